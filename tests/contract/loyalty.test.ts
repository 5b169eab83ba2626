import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

async function read(id: PersonaId, path: string, language = 'en'): Promise<Received> {
  const market = language === 'nl' ? 'nl' : 'fr'
  const { access } = await signIn(portal, id, market)
  return send(portal, `/api/accounts/me${path}`, { token: access, market, headers: { 'accept-language': language } })
}

async function list(id: PersonaId, path: string, ...inside: string[]): Promise<unknown[]> {
  const rows = member((await read(id, path)).json(), ...inside)
  return Array.isArray(rows) ? rows : []
}

const sum = (rows: unknown[]) => rows.reduce<number>((total, row) => total + Number(member(row, 'number')), 0)
const history = '/loyalty/history-points'

test('a gold member has thirty advantages, the first of which expires today and the last one never', async () => {
  const advantages = await list('pass-holder', '/advantages')
  expect(advantages).toHaveLength(30)
  expect(member(advantages[0], 'expirationDate')).toBe('2026-11-21')
  expect(member(advantages[29], 'expirationDate')).toBeNull()
})

test('a type leaves those that were bought with points, and no other type is known', async () => {
  const bought = await list('pass-holder', '/advantages?type=points')
  expect(bought.map((row) => member(row, 'loyaltyPoints'))).toEqual([300, 900, 900])
  expect((await read('pass-holder', '/advantages?type=gifts')).json()).toMatchObject({
    status: 422,
    errors: [{ pointer: '/query/type', code: 'unknown-value' }],
  })
})

test.each(['pass-holder', 'family-nl', 'leaving', 'staff'] as const)(
  '%s: earned less spent is the balance',
  async (id) => {
    const earned = await list(id, history, 'pointsEarned')
    const consumed = await list(id, history, 'pointsConsumed')
    const balance = member((await read(id, '')).json(), 'loyalty', 'points')
    expect(sum(earned) - sum(consumed)).toBe(balance)
    for (const rows of [earned, consumed]) {
      const dates = rows.map((row) => String(member(row, 'date')))
      expect(dates).toEqual(dates.toSorted().reverse())
    }
  },
)

test.each(['empty', 'leaving', 'newcomer'] as const)('%s has nothing, which is no failure', async (id) => {
  expect((await read(id, '/advantages')).json()).toEqual([])
  expect((await read(id, history)).json()).toEqual({ pointsConsumed: [], pointsEarned: [] })
})

test('whoever joins the club has accepted its terms, and no points yet', async () => {
  const { access } = await signIn(portal, 'empty')
  await send(portal, '/api/accounts/me', { method: 'PATCH', token: access, body: { hasLoyalty: true } })
  expect((await read('empty', '')).json()).toMatchObject({
    hasLoyalty: true,
    cgLoyalty: true,
    loyalty: { points: 0, expirationDate: null, number: expect.stringMatching(/^KL \d{4} \d{4} \d{2}$/) },
  })
  expect((await read('empty', history)).json()).toEqual({ pointsConsumed: [], pointsEarned: [] })
  for (const market of ['fr', 'nl'] as const) {
    const settings = (await send(portal, '/api/settings', { market })).json()
    expect(member(settings, 'urls', 'loyaltyTerms')).toContain(`/${market}/club/`)
  }
})

test('a member who has not accepted new terms does so by joining once more, and keeps the points', async () => {
  const { access } = await signIn(portal, 'staff')
  const before = (await read('staff', '')).json()
  expect(before).toMatchObject({ hasLoyalty: true, cgLoyalty: false, loyalty: { points: 99_999 } })
  await send(portal, '/api/accounts/me', { method: 'PATCH', token: access, body: { hasLoyalty: true } })
  expect((await read('staff', '')).json()).toEqual({ ...Object(before), cgLoyalty: true })
})

test('somebody who leaves the club leaves what was in it', async () => {
  const { access } = await signIn(portal, 'family-nl')
  await send(portal, '/api/accounts/me', { method: 'PATCH', token: access, body: { hasLoyalty: false } })
  expect((await read('family-nl', '/advantages')).json()).toEqual([])
})

test('texts are in the language asked for', async () => {
  const name = async (language: string) =>
    member((await read('family-nl', '/advantages', language)).json(), '1', 'name')
  expect(await name('fr')).toBe('Une place de cinéma')
  expect(await name('nl')).toBe('Een bioscoopticket')
  const spent = (await read('family-nl', history, 'en')).json()
  expect(member(spent, 'pointsConsumed', '0', 'label')).toBe('A cinema ticket')
})
