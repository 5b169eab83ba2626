import type { Injection } from '#src/api/contract.ts'
import { thirdParties } from '#src/app/settings/third-parties.ts'

/** An origin that is on the portal's list: only what comes from there can be good. */
export const listed = thirdParties.scripts[0] ?? ''

const { host } = new URL(listed)

/** Something that the settings ask for: a script in the head from the listed origin, but for what is said. */
export function injection(
  attributes: Readonly<Record<string, string>> | readonly [name: string, value: string][] = {},
  rest: Partial<Omit<Injection, 'attributes'>> = {},
): Injection {
  const pairs = Array.isArray(attributes) ? attributes : Object.entries(attributes)
  return {
    element: 'script',
    inHead: true,
    inNoScript: false,
    value: null,
    ...rest,
    attributes: pairs.map(([name = '', value = '']) => ({ name, value })),
  }
}

const src = `${listed}/hostile.js`
const frame = { element: 'iframe', inHead: false, inNoScript: true }

/**
 * What somebody who can write the settings, or change them on their way, might ask for. Each would run code, reach a stranger, or lay
 * something over the page. Add a row for each trick that is heard of: none may run.
 */
export const hostileInjections: Readonly<Record<string, Injection>> = {
  'code as text': injection({}, { value: 'window.ran = true' }),
  'code as text beside a listed address': injection({ src }, { value: 'window.ran = true' }),
  'a frame full of markup': injection({ srcdoc: '<script>parent.ran = true</script>' }, frame),
  'a frame that writes its own page': injection({ src, SrcDoc: '<script>parent.ran = true</script>' }, frame),
  'a handler of success': injection({ src, onload: 'window.ran = true' }),
  'a handler of failure, in capitals': injection({ src: `${listed}/missing.js`, ONERROR: 'window.ran = true' }),
  'a handler behind a space': injection({ src, ' onload': 'window.ran = true' }),
  'a handler in the same breath as another attribute': injection({ 'async onload': 'window.ran = true', src }),
  'an address that is code': injection({ src: 'javascript:window.ran=true' }),
  'an address that is code, in a frame': injection({ src: 'javascript:parent.ran=true' }, frame),
  'an address that is code, broken by a line': injection({ src: 'java\nscript:parent.ran=true' }, frame),
  'an address that is its own content': injection({ src: 'data:text/javascript,window.ran=true' }),
  'a page that is its own address': injection({ src: 'data:text/html,<script>parent.ran=true</script>' }, frame),
  'a blob': injection({ src: `blob:${listed}/0d8a4f2c-6d1b-4f6e-9a53-0c9c1e5a7b11` }),
  'a stranger': injection({ src: 'https://evil.example/hostile.js' }),
  'a stranger who begins like a listed one': injection({ src: `https://${host}.evil.example/hostile.js` }),
  'a stranger who ends like a listed one': injection({ src: `https://evil-${host}/hostile.js` }),
  'a stranger behind a listed name': injection({ src: `https://${host}@evil.example/hostile.js` }),
  'a stranger behind a backslash': injection({ src: `https://evil.example\\@${host}/hostile.js` }),
  'a listed host with a name and a password': injection({ src: `https://user:secret@${host}/hostile.js` }),
  'a listed host with a dot at its end': injection({ src: `https://${host}./hostile.js` }),
  'a listed host on another port': injection({ src: `${listed}:8443/hostile.js` }),
  'a listed host without encryption': injection({ src: `http://${host}/hostile.js` }),
  'an address without a scheme': injection({ src: `//${host}/hostile.js` }),
  "a file of the portal's own host": injection({ src: '/media/hostile.js' }),
  'an address broken by a tab': injection({ src: `https://${host}\t/hostile.js` }),
  'two addresses': injection([
    ['src', src],
    ['src', 'https://evil.example/hostile.js'],
  ]),
  'two addresses, one in capitals': injection([
    ['src', src],
    ['SRC', 'https://evil.example/hostile.js'],
  ]),
  'no address': injection({ async: '' }),
  'a map of modules': injection({ src, type: 'importmap' }),
  'a rule of what to fetch ahead': injection({ src, type: 'speculationrules' }),
  'a name that takes the place of a variable': injection({ src, id: 'dataLayer' }),
  'a frame with a name that takes the place of a variable': injection({ src, name: 'dataLayer' }, frame),
  'a frame over the page': injection({ src, style: 'position:fixed;inset:0;z-index:9' }, frame),
  'a frame that may use the camera': injection({ src, allow: 'camera' }, frame),
  'a frame that loosens its own bounds': injection({ src, sandbox: 'allow-top-navigation' }, frame),
  "a script that tells strangers the page's address": injection({ src, referrerpolicy: 'unsafe-url' }),
  'an element of another kind': injection({ src }, { element: 'object' }),
  'an element of another kind, from an attribute': injection({ data: src }, { element: 'embed' }),
  'a link that brings a style sheet': injection(
    { rel: 'stylesheet', href: `${listed}/hostile.css` },
    { element: 'link' },
  ),
  'a new foundation for every address': injection({ href: 'https://evil.example/' }, { element: 'base' }),
  'a page that leads away': injection(
    { 'http-equiv': 'refresh', content: '0;url=https://evil.example/' },
    { element: 'meta' },
  ),
  'an element in capitals': injection({ src }, { element: 'SCRIPT' }),
  'a drawing that carries code': injection({}, { element: 'svg', value: '<script>window.ran = true</script>' }),
  'nowhere to go': injection({ src }, { inHead: false }),
  'two places at once': injection({ src }, { inNoScript: true }),
}
