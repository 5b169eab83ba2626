import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

function read(token: string, language = 'en'): Promise<Received> {
  return send(portal, `/api/newsletter?token=${token}`, { headers: { 'accept-language': language } })
}

function leave(token: string, all = ''): Promise<Received> {
  return send(portal, `/api/newsletter/unsubscribe${all}`, { method: 'PATCH', body: { token } })
}

async function subscribed(token: string): Promise<unknown> {
  return member((await read(token)).json(), 'subscribed')
}

describe('a link', () => {
  test.each([
    ['nl-filmnews-7Qk2vB', 'filmnews', 'Les films de la semaine'],
    ['nl-filmtips-3Hd8sX', 'filmtips', 'Nos conseils pour vous'],
    ['nl-account-5Vn1rC', 'account', 'La vie de votre compte'],
    ['nl-servicemail-8Wp6tJ', 'servicemail', 'Infos pratiques'],
    ['nl-kidsclub-2Lg9yF', 'kids-club', 'Le club des petits'],
  ])('%s is about %s, and tells no whole address', async (token, category, name) => {
    const answer = await read(token, 'fr')
    expect(answer.json()).toEqual({ category, name, mail: 'p…@kinora.example', subscribed: true })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  test.each([
    ['nl-filmnews-0Zz0zZ', 404, 'newsletter-link-unknown'],
    ['nl-expired-1Rm5hS', 410, 'newsletter-link-expired'],
    ['', 422, 'validation-failed'],
    ['%3Cscript%3E', 422, 'validation-failed'],
  ])('%s: %i, whatever is done with it', async (token, status, code) => {
    const bare = decodeURIComponent(token)
    for (const answer of [await read(token), await leave(bare), await leave(bare, '/all')]) {
      expect([answer.status, member(answer.json(), 'code')], answer.text).toEqual([status, code])
    }
  })

  test('without a token is refused', async () => {
    const answer = await send(portal, '/api/newsletter')
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/query/token', code: 'required' }] })
  })
})

describe('leaving', () => {
  test('one newsletter leaves the others, and does no harm twice', async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await leave('nl-filmnews-7Qk2vB')
      expect([answer.status, member(answer.json(), 'subscribed')]).toEqual([200, false])
    }
    expect(await subscribed('nl-filmnews-7Qk2vB')).toBe(false)
    expect(await subscribed('nl-filmtips-3Hd8sX')).toBe(true)
  })

  test('all of them ends those of this reader, and their opt-ins', async () => {
    expect((await leave('nl-filmtips-3Hd8sX', '/all')).json()).toMatchObject({
      category: 'filmtips',
      subscribed: false,
    })
    for (const token of ['nl-filmnews-7Qk2vB', 'nl-account-5Vn1rC', 'nl-kidsclub-2Lg9yF']) {
      expect(await subscribed(token), token).toBe(false)
    }
    expect(await subscribed('nl-filmnews-9Tz4wM')).toBe(true)
    const { access } = await signIn(portal, 'pass-holder')
    const account = (await send(portal, '/api/accounts/me', { token: access })).json()
    expect(account).toMatchObject({ mailCommunicationProvider: false, optinCommunicationProvider: false })
    expect((await leave('nl-filmtips-3Hd8sX', '/all')).status).toBe(200)
  })

  test('needs no account', async () => {
    expect((await leave('nl-visitor-6Jc3pN', '/all')).json()).toMatchObject({ mail: 's…@elsewhere.example' })
  })

  test('is forgotten when the world begins anew', async () => {
    await leave('nl-filmnews-7Qk2vB')
    portal.world.reset()
    expect(await subscribed('nl-filmnews-7Qk2vB')).toBe(true)
  })
})
