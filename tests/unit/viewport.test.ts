import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { debounced } from '#src/app/viewport/debounced.ts'
import { watchViewport } from '#src/app/viewport/viewport.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what waits for rest', () => {
  test('runs once, so long after the last call', () => {
    const run = vi.fn()
    const call = debounced(run, 200)
    call()
    vi.advanceTimersByTime(150)
    call()
    vi.advanceTimersByTime(199)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1000)
    expect(run).toHaveBeenCalledTimes(1)
  })

  test('does not run once it is called off', () => {
    const run = vi.fn()
    const call = debounced(run, 200)
    call()
    call.cancel()
    vi.advanceTimersByTime(1000)
    expect(run).not.toHaveBeenCalled()
  })
})

test('a window that is resized is measured once it is at rest, and its width is told', () => {
  const unit = vi.fn()
  const browserWindow = Object.assign(new EventTarget(), { innerHeight: 800, innerWidth: 1280 })
  vi.stubGlobal('window', browserWindow)
  vi.stubGlobal('document', { documentElement: { style: { setProperty: unit } } })
  const widths: unknown[] = []
  browserWindow.addEventListener('portal:resize', (event) => {
    widths.push(event instanceof CustomEvent ? event.detail : event)
  })

  const stop = watchViewport()
  expect(unit.mock.calls).toEqual([['--vh', '8px']])
  expect(widths).toEqual([])

  for (const innerHeight of [700, 650, 600]) {
    Object.assign(browserWindow, { innerHeight, innerWidth: 390 })
    browserWindow.dispatchEvent(new Event('resize'))
    vi.advanceTimersByTime(149)
  }
  expect(unit).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(unit).toHaveBeenLastCalledWith('--vh', '6px')
  expect(widths).toEqual([{ width: 390 }])

  browserWindow.dispatchEvent(new Event('resize'))
  stop()
  vi.advanceTimersByTime(1000)
  expect(widths).toHaveLength(1)
})
