import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { contract, testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await testPortal({ captcha: true })
  token = (await signIn(portal, 'pass-holder')).access
})
beforeEach(() => portal.reset())
afterEach(() => vi.useRealTimers())
afterAll(() => portal.close())

const inBase64 = (value: unknown) => btoa(JSON.stringify(value))

async function challenge() {
  return JSON.parse((await send(portal, '/captcha/challenge')).text)
}

/** A challenge and its solution, as a form's browser finds it. */
async function solved(): Promise<{ challenge: { parameters: object; signature: string }; solution: object }> {
  const open = await challenge()
  const solution = await solveChallenge({ challenge: open, deriveKey })
  return { challenge: open, solution: solution ?? {} }
}

/** Adds a voucher, with an answer or without. */
function addVoucher(answer?: string, cardNumber = 'KINO-2471-MAIS', language = 'en'): Promise<Received> {
  const headers = { 'accept-language': language, ...(answer !== undefined && { 'x-captcha-challenge': answer }) }
  return send(portal, '/api/accounts/me/voucher', { method: 'PATCH', token, headers, body: { cardNumber } })
}

function refused(answer: Received) {
  const problem = answer.json()
  return [answer.status, member(problem, 'code'), member(problem, 'detail')]
}

describe('the settings', () => {
  test('say where a challenge is, while forms are asked for one', async () => {
    const settings = (await send(portal, '/api/settings')).json()
    expect(member(settings, 'captcha')).toEqual({ provider: 'altcha', challengeUrl: '/captcha/challenge' })
  })

  test('say that nobody asks otherwise; then there is no challenge, and a form needs none', async () => {
    const open = await testPortal()
    expect(member((await send(open, '/api/settings')).json(), 'captcha')).toBeNull()
    expect((await send(open, '/captcha/challenge')).status).toBe(404)
    const { access } = await signIn(open, 'pass-holder')
    const body = { cardNumber: 'KINO-2471-MAIS' }
    const added = await send(open, '/api/accounts/me/voucher', { method: 'PATCH', token: access, body })
    expect(added.status).toBe(200)
    await open.close()
  })
})

describe('a challenge', () => {
  test('is another one each time, signed, for some minutes, and kept by no cache', async () => {
    const received = await send(portal, '/captcha/challenge')
    expect(received.headers['cache-control']).toBe('no-store')
    const one = received.json()
    expect(member(one, 'signature')).toMatch(/^[0-9a-f]{64}$/)
    expect(Number(member(one, 'parameters', 'expiresAt')) - Date.now() / 1000).toBeGreaterThan(60)
    expect(member(await challenge(), 'parameters', 'nonce')).not.toBe(member(one, 'parameters', 'nonce'))
  })

  test.each([
    ['POST', '/captcha/challenge'],
    ['GET', '/captcha'],
    ['GET', '/captcha/other'],
  ])('is not had by %s %s', async (method, path) => {
    expect((await send(portal, path, { method })).status).toBe(404)
  })
})

