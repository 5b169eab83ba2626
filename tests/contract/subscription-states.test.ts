import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import type { SubscriptionSeed } from '#scripts/mock-api/seed/subscriptions.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { type Row, tablesOf } from './support/markdown.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

/** The tables are in the contract itself: in the words about the tag. */
async function words(): Promise<string> {
  const contract: unknown = parse(await readFile(new URL('../../openapi/openapi.yaml', import.meta.url), 'utf8'))
  const tags = member(contract, 'tags')
  const tag = Array.isArray(tags) ? tags.find((one) => member(one, 'name') === 'Subscription') : undefined
  return String(member(tag, 'description'))
}

const [states = [], leaving = [], resting = [], paying = [], time = []] = tablesOf(await words())
const tables = [leaving, resting, paying]
const names = states.map(({ name }) => name)

const beginning = new Date('2026-11-21T12:00:00Z')
let now = beginning
let portal: Portal
const tokens = new Map<string, string>()

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
})
beforeEach(() => {
  now = beginning
  portal.reset()
})
afterAll(() => portal.close())

type Visit = { language?: string; market?: Market }

async function ask(id: PersonaId, method: string, path: string, body?: object, visit: Visit = {}): Promise<Received> {
  const { language = 'en', market = 'fr' } = visit
  const token = tokens.get(market + id) ?? (await signIn(portal, id, market)).access
  tokens.set(market + id, token)
  return send(portal, `/api/accounts/me${path}`, {
    method,
    market,
    token,
    headers: { 'accept-language': language },
    body,
  })
}

type Request = [method: string, path: string, body?: object]

/** What the heads of the columns ask for. */
const actions: Record<string, Request[]> = {
  '`cancelSubscription`': [['PATCH', '/subscription/cancel', { reason: 'TARIF' }]],
  'the same with `RETRACTATION`': [['PATCH', '/subscription/cancel', { reason: 'RETRACTATION' }]],
  '`undoCancellation`': [['DELETE', '/subscription/cancel']],
  '`updateSuspension` `suspend`': [['PATCH', '/subscription/suspend', { action: 'suspend' }]],
  '`updateSuspension` `resume`': [['PATCH', '/subscription/suspend', { action: 'resume' }]],
  '`undoSuspension`': [['DELETE', '/subscription/suspend']],
  '`undoPlanChange`': [['DELETE', '/subscription/downgrade']],
  '`updateSupplementInvoicing`': [
    ['PATCH', '/subscription/groupSupplementInvoice', { action: 'activated' }],
    ['PATCH', '/subscription/groupSupplementInvoice', { action: 'disabled' }],
  ],
}

const act = (id: PersonaId, [method, path, body]: Request, visit?: Visit) => ask(id, method, path, body, visit)
const cancel = (id: PersonaId, reason: string) => act(id, ['PATCH', '/subscription/cancel', { reason }])

function edit(id: PersonaId, change: Partial<SubscriptionSeed>): void {
  const customer = portal.world.customer(id)
  if (!customer?.subscription) throw new Error(`${id} has no subscription.`)
  portal.world.commit({ ...customer, subscription: { ...customer.subscription, ...change } })
}

