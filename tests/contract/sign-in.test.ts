import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { linkToken } from '#scripts/mock-api/handlers/identities.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn, Visit } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
const noon = new Date('2026-11-21T12:00:00Z')
let clock = noon
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => clock })
})
beforeEach(() => {
  clock = noon
  portal.reset()
})
afterAll(() => portal.close())

/** Calls something about the account, as somebody. */
async function me(id: PersonaId, method: string, path: string, body?: object, language = 'en'): Promise<Received> {
  const token = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, token)
  const headers = { 'accept-language': language }
  return send(portal, `/api/accounts/me${path}`, { method, token, headers, ...(body && { body }) })
}

function example(name: string): object {
  const file = new URL(`../../openapi/examples/${name}.json`, import.meta.url)
  const value = member(JSON.parse(readFileSync(file, 'utf8')), 'value')
  if (typeof value !== 'object' || value === null) throw new Error(`${name} has no value.`)
  return value
}

function later(minutes: number): void {
  clock = new Date(clock.getTime() + minutes * 60_000)
}

describe('linked identities', () => {
  test('are listed with what is needed to show them, the same ones as in the account', async () => {
    expect((await me('pass-holder', 'GET', '/identities')).json()).toEqual([
      {
        provider: 'google-oauth2',
        icon: 'google',
        account: { id: 'google-oauth2|1048207', name: 'margaux.dalmeida@courriel.example', main: false },
      },
      { provider: 'apple', icon: 'apple', account: { id: 'apple|2048217', name: null, main: false } },
    ])
    expect((await me('leaving', 'GET', '/identities')).json()).toHaveLength(3)
    expect((await me('empty', 'GET', '/identities')).json()).toEqual([])
  })

  test('one is added last, once, and shows in the account', async () => {
    const body = example('linkIdentity/request-facebook')
    const answer = await me('pass-holder', 'POST', '/link', body)
    expect(answer.json()).toMatchObject([
      { provider: 'google-oauth2' },
      { provider: 'apple' },
      { provider: 'facebook', icon: 'facebook', account: { name: 'Margaux d’Almeida', main: false } },
    ])
    expect((await me('pass-holder', 'GET', '/identities')).json()).toEqual(answer.json())
    expect((await me('pass-holder', 'GET', '')).json()).toMatchObject({
      social: ['google-oauth2', 'apple', 'facebook'],
      identities: [{}, {}, { provider: 'facebook', id: 'facebook|3048227' }],
    })
    expect((await me('pass-holder', 'POST', '/link', body)).json()).toMatchObject({ status: 409, code: 'IDP-LINKED' })
    expect((await me('empty', 'POST', '/link', body)).json()).toMatchObject({ status: 409, code: 'IDP-TAKEN' })
  })

  test('a sign-in at the provider links for ten minutes, and only with that provider', async () => {
    const there = { provider: 'apple', id: 'apple|77', name: null }
    const token = linkToken(there, noon)
    const elsewhere = await me('empty', 'POST', '/link', { token, provider: 'facebook' })
    expect(elsewhere.json()).toMatchObject({
      status: 422,
      code: 'IDP-TOKEN',
      errors: [{ pointer: '/token', code: 'unknown-value' }],
    })
    later(10)
    const late = await me('empty', 'POST', '/link', { token, provider: 'apple' }, 'fr')
    expect(late.json()).toMatchObject({
      status: 422,
      code: 'IDP-TOKEN',
      message: 'La connexion avec ce service a expiré. Recommencez pour relier votre compte.',
      errors: [{ pointer: '/token', code: 'expired' }],
    })
    const fresh = await me('empty', 'POST', '/link', { token: linkToken(there, clock), provider: 'apple' })
    expect(fresh.status).toBe(200)
  })

  test.each(['made-up', 'demo.', 'demo.e30', 'demo.bnVsbA', 'demo.IjEi'])('%s is no token', async (token) => {
    const answer = await me('empty', 'POST', '/link', { token, provider: 'apple' })
    expect(answer.json()).toMatchObject({ status: 422, code: 'IDP-TOKEN' })
  })

  test('a provider that is not offered is refused on its field', async () => {
    const answer = await me('empty', 'POST', '/link', { token: 'x', provider: 'myface' })
    expect(answer.json()).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/provider', code: 'unknown-value' }],
    })
    expect((await me('empty', 'POST', '/link', { provider: 'apple' })).json()).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/token', code: 'required' }],
    })
  })

  test('one is taken away, once, and is then free for somebody else', async () => {
    const body = example('unlinkIdentity/request-apple')
    const answer = await me('pass-holder', 'POST', '/unlink', body)
    expect(answer.json()).toMatchObject([{ provider: 'google-oauth2' }])
    expect((await me('pass-holder', 'GET', '')).json()).toMatchObject({
      social: ['google-oauth2'],
      identities: [{ provider: 'google-oauth2' }],
    })
    const again = await me('pass-holder', 'POST', '/unlink', body)
    expect(again.json()).toMatchObject({ status: 404, code: 'IDP-UNKNOWN' })
    const token = linkToken({ provider: 'apple', id: 'apple|2048217', name: null })
    expect((await me('empty', 'POST', '/link', { token, provider: 'apple' })).status).toBe(200)
  })

  test('the one that the account was made with stays', async () => {
    const body = { provider: 'google-oauth2', id: 'google-oauth2|6113009' }
    expect((await me('staff', 'POST', '/unlink', body)).json()).toMatchObject({ status: 409, code: 'IDP-MAIN' })
    expect((await me('staff', 'GET', '/identities')).json()).toMatchObject([{ account: { main: true } }])
  })
})

