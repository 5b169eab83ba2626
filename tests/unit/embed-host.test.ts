import { describe, expect, test, vi } from 'vitest'
import { type HostEvent, hostOf, parentOrigins } from '#src/app/embed/host.ts'

const nobody = { iosHandler: null, androidBridge: null, parentOrigins: [] as string[] }
const events: HostEvent[] = ['close', 'logout', 'refresh-login', 'register-complete']

/** A window with what an application put there, which stands alone or in a page that gets what is posted. */
function windowWith(parts: object = {}, parent?: { postMessage(message: unknown, origin: string): void }) {
  const view = { location: {}, postMessage: vi.fn(), ...parts }
  const alone = { ...view, parent: view }
  alone.parent = alone
  return parent ? { ...view, parent } : alone
}

describe('a host', () => {
  test('is nobody in a window of its own: nothing is sent', () => {
    const host = hostOf({ embed: { ...nobody, parentOrigins: ['https://partner.example'] } }, windowWith())
    expect(host).toMatchObject({ isEmbedded: false, isFramed: false, hears: false })
    for (const event of events) host.send(event)
  })

  test('is the iOS application where its handler is: it gets the verb and nothing else', () => {
    const postMessage = vi.fn()
    const view = windowWith({ webkit: { messageHandlers: { kinora: { postMessage } } } })
    const host = hostOf({ embed: { ...nobody, iosHandler: 'kinora' } }, view)
    expect(host).toMatchObject({ isEmbedded: true, isFramed: false, hears: true })
    for (const event of events) host.send(event)
    expect(postMessage.mock.calls).toEqual([[{ event: 'close' }], [{ event: 'logout' }], [{ event: 'refresh-login' }]])
  })

  test('is the Android application where its object is: it gets the same as text', () => {
    const postMessage = vi.fn()
    const view = windowWith({ KinoraAndroid: { postMessage } })
    const host = hostOf({ embed: { ...nobody, androidBridge: 'KinoraAndroid' } }, view)
    for (const event of events) host.send(event)
    expect(postMessage.mock.calls.flat()).toEqual(
      ['close', 'logout', 'refresh-login'].map((event) => JSON.stringify({ event })),
    )
  })

  test('is the page round the frame: it gets all four, at each origin that the settings name', () => {
    const postMessage = vi.fn()
    const view = windowWith({}, { postMessage })
    const embed = { ...nobody, parentOrigins: ['https://a.example', 'https://b.example/page'] }
    const host = hostOf({ embed }, view)
    expect(host).toMatchObject({ isEmbedded: true, isFramed: true, hears: true })
    host.send('close')
    expect(postMessage.mock.calls).toEqual([
      [{ event: 'close' }, 'https://a.example'],
      [{ event: 'close' }, 'https://b.example'],
    ])
    for (const event of events) host.send(event)
    expect(postMessage).toHaveBeenCalledTimes(2 + 2 * events.length)
  })

  test('that the settings do not name is told nothing', () => {
    const postMessage = vi.fn()
    const view = windowWith({ webkit: { messageHandlers: { other: { postMessage } } } }, { postMessage })
    const host = hostOf({ embed: { ...nobody, iosHandler: 'kinora', androidBridge: 'Kinora' } }, view)
    expect(host).toMatchObject({ isEmbedded: true, hears: false })
    for (const event of events) host.send(event)
    expect(postMessage).not.toHaveBeenCalled()
  })

  test('whose bridge fails stops nothing', () => {
    const view = windowWith({
      webkit: {
        messageHandlers: {
          kinora: {
            postMessage() {
              throw new Error('gone')
            },
          },
        },
      },
    })
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect(() => hostOf({ embed: { ...nobody, iosHandler: 'kinora' } }, view).send('close')).not.toThrow()
    expect(complaint).toHaveBeenCalledOnce()
    complaint.mockRestore()
  })

  test.each(['parent', 'location', 'document', 'constructor', '__proto__', 'missing'])(
    'is not made of whatever the page has under the name "%s"',
    (name) => {
      const view = windowWith({ document: {}, window: {} })
      const host = hostOf({ embed: { ...nobody, iosHandler: name, androidBridge: name } }, view)
      expect(host.isEmbedded).toBe(false)
      host.send('close')
    },
  )
})

describe('the origins that a parent may have', () => {
  test.each([
    ['https://partner.example', 'https://partner.example'],
    ['https://partner.example/', 'https://partner.example'],
    ['https://partner.example/page?x#y', 'https://partner.example'],
    ['HTTPS://Partner.Example:443', 'https://partner.example'],
    ['http://fr.localhost:4173', 'http://fr.localhost:4173'],
  ])('%s is %s', (entry, origin) => expect(parentOrigins([entry])).toEqual([origin]))

  test.each([
    '*',
    'null',
    '',
    '/',
    'partner.example',
    '//partner.example',
    'https://*',
    'https://*.partner.example',
    'http://',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///x',
    'blob:https://partner.example/1',
    'about:blank',
    'https://user:secret@partner.example',
  ])('"%s" is none', (entry) => expect(parentOrigins([entry])).toEqual([]))

  test('only the actual one counts where the browser tells it', () => {
    const configured = ['https://a.example', 'https://b.example', 'https://b.example/again']
    expect(parentOrigins(configured, 'https://b.example')).toEqual(['https://b.example'])
    expect(parentOrigins(configured, 'https://evil.example')).toEqual([])
    expect(parentOrigins(configured, 'null')).toEqual([])
  })
})
