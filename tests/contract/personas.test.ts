import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { loadContract } from '#scripts/conformance/contract.ts'
import { exampleExchanges } from '#scripts/conformance/examples.ts'
import { judge } from '#scripts/conformance/judge.ts'
import { type PersonaId, personas } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const understood = await loadContract()

/** The operations that only read, each at the address that the contract's examples give it. */
const reads = understood.operations
  .filter(({ changes }) => !changes)
  .flatMap((operation) => {
    const [asked] = exampleExchanges(operation, true).exchanges
    return asked ? [asked] : []
  })
let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
afterAll(() => portal.close())

/** What a persona sees at an address. */
async function seen(id: PersonaId, path: string): Promise<unknown> {
  const { access } = await signIn(portal, id)
  return (await send(portal, path, { token: access })).json()
}

describe.each(personas.map(({ id }) => id))('%s', (id) => {
  test.each(['fr', 'nl'] as const)(
    'gets answers as the contract has them everywhere on the %s site',
    async (market) => {
      const { access } = await signIn(portal, id, market)
      for (const asked of reads) {
        for (const language of ['fr', 'nl', 'en']) {
          const headers = { 'accept-language': language }
          const answer = await send(portal, asked.path, { market, token: access, headers })
          // What is somebody else's, or the other market's, is not there for this customer.
          expect([200, 404, 409], `${asked.operation.id} ${answer.text.slice(0, 500)}`).toContain(answer.status)
          const { breaches } = judge(understood, asked, { ...answer, ms: 0 })
          expect(breaches, asked.operation.id).toEqual([])
        }
      }
    },
  )
})

test('the pass holder has twelve tickets, the next one in about two hours, and a cancelled booking beside them', async () => {
  const bookings = await seen('pass-holder', '/api/ec/ebillet')
  const all = Array.isArray(bookings) ? bookings : []
  const confirmed = all.filter((booking) => member(booking, 'status') === 'CONFIRMED')
  expect(all.length).toBe(confirmed.length + 1)
  expect(confirmed.flatMap((booking) => member(booking, 'tickets')).length).toBe(12)
  const starts = confirmed.map((booking) => Date.parse(String(member(booking, 'session', 'startDate'))))
  const minutes = (Math.min(...starts) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(125)
  expect(minutes).toBeLessThan(140)
})

test('the pass holder has the hard cases', async () => {
  const text = JSON.stringify(await seen('pass-holder', '/api/ec/ebillet'))
  expect(text).toContain('carbon-arc')
  expect(text).toContain('"seats":[]')
  expect(text).toContain('"totalAmount":"0.00"')
  expect(text).toContain('"backdropUrl":null')
  expect(text).toContain('"gpsPosition":null')
  expect(text).toMatch(/"startDate":"(\d{4}-\d\d-\d\d)T23:40:00[^"]+","endDate":"(?!\1)/)
})

test('every one of them is who they are said to be', async () => {
  expect(await seen('newcomer', '/api/accounts/me')).toMatchObject({ registered: false, firstname: null })
  expect(await seen('empty', '/api/ec/ebillet')).toEqual([])
  expect(await seen('pass-holder', '/api/accounts/me')).toMatchObject({
    lastname: 'd’Almeida',
    loyalty: { points: 1350 },
  })
  expect(await seen('pass-holder', '/api/accounts/me/cinemas')).toHaveLength(5)
  expect(await seen('unpaid', '/api/accounts/me/subscription')).toMatchObject({ status: 'impayé' })
  expect(await seen('photo-rejected', '/api/accounts/me/subscription')).toMatchObject({
    blockedReason: 'incorrect_photo',
  })
  const leaving = { pausePending: true, cancelPending: true, pendingPlanChange: true }
  expect(await seen('leaving', '/api/accounts/me')).toMatchObject({ subscriptionState: leaving })
  expect(await seen('family-nl', '/api/accounts/me')).toMatchObject({ infixname: 'van der', country: 'NL' })
  expect(await seen('staff', '/api/accounts/me')).toMatchObject({ accountType: 'staff' })
})

test('a name is as long as names may be, and one is Arabic', async () => {
  expect(String(member(await seen('leaving', '/api/accounts/me'), 'lastname'))).toHaveLength(60)
  expect(String(member(await seen('photo-rejected', '/api/accounts/me'), 'firstname'))).toMatch(/\p{Script=Arabic}/u)
})

test('answers come in the language asked for, and in the market’s own when it does not have it', async () => {
  const label = async (market: 'fr' | 'nl', language: string) => {
    const answer = await send(portal, '/api/interests', { market, headers: { 'accept-language': language } })
    return String(answer.text.match(/"label":"([^"]+)"/)?.[1])
  }
  expect(await label('fr', 'fr')).toBe('Drame')
  expect(await label('fr', 'en')).toBe('Drama')
  expect(await label('fr', 'nl')).toBe('Drame')
  expect(await label('nl', 'nl-NL,nl;q=0.9')).toBe('Drama')
})

test('settings belong to the host that was asked', async () => {
  const settings = (await send(portal, '/api/settings', { market: 'nl' })).json()
  const origin = portal.origin('nl')
  expect(settings).toMatchObject({
    urls: { catalogue: null },
    auth: { authority: `${origin}/identity`, allowedUrls: [`${origin}/api/*`], silentFrame: true },
    featureFlags: { myInterestEnabled: true, notificationsEnabled: true },
  })
})
