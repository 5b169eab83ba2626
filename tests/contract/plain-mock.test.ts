import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '#scripts/conformance/contract.ts'
import { exampleExchanges } from '#scripts/conformance/examples.ts'
import { createSender, type Sender } from '#scripts/conformance/send.ts'
import { type PlainMock, startPlainMock } from './support/plain-mock.ts'

const contract = await loadContract()
const folder = new URL('../../openapi/examples/', import.meta.url)

let mock: PlainMock
let sender: Sender

beforeAll(async () => {
  mock = await startPlainMock()
  sender = createSender({ url: mock.url, host: undefined, token: 'anything', timeoutMs: 10_000 })
})
afterAll(async () => {
  sender.close()
  await mock.close()
})

/** What the file of an example holds: the operation's own, or one that all operations share. */
function filed(operationId: string, status: number, name: string): unknown {
  const names = [`${operationId}/${name}`, `${operationId}/${status}-${name}`, `problem/${status}-${name}`]
  const file = names.map((path) => new URL(`${path}.json`, folder)).find((path) => existsSync(path))
  if (!file) throw new Error(`No file holds the example ${name} of ${operationId}.`)
  return JSON.parse(readFileSync(file, 'utf8')).value
}

describe.each(contract.operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  const cases = [...operation.answers].flatMap(([status, { contents }]) =>
    contents.flatMap(({ type, examples }) => examples.map(({ name }) => ({ status, type, name }))),
  )

  test.each(cases)('$status $name is what Prism alone serves for it', async ({ status, type, name }) => {
    const [asked] = exampleExchanges(operation, true).exchanges
    if (!asked) throw new Error(`The contract has no request for ${operation.id}.`)
    const headers = { ...asked.headers, prefer: `code=${status}, example=${name}` }
    const answer = await sender.send({ ...asked, headers })
    if ('trouble' in answer) throw new Error(answer.words)
    expect(answer.status, answer.bytes.toString()).toBe(status)
    expect(answer.headers['content-type']).toBe(type)
    const text = answer.bytes.toString()
    expect(type.endsWith('json') ? JSON.parse(text) : text).toEqual(filed(operation.id, status, name))
  })
})
