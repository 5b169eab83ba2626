import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { contract } from './support/portal.ts'

/** The calls that the portal was agreed to make: tag, method and path, one a line. */
const agreed = readFileSync(new URL('operations.tsv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t').join(' '))

const written = contract.operations.map(
  ({ tags, method, path }) => `${tags?.[0]?.name} ${method.toUpperCase()} ${path}`,
)

test('the contract has each of the 76 agreed calls, under its tag, and no other', () => {
  expect(agreed).toHaveLength(76)
  expect([...written].sort()).toEqual([...agreed].sort())
})

test('every operation has one tag, and an id of its own', () => {
  expect(contract.operations.filter(({ tags }) => tags?.length !== 1)).toEqual([])
  expect(contract.byId.size).toBe(contract.operations.length)
})
