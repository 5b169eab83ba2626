import { expect, test } from 'vitest'
import { coreModules, pureModules } from '#tests/mutants/pure-modules.ts'
import { generated, sourceFiles } from './tree.ts'

const pure = new Set(pureModules())

test('whatever is called a rule is one, and its mutants are tried', () => {
  const rules = sourceFiles('src').filter((path) => path.endsWith('-rules.ts'))
  expect(rules.filter((path) => !pure.has(path))).toEqual([])
  expect(rules.length).toBeGreaterThan(20)
})

test('what safety rests on is tried in every run', () => {
  expect(coreModules.filter((path) => !pure.has(path))).toEqual([])
})

test('neither what is drawn, nor what asks the browser, nor what is generated is taken for a rule', () => {
  const living = ['src/app/storage/cookies.ts', 'src/app/tracking/track.ts', 'src/api/query-client.ts']
  expect([...pure].filter((path) => living.includes(path) || path.endsWith('.tsx') || generated.test(path))).toEqual([])
})
