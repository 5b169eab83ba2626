import { execPath } from 'node:process'
import { afterEach, expect, test, vi } from 'vitest'
import { findBrowser } from '#scripts/browser.mjs'

afterEach(() => vi.unstubAllEnvs())

test('the browser that BROWSER_PATH names is taken before any other', () => {
  vi.stubEnv('BROWSER_PATH', execPath)
  expect(findBrowser('/nowhere/chrome')).toBe(execPath)
})

test('a BROWSER_PATH that leads nowhere is said, and nothing else is taken in its place', () => {
  vi.stubEnv('BROWSER_PATH', '/nowhere/chrome')
  expect(() => findBrowser(execPath)).toThrow('BROWSER_PATH is /nowhere/chrome, but there is no such file.')
})

test("without it, Playwright's own browser comes first", () => {
  vi.stubEnv('BROWSER_PATH', '')
  expect(findBrowser(execPath)).toBe(execPath)
})
