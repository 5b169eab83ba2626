import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const toRatePath = '/api/accounts/me/movieToNote'
const tokens = new Map<PersonaId, string>()
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

async function ask(path: string, method = 'GET', body?: object, language = 'fr'): Promise<Received> {
  const token = tokens.get('pass-holder') ?? (await signIn(portal, 'pass-holder')).access
  tokens.set('pass-holder', token)
  const headers = { 'accept-language': language }
  return send(portal, path, { method, token, headers, ...(body && { body }) })
}

const show = (rest: string, client = 'pass-holder') => `/api/client/${client}/show/${rest}`
const rate = (rest: string, body: object) => ask(show(`${rest}/emotion`), 'POST', body)
const wish = (slug: string, body: object) => ask(show(`${slug}/intention`), 'POST', body)

async function opinions(): Promise<unknown[]> {
  const list = (await ask('/api/v4/client/shows')).json()
  return Array.isArray(list) ? list : []
}

async function opinionOn(slug: string): Promise<unknown> {
  return (await opinions()).find((one) => member(one, 'show', 'slug') === slug)
}

async function toRate(): Promise<unknown> {
  return (await ask(toRatePath)).json()
}

const fanfare = {
  name: 'Le Jour où la fanfare de Saint-Amand-les-Deux-Églises a perdu son tuba sur la route des vacances',
  idSpectacle: 'SF-1016',
}

describe('the shows to rate', () => {
  test('have a name and an identifier, the latest visit first', async () => {
    expect(await toRate()).toEqual([
      fanfare,
      { name: 'Zomerijs', idSpectacle: 'SF-1010' },
      { name: 'Atelier zéro', idSpectacle: 'SF-1005' },
    ])
  })

  test('an ignored one is not asked about again, and ignoring it twice says so', async () => {
    const body = { idSpectacle: 'SF-1016' }
    const answer = await ask('/api/accounts/me/ignoreMovie', 'PATCH', body)
    expect([answer.status, member(answer.json(), 'length')]).toEqual([200, 2])
    expect(await toRate()).toEqual(answer.json())
    expect(await opinionOn('la-fanfare'), 'it was not rated').toBe(undefined)
    const again = await ask('/api/accounts/me/ignoreMovie', 'PATCH', body, 'en')
    expect(again.json()).toMatchObject({
      status: 404,
      code: 'show-not-to-rate',
      message: 'This film is not in your list any more.',
    })
  })

  test('a body that names no show is refused', async () => {
    const answer = await ask('/api/accounts/me/ignoreMovie', 'PATCH', {})
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/idSpectacle', code: 'required' }] })
  })

  test('can be forgotten as often as one likes, and stay as they are', async () => {
    const before = await toRate()
    const statuses = [
      (await ask(`${toRatePath}/purge`, 'POST')).status,
      (await ask(`${toRatePath}/purge`, 'POST')).status,
    ]
    expect(statuses).toEqual([204, 204])
    expect(await toRate()).toEqual(before)
  })

  test('are the signed-in customer’s alone', async () => {
    expect((await send(portal, toRatePath)).status).toBe(401)
    expect((await send(portal, `${toRatePath}/purge`, { method: 'POST' })).status).toBe(401)
  })
})

