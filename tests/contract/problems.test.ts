import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { loadContract } from '#scripts/conformance/contract.ts'
import { member } from './support/client.ts'

const contract = await loadContract()
const schemas: unknown = parse(readFileSync(new URL('../../openapi/schemas/problem.yaml', import.meta.url), 'utf8'))

/** The codes that a schema lists. */
function listed(schema: string): unknown[] {
  const values = member(schemas, schema, 'properties', 'code', 'x-extensible-enum')
  return Array.isArray(values) ? values : []
}

const problems = contract.operations.flatMap(({ id, answers }) =>
  [...answers].flatMap(([status, { contents }]) =>
    contents
      .filter(({ type }) => type === 'application/problem+json')
      .flatMap(({ examples }) => examples.map(({ name, value }) => ({ at: `${id} ${status} ${name}`, status, value }))),
  ),
)

/** The refused fields of a problem. */
function fieldsOf(value: unknown): unknown[] {
  const errors = member(value, 'errors')
  return Array.isArray(errors) ? errors : []
}

test('every code of an example is among those that the contract names', () => {
  const codes = listed('Problem')
  expect(problems.filter(({ value }) => !codes.includes(member(value, 'code'))).map(({ at }) => at)).toEqual([])
  const fieldCodes = listed('ProblemField')
  const strange = problems.filter(({ value }) =>
    fieldsOf(value).some((field) => !fieldCodes.includes(member(field, 'code'))),
  )
  expect(strange.map(({ at }) => at)).toEqual([])
})

test('every code that the contract names has an example, except one for what is not there at all', () => {
  const seen = new Set(problems.map(({ value }) => member(value, 'code')))
  expect(listed('Problem').filter((code) => !seen.has(code))).toEqual(['not-found'])
  const seenInFields = new Set(problems.flatMap(({ value }) => fieldsOf(value).map((field) => member(field, 'code'))))
  expect(listed('ProblemField').filter((code) => !seenInFields.has(code))).toEqual([])
})

test('a problem repeats the status that it comes with', () => {
  expect(problems.filter(({ status, value }) => member(value, 'status') !== status).map(({ at }) => at)).toEqual([])
})
