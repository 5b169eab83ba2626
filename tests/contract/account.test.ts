import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
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

async function token(id: PersonaId): Promise<string> {
  const known = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, known)
  return known
}

async function patch(id: PersonaId, body: object, language = 'en'): Promise<Received> {
  const headers = { 'accept-language': language }
  return send(portal, '/api/accounts/me', { method: 'PATCH', token: await token(id), body, headers })
}

async function read(id: PersonaId): Promise<unknown> {
  const headers = { 'accept-language': 'en' }
  return (await send(portal, '/api/accounts/me', { token: await token(id), headers })).json()
}

describe('changing a profile', () => {
  test('changes what was sent, answers with the whole, and keeps it', async () => {
    const answer = await patch('pass-holder', { firstname: 'Margot', city: null })
    expect(answer.json()).toMatchObject({ firstname: 'Margot', city: null, lastname: 'd’Almeida' })
    expect(await read('pass-holder')).toEqual(answer.json())
  })

  test('is forgotten when the world begins anew', async () => {
    await patch('pass-holder', { firstname: 'Margot' })
    portal.world.reset()
    expect(member(await read('pass-holder'), 'firstname')).toBe('Margaux')
  })

  test('two changes at once are both kept', async () => {
    const bodies = [{ firstname: 'A' }, { city: 'B' }, { address: 'C' }, { mailCommunicationProvider: false }]
    await Promise.all(bodies.map((body) => patch('pass-holder', body)))
    expect(await read('pass-holder')).toMatchObject(Object.assign({}, ...bodies))
  })

  test.each([
    ['2011-11-22', 422],
    ['2011-11-21', 200],
    ['2012-02-29', 422],
    ['2027-01-01', 422],
  ])('born on %s: %i', async (dateOfBirth, status) => {
    const answer = await patch('pass-holder', { dateOfBirth, firstname: 'Not kept' })
    expect(answer.status).toBe(status)
    if (status === 200) return
    expect(answer.json()).toMatchObject({
      code: 'validation-failed',
      errors: [{ pointer: '/dateOfBirth', code: 'out-of-range' }],
    })
    expect(member(await read('pass-holder'), 'firstname')).toBe('Margaux')
  })

  test.each([
    ['pass-holder', { zipCode: '1014 AB' }, 422],
    ['pass-holder', { zipCode: '75011' }, 200],
    ['pass-holder', { zipCode: '1014ab', country: 'NL' }, 200],
    ['pass-holder', { country: 'NL' }, 422],
    ['family-nl', { zipCode: '75011' }, 422],
    ['empty', { zipCode: '1014AB' }, 422],
  ] as const)('%s lives at %o: %i', async (id, body, status) => {
    const answer = await patch(id, body)
    expect(answer.status).toBe(status)
    if (status === 422) expect(answer.json()).toMatchObject({ errors: [{ pointer: '/zipCode', code: 'format' }] })
  })

  test('a Dutch postcode is written one way', async () => {
    expect(member((await patch('family-nl', { zipCode: '3511lk' })).json(), 'zipCode')).toBe('3511 LK')
  })

  test('a new address has to be verified again, the same one does not', async () => {
    expect((await patch('empty', { email: 'EMPTY@kinora.example' })).json()).toMatchObject({ emailVerified: true })
    const moved = { email: 'lou@kinora.example', emailVerified: false }
    expect((await patch('empty', { email: 'lou@kinora.example' })).json()).toMatchObject(moved)
    const taken = await patch('empty', { email: 'Staff@kinora.example' })
    expect(taken.json()).toMatchObject({ status: 422, errors: [{ pointer: '/email', code: 'taken' }] })
  })

  test('every refused field is named, in the customer’s language', async () => {
    const answer = await patch(
      'pass-holder',
      { dateOfBirth: '2020-01-01', zipCode: '1014 AB', favoriteCinema: 'nowhere' },
      'fr',
    )
    expect(answer.json()).toMatchObject({
      message: 'Certaines réponses sont à revoir.',
      errors: [
        { pointer: '/dateOfBirth', message: 'Il faut avoir au moins 15 ans pour créer un compte.' },
        { pointer: '/zipCode', message: 'Un code postal français a cinq chiffres.' },
        { pointer: '/favoriteCinema', code: 'unknown-value' },
      ],
    })
  })

  test('interests without a choice are null', async () => {
    const answer = await patch('pass-holder', { interest: { genres: [], events: ['opera'] } })
    expect(member(answer.json(), 'interest')).toEqual({ genres: null, events: ['opera'] })
  })

  test('joining the club brings points and leaving takes them', async () => {
    expect((await patch('empty', { hasLoyalty: true })).json()).toMatchObject({
      cgLoyalty: true,
      loyalty: { points: 0 },
    })
    expect((await patch('empty', { hasLoyalty: false })).json()).toMatchObject({ cgLoyalty: false, loyalty: null })
  })
})

describe('registering', () => {
  test('needs a name and a date of birth, and says which is missing', async () => {
    const answer = await patch('newcomer', { registered: true, firstname: 'Inès' })
    expect(answer.json()).toMatchObject({
      errors: [
        { pointer: '/lastname', code: 'required' },
        { pointer: '/dateOfBirth', code: 'required' },
      ],
    })
  })

  test('is done once and for all', async () => {
    const body = { registered: true, firstname: 'Inès', lastname: 'Kervella', dateOfBirth: '2001-05-06' }
    expect((await patch('newcomer', body)).json()).toMatchObject({
      registered: true,
      emailVerified: false,
      firstLogin: true,
    })
    expect((await patch('newcomer', { registered: false })).json()).toMatchObject({
      errors: [{ pointer: '/registered' }],
    })
  })
})
