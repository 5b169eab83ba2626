import ts from 'typescript'
import { expect, test } from 'vitest'
import { exportsOf, parse, place, walk } from './syntax.ts'
import { sourceFiles } from './tree.ts'

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
