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
  ['/fr/m/friends', false],
  ['/m/fr/friends', false],
])('%s may hold third parties: %s', (pathname, may) => expect(mayHoldThirdParties(pathname)).toBe(may))
