import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { type Contract, ContractError, contractFile, loadContract } from '#scripts/mock-api/contract.ts'
import { handlers } from '#scripts/mock-api/handlers.ts'
import { prismAjv, schemasOf } from './support/schema.ts'

let contract: Contract

beforeAll(async () => {
  contract = await loadContract()
})

test('every schema is read as JSON Schema 2020-12: as an older draft, half of its rules would not count', async () => {
  const text = await readFile(contractFile, 'utf8')
  expect(text).toMatch(/^jsonSchemaDialect: https:\/\/json-schema\.org\/draft\/2020-12\/schema$/m)
  for (const schema of contract.operations.flatMap(schemasOf)) {
    expect(Reflect.get(schema.schema, '$schema'), schema.name).toMatch(/2020-12/)
  }
})

test('every schema compiles, and every format is checked: Prism says nothing when one is not', () => {
  const complaints: string[] = []
  const ajv = prismAjv('ajv/dist/2020', complaints)
  for (const { name, schema } of contract.operations.flatMap(schemasOf)) {
    expect(() => ajv.compile(schema), name).not.toThrow()
  }
  expect(complaints).toEqual([])
})

test('paths carry the whole address, since the path of a server is not looked at', () => {
  for (const { path, servers } of contract.operations) {
    expect(path).toMatch(/^\/api\//)
    expect(servers?.map(({ url }) => url)).toEqual(['/'])
  }
})

test('no answer is declared for any media type: that would switch checking off', () => {
  for (const { responses, request } of contract.operations) {
    const contents = [...responses, ...(request?.body ? [request.body] : [])].flatMap((part) => part.contents ?? [])
    for (const { mediaType } of contents) expect(mediaType).not.toContain('*')
  }
})

test('every handler answers an operation that exists', () => {
  expect(Object.keys(handlers).filter((name) => !contract.byId.has(name))).toEqual([])
})

test('a contract that cannot be read is one line', async () => {
  const missing = loadContract(new URL('file:///nowhere/openapi.yaml'))
  await expect(missing).rejects.toThrow(ContractError)
  await expect(missing).rejects.toThrow(/^The contract cannot be read: [^\n]+$/)
  await expect(loadContract({ openapi: '3.1.0', paths: {} })).rejects.toThrow('The contract has no operation.')
  const nameless = { openapi: '3.1.0', paths: { '/api/x': { get: { responses: { 204: { description: 'ok' } } } } } }
  await expect(loadContract(nameless)).rejects.toThrow('The contract has no operationId for get /api/x.')
})
