import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, type Sent, send } from './support/client.ts'
import { contract, testPortal } from './support/portal.ts'
import { validatorOf } from './support/schema.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await testPortal()
  token = (await signIn(portal, 'pass-holder')).access
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

function patch(sent: Sent): Promise<Received> {
  return send(portal, '/api/accounts/me', { method: 'PATCH', token, ...sent })
}

/** Every problem is one, whoever made it: what is not checked on the way out is checked here. */
function expectProblem(answer: Received, status: number): unknown {
  expect(answer.status, answer.text).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const operation = contract.byId.get('updateAccount')
  if (!operation) throw new Error('updateAccount is gone')
  const validate = validatorOf(operation, 422)
  expect(validate(answer.json()), JSON.stringify(validate.errors)).toBe(true)
  expect(member(answer.json(), 'status')).toBe(status)
  return answer.json()
}

describe('who asks', () => {
  test('nobody, a stranger’s token and a broken header are 401, in the customer’s language', async () => {
    const nobody = await send(portal, '/api/accounts/me', { headers: { 'accept-language': 'en' } })
    expect(expectProblem(nobody, 401)).toMatchObject({
      code: 'session-expired',
      message: expect.stringContaining('sign in again'),
    })
    expect(nobody.headers['www-authenticate']).toBe('Bearer')
    const stranger = await send(portal, '/api/accounts/me', { token: 'made-up' })
    expect(expectProblem(stranger, 401)).toMatchObject({
      message: 'Votre session a expiré. Connectez-vous de nouveau.',
    })
    expect(stranger.headers['www-authenticate']).toContain('invalid_token')
    expectProblem(await send(portal, '/api/accounts/me', { headers: { authorization: 'Basic x' } }), 401)
  })

  test('a visitor may read what is open, but a stranger’s token is refused where a token counts', async () => {
    expect((await send(portal, '/api/alerts?type=ec')).status).toBe(200)
    expectProblem(await send(portal, '/api/alerts?type=ec', { token: 'made-up' }), 401)
    expect((await send(portal, '/api/footer', { token: 'made-up' })).status).toBe(200)
  })
})

describe('what is asked', () => {
  test.each<[string, Sent, object[]]>([
    ['an unknown field', { body: { shoeSize: 44 } }, [{ pointer: '/shoeSize', code: 'unknown-field' }]],
    ['no field', { body: {} }, [{ pointer: '', code: 'required' }]],
    ['no body', {}, [{ pointer: '', code: 'required' }]],
    ['a wrong type', { body: { firstname: 7 } }, [{ pointer: '/firstname', code: 'format' }]],
    ['too long', { body: { firstname: 'x'.repeat(61) } }, [{ pointer: '/firstname', code: 'too-long' }]],
    ['no such day', { body: { dateOfBirth: '2001-02-30' } }, [{ pointer: '/dateOfBirth', code: 'format' }]],
    [
      'a missing member inside',
      { body: { interest: { genres: [] } } },
      [{ pointer: '/interest/events', code: 'required' }],
    ],
    ['two at once', { body: { city: '', country: 'france' } }, [{ pointer: '/city' }, { pointer: '/country' }]],
    ['no JSON', { body: '{"firstname":', headers: { 'content-type': 'application/json' } }, [{ pointer: '' }]],
  ])('%s is 422 and named', async (_, sent, errors) => {
    expect(expectProblem(await patch(sent), 422)).toMatchObject({ code: 'validation-failed', errors })
  })

  test('the handler is not asked about a request that is refused', async () => {
    await patch({ body: { firstname: 'Kept?', shoeSize: 44 } })
    expect(member((await send(portal, '/api/accounts/me', { token })).json(), 'firstname')).toBe('Margaux')
  })

  test('another type of body is 415, also when its length is not told', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' }
    expectProblem(await patch({ body: 'firstname=M', headers: form }), 415)
    const chunked = { ...form, 'transfer-encoding': 'chunked' }
    expectProblem(await patch({ body: 'firstname=M', headers: chunked }), 415)
  })

  test('a query is named as the contract spells it', async () => {
    expect(expectProblem(await send(portal, '/api/alerts'), 422)).toMatchObject({
      errors: [{ pointer: '/query/type', code: 'required' }],
    })
    expect(expectProblem(await send(portal, '/api/alerts?type=home'), 422)).toMatchObject({
      errors: [{ pointer: '/query/type', code: 'unknown-value' }],
    })
  })

  test('an unknown path is 404, and a method that the path does not have is 405 with those it has', async () => {
    expectProblem(await send(portal, '/api/nothing'), 404)
    const wrong = await send(portal, '/api/accounts/me', { method: 'DELETE' })
    expectProblem(wrong, 405)
    expect(wrong.headers.allow).toBe('GET, PATCH, HEAD, OPTIONS')
  })

  test('HEAD is GET without a body, and OPTIONS tells the methods: Prism itself refuses both', async () => {
    const head = await send(portal, '/api/footer', { method: 'HEAD' })
    expect([head.status, head.bytes.length]).toEqual([200, 0])
    expect(Number(head.headers['content-length'])).toBeGreaterThan(100)
    const options = await send(portal, '/api/footer', { method: 'OPTIONS' })
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS'])
  })

  test('a body that is far too large is 413', async () => {
    const body = Buffer.alloc(27 * 1024 * 1024, 32)
    expectProblem(await patch({ body, headers: { 'content-type': 'application/json' } }), 413)
  })

  test('a name of another machine is not answered, so that no other site can call in', async () => {
    for (const host of ['evil.example', 'fr.localhost.evil.example', 'a b']) {
      for (const path of ['/api/footer', '/identity/jwks', '/__mock', '/media/posters/noord.svg']) {
        expect((await send(portal, path, { headers: { host } })).status).toBe(421)
      }
    }
  })
})

test('every call is on record, also the refused ones', async () => {
  await patch({ body: { firstname: 'M' } })
  await send(portal, '/api/nothing?a=1')
  expect(portal.calls).toMatchObject([
    { operationId: 'updateAccount', method: 'PATCH', path: '/api/accounts/me', body: { firstname: 'M' }, status: 200 },
    { operationId: undefined, method: 'GET', path: '/api/nothing', query: { a: '1' }, status: 404 },
  ])
  expect(portal.calls[0]?.headers.authorization).toBe(`Bearer ${token}`)
})