/** Who is in a state, and what has to happen before: what a customer cannot ask for is written into the world. */
const people: Record<string, [id: PersonaId, before?: () => unknown]> = {
  active: ['pass-holder'],
  'first 14 days': ['photo-rejected', () => edit('photo-rejected', { blockedReason: null })],
  'first 14 days + cancellation pending': [
    'photo-rejected',
    () => {
      edit('photo-rejected', { blockedReason: null })
      return cancel('photo-rejected', 'TARIF')
    },
  ],
  unpaid: ['unpaid'],
  paused: [
    'pass-holder',
    async () => {
      await act('pass-holder', ['PATCH', '/subscription/suspend', { action: 'suspend' }])
      now = new Date('2026-12-05T06:00:00Z')
    },
  ],
  blocked: ['family-nl', () => edit('family-nl', { blockedReason: 'fraud' })],
  'pause pending': ['pass-holder', () => act('pass-holder', ['PATCH', '/subscription/suspend', { action: 'suspend' }])],
  'cancellation pending': ['pass-holder', () => cancel('pass-holder', 'TARIF')],
  'plan change pending': ['pass-holder', () => edit('pass-holder', { newPlan: { plan: 'solo', addons: [] } })],
  'pause pending + cancellation pending + plan change pending': ['leaving'],
  withdrawn: [
    'photo-rejected',
    () => {
      edit('photo-rejected', { blockedReason: null })
      return cancel('photo-rejected', 'RETRACTATION')
    },
  ],
  ended: [
    'family-nl',
    async () => {
      await cancel('family-nl', 'TARIF')
      now = new Date('2026-12-05T06:00:00Z')
    },
  ],
  none: ['empty'],
}

async function inState(name: string): Promise<PersonaId> {
  const [id, before] = people[name] ?? []
  if (!id) throw new Error(`Nobody knows how to be "${name}": add it to the people of this test.`)
  await before?.()
  return id
}

type Seen = { state: string; flags: string; account: unknown; subscription: unknown }

/** The state of a subscription as it is told over the wire, in the words of the tables. */
async function seen(id: PersonaId): Promise<Seen> {
  const account = (await ask(id, 'GET', '')).json()
  const answer = await ask(id, 'GET', '/subscription')
  const subscription = answer.json()
  const told = { account, subscription }
  const pending = member(account, 'subscriptionState')
  if (answer.status === 404) {
    expect([pending, member(account, 'subscription')]).toEqual([null, false])
    return { state: 'none', flags: 'none', ...told }
  }
  const isTrue = (name: string) => member(pending, name) === true
  const may = Object.keys(Object(pending)).filter((name) => name.startsWith('eligible') && isTrue(name))
  const flags = may.map((name) => `\`${name}\``).join(', ') || 'none'
  if (member(account, 'subscription') === false) return { state: 'ended', flags, ...told }
  if (isTrue('cancelPending') && !isTrue('eligibleToCancelCancellation')) return { state: 'withdrawn', flags, ...told }
  const status = member(subscription, 'status')
  const parts = [
    status === 'impayé' && 'unpaid',
    status === 'suspendu' && 'paused',
    member(subscription, 'blockedReason') !== null && 'blocked',
    member(subscription, 'withdrawal') !== null && 'first 14 days',
    isTrue('pausePending') && 'pause pending',
    isTrue('cancelPending') && 'cancellation pending',
    isTrue('pendingPlanChange') && 'plan change pending',
  ]
  return { state: parts.filter(Boolean).join(' + ') || 'active', flags, ...told }
}

const inLanguage = [
  { language: 'fr', market: 'fr', word: /\b(?:votre|vous|aucune?)\b/i },
  { language: 'en', market: 'fr', word: /\b(?:your|you|was|the)\b/i },
  { language: 'nl', market: 'nl', word: /\b(?:je|er|een|opzeggen)\b/i },
] as const