describe('an answer', () => {
  test('lets a form in', async () => {
    expect((await addVoucher(inBase64(await solved()))).status).toBe(200)
  })

  test('fits into the header', async () => {
    const longest = contract.byId.get('addVoucher')?.request?.headers?.find(({ name }) => /captcha/i.test(name))
    expect(longest?.schema?.maxLength).toBeGreaterThan(inBase64(await solved()).length)
  })

  test('that is missing is refused in the language of the page', async () => {
    const answer = await addVoucher()
    expect(refused(answer)).toEqual([403, 'captcha-refused', 'X-Captcha-Challenge is missing.'])
    expect(member(answer.json(), 'message')).toBe('The check against robots has failed. Nothing is lost: try again.')
    expect(member((await addVoucher(undefined, 'KINO-2471-MAIS', 'fr')).json(), 'message')).toMatch(/anti-robot/)
  })

  test.each<[string, () => Promise<string>]>([
    ['is no base64', async () => '***'],
    ['is no JSON', async () => btoa('hello')],
    ['is nothing', async () => inBase64(null)],
    ['is empty', async () => inBase64({})],
    ['has the wrong shape', async () => inBase64({ challenge: { parameters: [] }, solution: 4417 })],
    ['has no solution', async () => inBase64({ challenge: (await solved()).challenge })],
    ['has another solution', async () => inBase64({ ...(await solved()), solution: (await solved()).solution })],
    ['is of a challenge without a signature', async () => inBase64(await unsigned())],
    ['is of a challenge that was made easier', async () => inBase64(await easier())],
    ['is of another server', async () => inBase64(await foreign())],
  ])('that %s is refused as wrong', async (_, answer) => {
    const detail = 'X-Captcha-Challenge holds no solution of a challenge of this server.'
    expect(refused(await addVoucher(await answer()))).toEqual([403, 'captcha-refused', detail])
  })

  test('is accepted once, whatever became of the form', async () => {
    const answer = inBase64(await solved())
    expect((await addVoucher(answer, 'KINO-0000-NONE')).status).toBe(422)
    expect(refused(await addVoucher(answer))).toEqual([
      403,
      'captcha-refused',
      'The challenge in X-Captcha-Challenge was used before.',
    ])
    expect((await addVoucher(inBase64(await solved()))).status).toBe(200)
  })

  test('is not used up by a form that could not have been carried out', async () => {
    const answer = inBase64(await solved())
    expect((await addVoucher(answer, '!')).status).toBe(422)
    const signedOut = await send(portal, '/api/accounts/me/voucher', {
      method: 'PATCH',
      headers: { 'x-captcha-challenge': answer },
      body: { cardNumber: 'KINO-2471-MAIS' },
    })
    expect(signedOut.status).toBe(401)
    expect((await addVoucher(answer)).status).toBe(200)
  })

  test('that comes too late is refused as expired', async () => {
    const answer = inBase64(await solved())
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    token = (await signIn(portal, 'pass-holder')).access
    const detail = 'The challenge in X-Captcha-Challenge has expired.'
    expect(refused(await addVoucher(answer))).toEqual([403, 'captcha-refused', detail])
    expect((await addVoucher(inBase64(await solved()))).status).toBe(200)
    vi.useRealTimers()
    token = (await signIn(portal, 'pass-holder')).access
  })

  async function unsigned() {
    const { challenge: signed, solution } = await solved()
    return { challenge: { parameters: signed.parameters }, solution }
  }

  async function easier() {
    const { challenge: signed, solution } = await solved()
    return { challenge: { ...signed, parameters: { ...signed.parameters, cost: 1 } }, solution }
  }

  async function foreign() {
    const other = await testPortal({ captcha: true })
    const open = JSON.parse((await send(other, '/captcha/challenge')).text)
    await other.close()
    return { challenge: open, solution: await solveChallenge({ challenge: open, deriveKey }) }
  }
})

const taking = contract.operations.filter(({ request }) =>
  request?.headers?.some(({ name }) => name.toLowerCase() === 'x-captcha-challenge'),
)

describe('every form that the contract wants an answer of', () => {
  test('is known', () => {
    expect(taking.map(({ iid }) => iid).sort()).toEqual([
      'addGiftCard',
      'addPrepaid',
      'addVoucher',
      'attachCard',
      'cancelPrepaidOffer',
      'changeEmail',
      'checkCredentials',
      'createCase',
      'dissociatePrepaid',
      'offerPrepaid',
      'sendContactMessage',
    ])
  })

  test.each(taking.map((operation) => [operation.iid, operation] as const))(
    '%s is refused without one',
    async (_, operation) => {
      const { method, path, request } = operation
      const content = request?.body?.contents?.[0]
      const example: object = Object(member(content?.examples?.[0], 'value'))
      const multipart = content?.mediaType === 'multipart/form-data' ? new Response(formOf(example)) : undefined
      const type = multipart?.headers.get('content-type')
      const body = multipart ? new Uint8Array(await multipart.arrayBuffer()) : example
      const headers: Record<string, string> = type ? { 'content-type': type } : {}
      const answer = await send(portal, path, { method: method.toUpperCase(), token, headers, body })
      expect(refused(answer)).toEqual([403, 'captcha-refused', 'X-Captcha-Challenge is missing.'])
    },
  )

  function formOf(fields: object): FormData {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (typeof value === 'string') form.append(name, value)
    return form
  }
})