describe('a change of address', () => {
  const mail = 'margaux@courriel.example'
  const check = (body: object, language?: string) => me('pass-holder', 'POST', '/checkCredentials', body, language)
  const change = (newMail: string, newMailConfirmation = newMail) =>
    me('pass-holder', 'PATCH', '/email', { newMail, newMailConfirmation })

  test('is made in two steps, and the new address signs in and is to be verified', async () => {
    const checked = await check({ mail, password: 'kinora' })
    expect(checked.json()).toEqual({ validUntil: '2026-11-21T13:10:00+01:00' })
    expect((await me('pass-holder', 'GET', '')).json()).toMatchObject({ email: 'pass-holder@kinora.example' })
    const changed = await change(mail, mail.toUpperCase())
    expect(changed.json()).toMatchObject({ id: 'pass-holder', email: mail, emailVerified: false })
    expect((await me('pass-holder', 'GET', '')).json()).toEqual(changed.json())
    expect((await new Visit(portal).code({ email: mail, password: 'kinora' })).get('code')).toBeTruthy()
    expect((await change(mail)).json()).toMatchObject({ status: 409, code: 'credentials-not-checked' })
  })

  test('the examples of the contract work one after the other', async () => {
    expect((await check(example('checkCredentials/request-new-mail'))).status).toBe(200)
    const answer = await me('pass-holder', 'PATCH', '/email', example('changeEmail/request-new-mail'))
    expect(answer.status).toBe(200)
  })

  test('the second step wants the first one, for the same address, in the last ten minutes', async () => {
    const refused = { status: 409, code: 'credentials-not-checked' }
    expect((await change(mail)).json()).toMatchObject(refused)
    await check({ mail, password: 'kinora' })
    expect((await change('another@courriel.example')).json()).toMatchObject(refused)
    later(10)
    expect((await change(mail)).json()).toMatchObject(refused)
    expect((await me('pass-holder', 'GET', '')).json()).toMatchObject({ emailVerified: true })
  })

  test('the two addresses agree, and nobody has taken them in between', async () => {
    await check({ mail, password: 'kinora' })
    expect((await change(mail, 'margot@courriel.example')).json()).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/newMailConfirmation', code: 'mismatch' }],
    })
    await me('empty', 'PATCH', '', { email: mail })
    expect((await change(mail)).json()).toMatchObject({ errors: [{ pointer: '/newMail', code: 'taken' }] })
    await me('empty', 'PATCH', '', { email: 'lou@courriel.example' })
    expect((await change(mail)).status).toBe(200)
  })

  test.each([
    ['a taken address', { mail: 'Staff@Kinora.example', password: 'kinora' }, '/mail', 'taken'],
    ['the same address', { mail: 'PASS-HOLDER@kinora.example', password: 'kinora' }, '/mail', 'unchanged'],
    ['no address', { mail: 'margaux', password: 'kinora' }, '/mail', 'format'],
    [
      'a wrong password, before the address is looked at',
      { mail: 'staff@kinora.example', password: 'Kinora' },
      '/password',
      'wrong',
    ],
    ['no password', { mail, password: '' }, '/password', 'too-short'],
  ])('%s is refused on its field', async (_, body, pointer, code) => {
    const answer = await check(body, 'fr')
    expect(answer.json()).toMatchObject({ status: 422, code: 'validation-failed', errors: [{ pointer, code }] })
  })

  test('the fifth wrong password closes the step for a quarter of an hour, for the right one too', async () => {
    const wrong = { mail, password: 'wrong' }
    for (let tries = 1; tries < 5; tries += 1) {
      expect((await check(wrong)).status).toBe(422)
      later(1)
    }
    const fifth = await check(wrong)
    expect(fifth.json()).toMatchObject({ status: 429, code: 'too-many-tries' })
    expect(fifth.headers['retry-after']).toBe('660')
    expect((await check({ mail, password: 'kinora' })).status).toBe(429)
    later(11)
    expect((await check({ mail, password: 'kinora' })).status).toBe(200)
    expect((await check(wrong)).status).toBe(422)
  })

  test('an account without a password cannot, and gets no mail to change it', async () => {
    const answer = await me('staff', 'POST', '/checkCredentials', { mail, password: 'kinora' })
    expect(answer.json()).toMatchObject({ status: 409, code: 'password-none' })
    expect((await me('staff', 'GET', '/changePassword')).json()).toEqual({ done: false })
  })
})