describe('the tables of the contract', () => {
  test('are about the same states, and know a way into each', () => {
    expect(names).toHaveLength(13)
    for (const table of tables) expect(table.map(({ name }) => name)).toEqual(names)
    expect(Object.keys(people)).toEqual(names)
    expect(tables.flatMap(([first]) => [...(first?.cells.keys() ?? [])])).toEqual(Object.keys(actions))
  })

  test('are the picture in the instructions, as far as it goes', async () => {
    const picture = await readFile(new URL('../../openapi/README.md', import.meta.url), 'utf8')
    const aliases = new Map([...picture.matchAll(/state "([^"]+)" as (\w+)/g)].map(([, name, id]) => [id ?? '', name]))
    const arrows = [...picture.matchAll(/^ {2}(\w+) --> (\w+): (\w+)$/gm)].map(([, from = '', to = '', action]) =>
      [aliases.get(from) ?? from, action, aliases.get(to) ?? to].join(' · '),
    )
    const moves = tables.flat().flatMap(({ name, cells }) => [...cells].map(([action, to]) => ({ name, action, to })))
    const drawn = moves
      .filter(({ to }) => names.includes(to))
      .map(({ name, action, to }) => `${name} · ${/`(\w+)`$/.exec(action)?.[1]} · ${to}`)
    const passing = time.map(({ name, cells }) => `${name} · time · ${cells.get('Becomes')}`)
    expect(arrows.sort()).toEqual([...drawn, ...passing].sort())
  })
})

describe.each(states)('$name', ({ name, cells }) => {
  test('has its flags, and nothing to cancel or to withdraw from when there is nothing', async () => {
    const { state, flags, subscription } = await seen(await inState(name))
    expect([state, flags]).toEqual([name, cells.get('Flags')])
    const isOver = name === 'ended'
    if (name === 'none') return
    expect(member(subscription, 'cancellation') === null).toBe(isOver)
    expect(member(subscription, 'withdrawal') === null).toBe(!name.startsWith('first 14 days'))
    if (isOver)
      expect(subscription).toMatchObject({
        nextDebitDate: null,
        consumption: { subscriptionAmount: { amount: '0.00' } },
      })
  })

  const moves = tables.flatMap((table) => [...(rowOf(table, name)?.cells ?? [])])

  test.each(moves)('%s: %s', async (action, outcome) => {
    const requests = actions[action] ?? []
    expect(requests.length).toBeGreaterThan(0)
    const id = await inState(name)
    const before = await seen(id)
    const code = /^`(.+)`$/.exec(outcome)?.[1]
    for (const request of requests) {
      if (code) await expectRefusal(id, request, code)
      else expect(await act(id, request)).toMatchObject({ status: 200 })
    }
    const after = await seen(id)
    if (code) expect(after).toEqual(before)
    else expect(after.state).toBe(outcome === 'unchanged' ? name : outcome)
  })
})

/** The refusal is the same wherever it is asked for, with a message in the language asked for. */
async function expectRefusal(id: PersonaId, request: Request, code: string): Promise<void> {
  for (const { language, market, word } of inLanguage) {
    const answer = await act(id, request, { language, market })
    expect([answer.status, member(answer.json(), 'code')]).toEqual([code === 'subscription-none' ? 404 : 409, code])
    expect(member(answer.json(), 'message')).toMatch(word)
  }
}

function rowOf(table: readonly Row[], name: string): Row | undefined {
  return table.find((row) => row.name === name)
}

/** The last day of each state before a day brings another one. */
const lastDays: Record<string, string> = {
  'first 14 days': '2026-11-29',
  withdrawn: '2026-11-21',
  'cancellation pending': '2026-12-04',
  'pause pending': '2026-12-04',
  'plan change pending': '2026-12-04',
}

describe('time', () => {
  test.each(time)('ends $name', async ({ name, cells }) => {
    const id = await inState(name)
    // Nobody asked for this change of plan, so no day is written down for it.
    if (name === 'plan change pending') edit(id, { changesOn: '2026-12-05' })
    now = new Date(`${lastDays[name]}T22:59:00Z`)
    expect((await seen(id)).state, 'a minute before midnight').toBe(name)
    now = new Date(now.getTime() + 2 * 60_000)
    expect((await seen(id)).state, 'a minute after').toBe(cells.get('Becomes'))
  })
})

test('a plan that does not pause is refused as one that cannot now', async () => {
  edit('pass-holder', { may: [] })
  expect((await seen('pass-holder')).flags).toBe('none')
  await expectRefusal('pass-holder', ['PATCH', '/subscription/suspend', { action: 'suspend' }], 'suspension-refused')
})
