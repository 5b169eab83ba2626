import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Friend } from '#src/api/generated/schema.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

async function ask(id: PersonaId, method: string, body?: object, language = 'en'): Promise<Received> {
  const token = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, token)
  const headers = { 'accept-language': language }
  return send(portal, '/api/accounts/me/friends', { method, token, headers, ...(body && { body }) })
}

async function friendsOf(id: PersonaId): Promise<Friend[]> {
  return JSON.parse((await ask(id, 'GET')).text)
}

async function named(id: PersonaId, firstName: string): Promise<Friend | undefined> {
  return (await friendsOf(id)).find((friend) => friend.firstName === firstName)
}

describe('the list', () => {
  test('holds nobody, sixty, each status, and one that is new', async () => {
    expect(await friendsOf('empty')).toEqual([])
    expect(await friendsOf('leaving')).toHaveLength(60)
    const statuses = new Set((await friendsOf('pass-holder')).map(({ status }) => status))
    expect([...statuses].sort()).toEqual(['accepted', 'pending', 'received'])
    expect((await friendsOf('staff')).map(({ status }) => status)).toContain('muted')
  })

  test('calls somebody by the name that is in their profile now', async () => {
    const token = (await signIn(portal, 'unpaid')).access
    await send(portal, '/api/accounts/me', { method: 'PATCH', token, body: { firstname: 'Karim-Ali' } })
    expect(await named('pass-holder', 'Karim-Ali')).toMatchObject({ lastName: 'Haddad', status: 'accepted' })
  })
})

test('friends alone tell where they sign in, as it is now', async () => {
  const token = (await signIn(portal, 'unpaid')).access
  await send(portal, '/api/accounts/me', { method: 'PATCH', token, body: { email: 'karim@kinora.example' } })
  const friends = await friendsOf('pass-holder')
  const addresses = friends.filter(({ status }) => status === 'accepted').map(({ mail }) => mail)
  expect(addresses).toEqual(['karim@kinora.example', 'nadia.ferrand@kinora.example', 'theo.lemoine@kinora.example'])
  expect(friends.filter(({ status, mail }) => status !== 'accepted' && mail !== null)).toEqual([])
  const accepted = (await ask('pass-holder', 'PATCH', { id: 'friend-04' })).json()
  expect(accepted).toMatchObject({ mail: 'leaving@kinora.example' })
  expect(await named('leaving', 'Margaux')).toMatchObject({ mail: 'pass-holder@kinora.example' })
})

describe('inviting', () => {
  test('somebody outside the demo waits for an answer', async () => {
    const answer = await ask('pass-holder', 'POST', { mail: 'Camille.Brunet@Kinora.Example' })
    expect([answer.status, answer.json()]).toEqual([200, { firstName: 'Camille', infixName: null, lastName: 'Brunet' }])
    expect(await named('pass-holder', 'Camille')).toMatchObject({ status: 'pending', date: '2026-11-21' })
  })

  test('one of the demo’s people is told, under the same id', async () => {
    const answer = await ask('pass-holder', 'POST', { mail: 'family-nl@kinora.example' })
    expect(answer.json()).toEqual({ firstName: 'Sanne', infixName: 'van der', lastName: 'Velden' })
    const received = await named('family-nl', 'Margaux')
    expect(received).toMatchObject({ status: 'received', lastName: 'd’Almeida' })
    expect((await named('pass-holder', 'Sanne'))?.id).toBe(received?.id)
  })

  test('somebody who has told no name yet', async () => {
    const answer = await ask('pass-holder', 'POST', { mail: 'newcomer@kinora.example' })
    expect(answer.json()).toEqual({ firstName: null, infixName: null, lastName: null })
  })

  test('somebody who asked first accepts their invitation', async () => {
    expect((await ask('photo-rejected', 'POST', { mail: 'pass-holder@kinora.example' })).status).toBe(200)
    const agreed = { status: 'accepted', date: '2026-11-21' }
    expect(await named('photo-rejected', 'Margaux')).toMatchObject(agreed)
    expect(await named('pass-holder', 'ليلى')).toMatchObject(agreed)
  })

  test.each([
    ['pass-holder@kinora.example', 'friend-self'],
    ['nobody@kinora.example', 'friend-unknown'],
    ['nadia.ferrand@kinora.example', 'friend-already'],
    ['unpaid@kinora.example', 'friend-already'],
    ['maud.kerguelen@kinora.example', 'friend-invited'],
    ['not an address', 'format'],
  ])('%s is refused: %s', async (mail, code) => {
    const before = await friendsOf('pass-holder')
    const answer = await ask('pass-holder', 'POST', { mail })
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', errors: [{ pointer: '/mail', code }] })
    expect(await friendsOf('pass-holder')).toEqual(before)
  })

  test('the second of two identical invitations is refused, in the customer’s language', async () => {
    const mail = 'pieter.vandenberg@kinora.example'
    await ask('pass-holder', 'POST', { mail })
    const message = 'Vous avez déjà invité cette personne. Elle n’a pas encore répondu.'
    expect((await ask('pass-holder', 'POST', { mail }, 'fr')).json()).toMatchObject({ message, errors: [{ message }] })
  })

  test('nobody fits in after sixty', async () => {
    const answer = await ask('leaving', 'POST', { mail: 'camille.brunet@kinora.example' })
    expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'friends-full'])
  })
})