test('the mail that changes the password is sent, and its answer is never kept', async () => {
  const answer = await me('pass-holder', 'GET', '/changePassword')
  expect(answer.json()).toEqual({ done: true })
  expect(answer.headers['cache-control']).toBe('no-store')
})

describe('deleting an account', () => {
  test('is asked for once, for a day in thirty days', async () => {
    const answer = await me('empty', 'POST', '/delete')
    expect(answer.status).toBe(202)
    expect(answer.json()).toEqual({ requestedAt: '2026-11-21T13:00:00+01:00', deletionDate: '2026-12-21' })
    const again = await me('empty', 'POST', '/delete', undefined, 'fr')
    expect(again.json()).toMatchObject({
      status: 409,
      code: 'deletion-requested',
      message: 'Votre demande de suppression est déjà enregistrée : votre compte sera supprimé le 21 décembre 2026.',
    })
    expect((await me('empty', 'GET', '')).status).toBe(200)
  })

  test('is not for somebody with a subscription, in whatever state, as long as it runs', async () => {
    for (const id of ['pass-holder', 'unpaid', 'leaving'] as const) {
      const answer = await me(id, 'POST', '/delete')
      expect(answer.json()).toMatchObject({ status: 409, code: 'subscription-running' })
    }
    const withdrawal = { reason: 'RETRACTATION' }
    expect((await me('photo-rejected', 'PATCH', '/subscription/cancel', withdrawal)).status).toBe(200)
    expect((await me('photo-rejected', 'POST', '/delete')).status).toBe(409)
    later(2 * 24 * 60)
    expect((await me('photo-rejected', 'POST', '/delete')).status).toBe(202)
  })
})

describe('what the customer hears from us', () => {
  test('changes one choice at a time, and the newsletter shows in the tracking data', async () => {
    const answer = await me('pass-holder', 'PATCH', '/notifications', { mailCommunicationProvider: false })
    expect(answer.json()).toMatchObject({
      mailNotification: true,
      mailCommunicationProvider: false,
      trackingDate: { newsletterSubscription: false },
    })
    const second = await me('pass-holder', 'PATCH', '/notifications', { mailNotification: false })
    expect(second.json()).toMatchObject({ mailNotification: false, mailCommunicationProvider: false })
    expect((await me('pass-holder', 'GET', '')).json()).toEqual(second.json())
  })

  test.each([
    [{}, '', 'required'],
    [{ mailNotification: 'yes' }, '/mailNotification', 'format'],
    [{ pigeonPost: true }, '/pigeonPost', 'unknown-field'],
  ])('%o is refused', async (body, pointer, code) => {
    const answer = await me('pass-holder', 'PATCH', '/notifications', body)
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] })
  })
})

test('nobody but the customer gets in', async () => {
  for (const [method, path] of [
    ['GET', '/identities'],
    ['GET', '/changePassword'],
    ['POST', '/delete'],
  ] as const) {
    expect((await send(portal, `/api/accounts/me${path}`, { method })).status).toBe(401)
  }
})