describe('rating', () => {
  test('is kept, comes first, marks the film as seen and leaves it on the wishlist', async () => {
    const answer = await rate('atelier-zero', { emotion: 3 })
    expect(answer.status).toBe(200)
    expect(answer.json()).toMatchObject({
      show: { slug: 'atelier-zero' },
      emotion: 3,
      intention: 2,
      isSeen: true,
      updatedAt: '2026-11-21T13:00:00+01:00',
    })
    expect((await opinions())[0]).toEqual(answer.json())
    expect(member(await toRate(), 'length'), 'one less to ask about').toBe(2)
  })

  test('replaces the rating before, and the same again changes nothing', async () => {
    expect((await rate('le-dernier-tramway', { emotion: 1, isDelete: false })).json()).toMatchObject({ emotion: 1 })
    const before = await opinions()
    const again = await rate('une-pomme-pour-deux', { emotion: 1 })
    expect([again.status, member(again.json(), 'emotion')]).toEqual([200, 1])
    expect(await opinions()).toEqual(before)
  })

  test('is taken back, the film stays seen, and there is nothing to take back then', async () => {
    const removal = { emotion: null, isDelete: true }
    expect((await rate('le-dernier-tramway', removal)).json()).toMatchObject({ emotion: null, isSeen: true })
    expect(await opinionOn('le-dernier-tramway')).toMatchObject({ emotion: null, isSeen: true })
    expect((await rate('le-dernier-tramway', removal)).json()).toMatchObject({ status: 409, code: 'rating-none' })
  })

  test('works by the identifier of customer relations, for a film without a slug and for one with it', async () => {
    const old = await rate('sf/SF-0007', { emotion: 3 })
    expect(old.json()).toMatchObject({ show: { slug: null, title: 'Le Tailleur de brume' }, emotion: 3 })
    expect((await rate('sf/SF-1016', { emotion: 2 })).status).toBe(200)
    expect(await opinionOn('la-fanfare')).toMatchObject({ emotion: 2, isSeen: true })
    expect(await toRate()).not.toContainEqual(fanfare)
  })

  test.each([
    ['no-such-film', 404, 'show-unknown'],
    ['sf/SF-9999', 404, 'show-unknown'],
    ['le-tailleur-de-brume', 404, 'show-unknown'],
  ])('%s: %i %s', async (path, status, code) => {
    expect((await rate(path, { emotion: 2 })).json()).toMatchObject({ status, code })
  })

  test.each([
    [{ emotion: 4 }, '/emotion', 'out-of-range'],
    [{ emotion: 0 }, '/emotion', 'out-of-range'],
    [{ emotion: 3, isDelete: true }, '/isDelete', 'unknown-value'],
    [{ emotion: null }, '/isDelete', 'required'],
    [{}, '/emotion', 'required'],
    [{ emotion: 2, comment: 'Bof' }, '/comment', 'unknown-field'],
  ])('%o is refused at %s', async (body, pointer, code) => {
    const answer = await rate('sel-de-nuit', body)
    expect([answer.status, member(answer.json(), 'code')]).toEqual([422, 'validation-failed'])
    expect(member(answer.json(), 'errors')).toContainEqual(expect.objectContaining({ pointer, code }))
    expect(await opinionOn('sel-de-nuit')).toBe(undefined)
  })
})

describe('the wishlist', () => {
  test('takes a film once, and gives it back', async () => {
    const added = await wish('zomerijs', { intention: 2 })
    expect(added.json()).toMatchObject({ intention: 2, emotion: null, isSeen: false })
    const before = await opinions()
    expect((await wish('zomerijs', { intention: 2, isDelete: false })).json()).toEqual(added.json())
    expect(await opinions()).toEqual(before)
    const removal = { intention: null, isDelete: true }
    expect((await wish('zomerijs', removal)).json()).toMatchObject({ intention: null })
    expect(await opinionOn('zomerijs'), 'nothing is left of it').toBe(undefined)
    expect((await wish('zomerijs', removal)).json()).toMatchObject({ status: 409, code: 'wish-none' })
  })

  test('leaves a rating alone', async () => {
    await wish('kilometre-412', { intention: 2 })
    await wish('kilometre-412', { intention: null, isDelete: true })
    expect(await opinionOn('kilometre-412')).toMatchObject({ intention: null, emotion: 2, isSeen: true })
  })

  test('does not know other intentions or other films', async () => {
    expect((await wish('zomerijs', { intention: 1 })).status).toBe(422)
    expect((await wish('no-such-film', { intention: 2 })).json()).toMatchObject({ status: 404, code: 'show-unknown' })
  })
})

describe('somebody else', () => {
  test.each([
    ['sel-de-nuit/emotion', { emotion: 1 }],
    ['sf/SF-1001/emotion', { emotion: 1 }],
    ['sel-de-nuit/intention', { intention: 2 }],
  ])('has no %s changed', async (path, body) => {
    const answer = await ask(show(path, 'family-nl'), 'POST', body, 'en')
    expect(answer.json()).toMatchObject({
      status: 403,
      code: 'client-mismatch',
      message: 'You can only do this with your own account.',
    })
    expect((await send(portal, show(path), { method: 'POST', body })).status).toBe(401)
  })
})

test('the language of the address wins, and one that is no language is refused', async () => {
  const english = await ask(`${show('sel-de-nuit/intention')}?language=en`, 'POST', { intention: 2 })
  expect(member(english.json(), 'show', 'genres')).toEqual(['Drama'])
  const odd = await ask(`${show('sel-de-nuit/intention')}?language=english`, 'POST', { intention: 2 })
  expect(odd.json()).toMatchObject({ status: 422, errors: [{ pointer: '/query/language' }] })
})

test('old opinions come with a film that has one identifier, or neither', async () => {
  const [tailor, summer] = (await opinions()).slice(-2)
  expect(tailor).toMatchObject({ show: { slug: null, salesforceShowId: 'SF-0007' }, emotion: 2 })
  expect(summer).toMatchObject({ show: { slug: null, salesforceShowId: null, duration: null }, isSeen: true })
})