describe('accepting', () => {
  test('makes friends on both sides, once and for all', async () => {
    const answer = await ask('pass-holder', 'PATCH', { id: 'friend-04' })
    expect(answer.json()).toMatchObject({ firstName: 'Anne-Sophie', status: 'accepted', date: '2026-11-21' })
    expect(await named('leaving', 'Margaux')).toMatchObject({ status: 'accepted' })
    const again = await ask('pass-holder', 'PATCH', { id: 'friend-04' })
    expect([again.status, again.json()]).toEqual([200, answer.json()])
  })

  test.each([
    ['friend-07', 409, 'friend-not-received'],
    ['nobody', 404, 'friend-not-found'],
  ])('%s: %i', async (id, status, code) => {
    const answer = await ask('pass-holder', 'PATCH', { id })
    expect([answer.status, member(answer.json(), 'code')]).toEqual([status, code])
  })

  test('nobody fits in after sixty', async () => {
    await ask('empty', 'POST', { mail: 'leaving@kinora.example' })
    const id = (await named('leaving', 'Lou'))?.id
    expect(member((await ask('leaving', 'PATCH', { id })).json(), 'code')).toBe('friends-full')
  })
})

describe('removing', () => {
  test.each([
    ['a friend', 'friend-01', 'unpaid'],
    ['an invitation received', 'friend-04', 'leaving'],
    ['an invitation sent', 'friend-06', 'photo-rejected'],
  ] as const)('%s is gone on both sides', async (_, id, other) => {
    const before = await friendsOf('pass-holder')
    const answer = await ask('pass-holder', 'DELETE', { id })
    expect([answer.status, answer.json()]).toEqual([200, before.filter((friend) => friend.id !== id)])
    expect(await friendsOf('pass-holder')).toEqual(answer.json())
    expect(await named(other, 'Margaux')).toBeUndefined()
    const again = await ask('pass-holder', 'DELETE', { id })
    expect([again.status, member(again.json(), 'code')]).toEqual([404, 'friend-not-found'])
  })

  test('nothing is removed without a body', async () => {
    const before = await friendsOf('pass-holder')
    expect((await ask('pass-holder', 'DELETE')).status).toBe(422)
    expect((await ask('pass-holder', 'DELETE', {})).json()).toMatchObject({ errors: [{ pointer: '/id' }] })
    expect(await friendsOf('pass-holder')).toEqual(before)
  })
})

test('two who invite each other at once are friends, and part again', async () => {
  await friendsOf('empty')
  const both = await Promise.all([
    ask('empty', 'POST', { mail: 'staff@kinora.example' }),
    ask('staff', 'POST', { mail: 'empty@kinora.example' }),
  ])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await friendsOf('empty')).toMatchObject([{ firstName: 'Joris', status: 'accepted' }])
  const friend = await named('staff', 'Lou')
  expect(friend).toMatchObject({ status: 'accepted' })
  await ask('staff', 'DELETE', { id: friend?.id })
  expect(await friendsOf('empty')).toEqual([])
})
