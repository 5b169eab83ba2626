import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Injection } from '#src/api/contract.ts'
import { acceptedInjections } from '#src/app/settings/injections.ts'
import { mayHoldThirdParties } from '#src/app/settings/third-party-pages.ts'
import { hostileInjections, injection, listed } from '#tests/support/hostile/injections.ts'

const good = { src: `${listed}/tag.js` }

describe('what the settings ask for is placed when it is', () => {
  test.each<[string, Injection, object]>([
    ['a script in the head', injection(good), { element: 'script', place: 'head', src: good.src }],
    [
      'a script for visitors without scripts',
      injection(good, { inHead: false, inNoScript: true }),
      { element: 'script', place: 'noscript', src: good.src },
    ],
    [
      'a frame',
      injection({ ...good, title: 'Tag' }, { element: 'iframe', inHead: false, inNoScript: true }),
      { element: 'iframe', place: 'noscript', src: good.src, attributes: new Map([['title', 'Tag']]) },
    ],
    [
      'a script with attributes that do no harm, in whatever case',
      injection({ SRC: good.src, Async: '', type: 'module', 'data-site': 'fr', crossorigin: 'anonymous' }),
      {
        attributes: new Map(Object.entries({ async: '', type: 'module', 'data-site': 'fr', crossorigin: 'anonymous' })),
      },
    ],
    ['a script with empty text', injection(good, { value: ' \n' }), { element: 'script' }],
  ])('%s', (_what, item, expected) => expect(acceptedInjections([item])).toMatchObject([expected]))

  test('the same twice, once', () => {
    expect(acceptedInjections([injection(good), injection({ ...good, async: '' })])).toHaveLength(1)
  })

  test('an example of the contract: its script and its frame, and nothing that came with them', () => {
    const file = new URL('../../openapi/examples/getSettings/injections.json', import.meta.url)
    const { injections }: { injections: Injection[] } = JSON.parse(readFileSync(file, 'utf8')).value
    expect(acceptedInjections(injections).map(({ element }) => element)).toEqual(['script', 'iframe'])
    expect(injections.length).toBeGreaterThan(2)
  })
})

describe('an attribute', () => {
  const frame = { element: 'iframe', inHead: false, inNoScript: true }
  const others = ['no-referrer', 'origin', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

  test.each([
    ...['async', 'defer', 'integrity', 'crossorigin', 'data-site', 'data-x1-y'].map((name) => [name, 'x']),
    ...['', 'text/javascript', 'module'].map((type) => ['type', type]),
    ...others.map((policy) => ['referrerpolicy', policy]),
  ])('of a script, %s="%s", comes along', (name, value) => {
    const [placed] = acceptedInjections([injection({ ...good, [name]: value })])
    expect(placed?.attributes).toEqual(new Map([[name, value]]))
  })

  test.each([
    ...['title', 'width', 'height', 'loading'].map((name) => [name, 'x']),
    ...others.map((policy) => ['referrerpolicy', policy]),
  ])('of a frame, %s="%s", comes along', (name, value) => {
    const [placed] = acceptedInjections([injection({ ...good, [name]: value }, frame)])
    expect(placed?.attributes).toEqual(new Map([[name, value]]))
  })

  test.each(['asyncs', 'xasync', 'data-', 'data-1', 'data-a_b', 'xdata-a', 'title', 'class', 'nonce'])(
    'of a script, %s, keeps it from being placed',
    (name) => expect(acceptedInjections([injection({ ...good, [name]: '' })])).toEqual([]),
  )

  test.each(['titles', 'xtitle', 'async', 'data-a', 'class', 'csp'])(
    'of a frame, %s, keeps it from being placed',
    (name) => expect(acceptedInjections([injection({ ...good, [name]: '' }, frame)])).toEqual([]),
  )
})

test('what is left out takes nothing along, and the order stays', () => {
  const [first, second] = [`${listed}/1.js`, `${listed}/2.js`].map((src) => injection({ src }))
  const inFrame = injection(good, { element: 'iframe', inHead: false, inNoScript: true })
  if (!first || !second) throw new Error('There are two.')
  const items = [
    second,
    injection({ src: 'javascript:1' }),
    injection({ src: 'javascript:2' }),
    first,
    injection(good),
    inFrame,
  ]
  expect(acceptedInjections(items).map(({ element, src }) => `${element} ${src.split('/').at(-1)}`)).toEqual([
    'script 2.js',
    'script 1.js',
    'script tag.js',
    'iframe tag.js',
  ])
})

describe('it is left out when it is', () => {
  test.each(Object.entries(hostileInjections))('%s', (_what, item) => expect(acceptedInjections([item])).toEqual([]))
})

test.each<[string, boolean]>([
  ['/fr', true],
  ['/fr/', true],
  ['/nl/tickets', true],
  ['/en/my-interests', true],
  ['/', false],
  ['/callback', false],
  ['/404', false],
  ['/fr/register', false],
  ['/fr/register/', false],
  ['/fr/REGISTER', false],
  ['/fr/mail', false],
  ['/fr/profile', false],
  ['/fr/subscription', false],
  ['/fr/vouchers', false],
  ['/fr/unsubscribe', false],
  ['/fr/unsubscribe/confirmation', false],
  ['/fr/recommendations', false],
  ['/fr/error', false],
  ['/FR/Tickets', true],
  ['/fra/tickets', false],
  ['/f/tickets', false],
  ['/f1/tickets', false],
  ['fr/tickets', false],
  ['/fr/m', false],
  ['/fr/m/friends', false],
  ['/m/fr/friends', false],
])('%s may hold third parties: %s', (pathname, may) => expect(mayHoldThirdParties(pathname)).toBe(may))
