import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { examplesOf } from '#scripts/mock-api/prefer.ts'
import { problem } from '#scripts/mock-api/problems.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { contract, testPortal } from './support/portal.ts'
import { validatorOf } from './support/schema.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

describe.each(contract.operations.map((operation) => [operation.iid ?? '', operation] as const))(
  '%s',
  (_, operation) => {
    const cases = examplesOf(operation)
    const method = operation.method.toUpperCase()

    test.each(cases)(
      '$code $example is served when asked for, and is as the contract says',
      async ({ code, example }) => {
        const headers = {
          prefer: `code=${code}, example=${example}`,
          accept: 'application/json, application/problem+json',
        }
        const answer = await send(portal, operation.path, { method, headers })
        expect(answer.status, answer.text).toBe(code)
        const declared = operation.responses.find((response) => response.code === String(code))?.contents?.[0]
        expect(answer.headers['content-type']).toBe(declared?.mediaType)
        if (!declared?.mediaType.endsWith('json')) return
        const validate = validatorOf(operation, code)
        expect(validate(answer.json()), JSON.stringify(validate.errors)).toBe(true)
        if (code >= 400) expect(member(answer.json(), 'title')).toBe(problem('en', code).title)
      },
    )

    test('every declared answer with a body has an example', () => {
      const declared = operation.responses.filter(({ contents }) => contents?.length).map(({ code }) => Number(code))
      expect(declared.filter((code) => !cases.some((one) => one.code === code))).toEqual([])
    })
  },
)

test('the name alone is enough, whatever its status, and whatever the client says it accepts', async () => {
  const headers = { prefer: 'example="none"', accept: 'application/json' }
  const answer = await send(portal, '/api/accounts/me/subscription', { headers })
  expect(answer.status).toBe(404)
  expect(member(answer.json(), 'code')).toBe('subscription-none')
})

test('a status alone gets its first example', async () => {
  const answer = await send(portal, '/api/footer', { headers: { prefer: 'code=503' } })
  expect(answer.status).toBe(503)
})

test('an example wins over a request that would be refused', async () => {
  const answer = await send(portal, '/api/accounts/me', {
    method: 'PATCH',
    headers: { prefer: 'example=saved' },
    body: { nonsense: 1 },
  })
  expect(answer.status).toBe(200)
})

test.each([
  ['example=no-such-thing', 'getFooter has no example "no-such-thing". It has 200 default'],
  ['code=418', 'getFooter declares no answer 418. It has 200'],
  ['code=404, example=default', 'getFooter has no example "404 default".'],
])('%s is refused with what there is', async (prefer, words) => {
  const answer = await send(portal, '/api/footer', { headers: { prefer } })
  expect(answer.status).toBe(400)
  expect(member(answer.json(), 'detail')).toContain(words)
})

test('other preferences are no business of ours', async () => {
  expect((await send(portal, '/api/footer', { headers: { prefer: 'respond-async, wait=5' } })).status).toBe(200)
})

test('a test can ask for an example without the page knowing, and take it back', async () => {
  portal.prefer.set('getFooter', { example: 'empty' })
  expect((await send(portal, '/api/footer')).json()).toEqual({ shows: [], columns: [], socialNetworks: [] })
  const header = await send(portal, '/api/footer', { headers: { prefer: 'example=default' } })
  expect(header.text, 'a header of the request itself wins').not.toBe('{"shows":[],"columns":[],"socialNetworks":[]}')
  portal.prefer.clear('getFooter')
  expect(member((await send(portal, '/api/footer')).json(), 'shows')).not.toEqual([])
  expect(() => portal.prefer.set('getFoter', { code: 500 })).toThrow('The contract has no operation "getFoter".')
})

test('an operation that nobody wrote a handler for answers with its first example', async () => {
  const overrides = { listInterests: () => ({ status: 501, body: undefined }) }
  const bare = await testPortal({ overrides })
  const answer = await send(bare, '/api/interests')
  const first = await send(bare, '/api/interests', { headers: { prefer: 'example=french' } })
  expect(answer.status).toBe(200)
  expect(answer.text).toBe(first.text)
  await bare.close()
})

test('examples do not depend on who is signed in', async () => {
  const { access } = await signIn(portal, 'empty')
  const answer = await send(portal, '/api/ec/ebillet', { token: access, headers: { prefer: 'example=many' } })
  expect(member(answer.json(), 'length')).toBeGreaterThan(1)
})
