import ts from 'typescript'
import { expect, test } from 'vitest'
import { exportsOf, parse, place, walk } from './syntax.ts'
import { sourceFiles, text } from './tree.ts'

const routes = sourceFiles('src/routes').filter((path) => /\.tsx?$/.test(path))

test('there are routes to look at', () => {
  expect(routes.length).toBeGreaterThan(0)
})

test('a route file exports its route and nothing else', () => {
  const wrong = routes
    .map((path) => [path, ...exportsOf(parse(path))])
    .filter((found) => found.join().replace(/.*?,/, '') !== 'Route')
  expect(wrong, 'an exported component is not split from the address it is shown at').toEqual([])
})

test('a route file holds no state, no effect and no change of data', () => {
  const calls =
    /^use(?:State|Reducer|Effect|LayoutEffect|EffectEvent|Mutation|ActionState|OptimisticState|Optimistic|Transition)$/
  const found: string[] = []
  for (const path of routes) {
    walk(parse(path), (node) => {
      if (ts.isIdentifier(node) && calls.test(node.text)) found.push(`${place(node)}: ${node.text}`)
    })
  }
  expect(found, 'the screen belongs to its feature').toEqual([])
})

/** What can follow the language in an address, as English spells it: nothing else exists. */
const addresses = [
  '',
  'advantages',
  'cinema/$slug',
  'cinemas',
  'club',
  'contact',
  'entertainment',
  'entertainment/$slug',
  'error',
  'friends',
  'history',
  'm/cinemas',
  'm/friends',
  'm/history',
  'm/unavailable',
  'mail',
  'messages',
  'movies',
  'movies/$slug',
  'my-interests',
  'offers',
  'our-cinemas',
  'our-cinemas/$city',
  'preferences',
  'profile',
  'ratings',
  'recommendations',
  'register',
  'shows',
  'signed-out',
  'statistics',
  'subscription',
  'tickets',
  'unavailable',
  'unsubscribe',
  'unsubscribe/confirmation',
  'vouchers',
  'wishlist',
]

test('every address has its route, and every route is known', () => {
  const [, table = ''] = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(text('src/route-tree.gen.ts')) ?? []
  const found = [...table.matchAll(/^ {2}'([^']+)':/gm)].map(([, path = '']) => path)
  const known = addresses.map((address) => (address ? `/$language/${address}` : '/$language'))
  expect(found.sort()).toEqual([...known, '/', '/$', '/404', '/callback', '/m/$language/$page'].sort())
})

test('a page says how it is counted and what it is called, in words that are translated', () => {
  const without = routes.filter(
    (path) => !/staticData: (?:noPage|notFoundPage|\{ page: (?:'\w+'|null), title: msg`)/.test(text(path)),
  )
  expect(without.filter((path) => !path.endsWith('__root.tsx'))).toEqual([])
})
