import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Prepaid } from '#src/api/generated/schema.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const start = new Date('2026-11-21T12:00:00Z')
let now = start
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
})
beforeEach(() => {
  now = start
  portal.reset()
})
afterAll(() => portal.close())

async function ask(id: PersonaId, path: string, body?: object): Promise<Received> {
  const { access } = await signIn(portal, id)
  const method = body ? 'POST' : 'GET'
  return send(portal, `/api/accounts/me/${path}`, { method, token: access, ...(body && { body }) })
}

async function cardsOf(id: PersonaId): Promise<Prepaid[]> {
  return JSON.parse((await ask(id, 'prepaids')).text)
}

async function card(id: PersonaId, wanted: string): Promise<Prepaid | undefined> {
  return (await cardsOf(id)).find((one) => one.id === wanted)
}

const offer = (from: PersonaId, id: string, email: string) => ask(from, 'prepaids/donate', { id, email })

describe('an offer that is accepted', () => {
  test('puts the card into the receiver’s wallet, where it can be spent or offered on', async () => {
    await offer('pass-holder', 'p-1', 'Empty@kinora.example')
    expect(await cardsOf('empty')).toEqual([])
    now = new Date('2026-11-23T12:00:00Z')
    await portal.world.acceptPrepaidOffer('p-1')
    expect(await card('pass-holder', 'p-1')).toMatchObject({ code: null, given: { acceptedDate: '2026-11-23' } })
    const [theirs] = await cardsOf('empty')
    expect(theirs).toMatchObject({ number: '8840 2276 0013', quantity: { remaining: 2 }, given: null })
    expect(theirs?.code).toEqual(expect.any(String))
    expect(JSON.parse((await ask('empty', 'goodies')).text)).toHaveLength(1)
    expect((await ask('pass-holder', 'prepaids/donate/cancel', { id: 'p-1' })).json()).toMatchObject({
      code: 'prepaid-given',
    })
    expect((await offer('empty', theirs?.id ?? '', 'pass-holder@kinora.example')).status).toBe(200)
  })

  test('goes to nobody’s wallet here when the address is of somebody outside', async () => {
    await portal.world.acceptPrepaidOffer('p-2')
    expect(await card('pass-holder', 'p-2')).toMatchObject({ given: { acceptedDate: '2026-11-21' } })
  })

  test('is accepted through the developer’s door as well, which names those that wait', async () => {
    const offers = member((await send(portal, '/__mock')).json(), 'offers')
    expect(offers).toEqual(['p-2', 'p-10', 'p-11'].map((id) => `PUT /__mock/accept/${id}`))
    expect((await send(portal, '/__mock/accept/p-11', { method: 'PUT' })).status).toBe(200)
    expect((await cardsOf('family-nl')).map(({ number }) => number)).toContain('8840 7003 1158')
    const again = await send(portal, '/__mock/accept/p-11', { method: 'PUT' })
    expect([again.status, again.json()]).toEqual([400, { error: 'No card p-11 is on offer. There are p-2, p-10.' }])
  })

  test.each(['p-1', 'p-4', 'p-99'])('is one that waits: %s is none', async (id) => {
    await expect(portal.world.acceptPrepaidOffer(id)).rejects.toThrow(`No card ${id} is on offer.`)
  })
})

describe('an offer that nobody accepts', () => {
  test('waits for thirty days, then the card can be spent again', async () => {
    await offer('pass-holder', 'p-1', 'camille@mail.example')
    now = new Date('2026-12-21T22:59:00Z')
    expect(await card('pass-holder', 'p-1')).toMatchObject({ code: null, given: { date: '2026-11-21' } })
    now = new Date('2026-12-21T23:00:00Z')
    const back = { given: null, code: expect.any(String), lastUpdateDate: '2026-12-22T00:00:00+01:00' }
    expect(await card('pass-holder', 'p-1')).toMatchObject(back)
    await expect(portal.world.acceptPrepaidOffer('p-1')).rejects.toThrow()
    expect((await offer('pass-holder', 'p-1', 'camille@mail.example')).json()).toMatchObject({
      given: { date: '2026-12-22' },
    })
  })

  test('lapses for one of the demo’s people tomorrow', async () => {
    expect(await card('staff', 'p-11')).toMatchObject({ given: { mail: 'family-nl@kinora.example' } })
    now = new Date('2026-11-23T12:00:00Z')
    expect(await card('staff', 'p-11')).toMatchObject({ given: null })
  })

  test('one that was accepted never lapses', async () => {
    now = new Date('2027-01-21T12:00:00Z')
    expect(await card('pass-holder', 'p-4')).toMatchObject({ given: { acceptedDate: '2026-11-02' } })
  })
})
