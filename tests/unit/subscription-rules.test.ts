import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Account, PassCard, Settings, Subscription } from '#src/api/contract.ts'
import { outlivesCard } from '#src/features/subscription/card-state.ts'
import { offerOf, warningOf } from '#src/features/subscription/subscription-news.ts'
import {
  nextDebit,
  situationOf,
  subscriptionStatus,
  supplements,
} from '#src/features/subscription/subscription-rules.ts'
import { newsToasts } from '#src/features/subscription/subscription-toasts.ts'

const holder = example<Account>('getAccount', 'pass-holder')
const leaving = example<Account>('getAccount', 'leaving')
const nobody = example<Account>('getAccount', 'minimal')
const active = example<Subscription>('getSubscription', 'active')

test.each([
  ['actif', 'active'],
  ['impayé', 'unpaid'],
  ['impayé'.normalize('NFD'), 'unpaid'],
  ['IMPAYÉ ', 'unpaid'],
  ['suspendu', 'paused'],
  [null, 'starting'],
  ['en transfert', 'unknown'],
  ['constructor', 'unknown'],
  ['', 'unknown'],
] as const)('the status %j is %s', (status, expected) => expect(subscriptionStatus(status)).toBe(expected))

describe('the one thing to say', () => {
  const change = { ...leaving, subscriptionState: state({ cancelPending: false }) }
  const cases: [string, Subscription | null, Pick<Account, 'subscription' | 'subscriptionState'>, object][] = [
    ['somebody who never had a pass', null, nobody, { kind: 'none' }],
    [
      'somebody who may have one again',
      null,
      { ...nobody, subscriptionState: state({ eligibleReSubscription: true }) },
      { kind: 'former' },
    ],
    ['a former subscriber', active, nobody, { kind: 'former' }],
    [
      'a former subscriber who owes something',
      subscription('unpaid', { status: 'actif', blockedReason: null }),
      nobody,
      { kind: 'unpaid', blocked: false, ended: true },
    ],
    ['an active pass', active, holder, { kind: 'active', debit: { date: active.nextDebitDate } }],
    ['before the first debit', subscription('before-first-debit'), holder, { kind: 'starting' }],
    [
      'unpaid',
      subscription('unpaid'),
      holder,
      { kind: 'unpaid', balance: { amount: '45.80' }, blocked: true, ended: false },
    ],
    [
      'blocked because it is unpaid, whatever the status',
      subscription('active', { blockedReason: 'unpaid' }),
      holder,
      { kind: 'unpaid', balance: undefined },
    ],
    [
      'unpaid by its status alone',
      subscription('active', { status: 'impayé' }),
      holder,
      { kind: 'unpaid', balance: undefined, blocked: false, ended: false },
    ],
    ['a photo that was turned down', subscription('photo-rejected'), holder, { kind: 'photo-rejected' }],
    ['blocked', subscription('blocked-otherwise'), holder, { kind: 'blocked' }],
    ['blocked for a new reason', subscription('unknown-status'), holder, { kind: 'blocked' }],
    ['paused', subscription('paused'), holder, { kind: 'paused' }],
    ['paused, and to be cancelled', subscription('paused'), leaving, { kind: 'paused' }],
    [
      'ending, with a change of plan asked for as well',
      active,
      leaving,
      { kind: 'ending', date: active.cancellation?.endDate },
    ],
    [
      'ending, on the last day of the plan where nothing else is said',
      subscription('active', { cancellation: null }),
      leaving,
      { kind: 'ending', date: leaving.subscriptionState?.currentPlanEndDate },
    ],
    ['a change of plan to come', active, change, { kind: 'changing', plan: 'Pass Solo', date: '2026-12-01' }],
    [
      'a change of plan of which nobody says to what',
      active,
      { ...change, subscriptionState: state({ cancelPending: false, newPlan: null }) },
      { kind: 'active' },
    ],
    [
      'a plan to come for which nobody has asked',
      active,
      { ...change, subscriptionState: state({ cancelPending: false, pendingPlanChange: false }) },
      { kind: 'active' },
    ],
    [
      'an active pass of which the account says no more',
      active,
      { ...holder, subscriptionState: null },
      { kind: 'active' },
    ],
    ['a status that is new', subscription('active', { status: 'en transfert' }), holder, { kind: 'unknown' }],
  ]
  test.each(cases)('%s', (_, one, account, expected) => expect(situationOf(one, account)).toMatchObject(expected))
})

describe('what comes up about a pass by itself', () => {
  const may = (changes: Parameters<typeof state>[0]) => ({ ...nobody, subscriptionState: state(changes) })
  const cases: [string, Subscription | null, Pick<Account, 'subscription' | 'subscriptionState'>, object][] = [
    ['a payment that failed', subscription('unpaid'), holder, { warning: 'unpaid' }],
    ['a photo that was turned down', subscription('photo-rejected'), holder, { warning: 'photo' }],
    ['a pass blocked for another reason', subscription('blocked-otherwise'), holder, { warning: 'blocked' }],
    ['nothing for a pass in order', active, holder, {}],
    ['nothing for a pass at rest', subscription('paused'), holder, {}],
    ['an offer to somebody who never had one', null, nobody, { offer: 'first' }],
    ['another to somebody who may have one again', null, may({ eligibleReSubscription: true }), { offer: 'again' }],
    [
      'another to somebody whose pass may be renewed',
      active,
      { ...holder, subscriptionState: state({ eligibleRenew: true }) },
      { offer: 'renew' },
    ],
    ['the same to somebody who has none any more', active, nobody, { offer: 'first' }],
    [
      'no offer to somebody who owes something',
      subscription('former-with-balance'),
      may({ eligibleReSubscription: true }),
      { warning: 'unpaid' },
    ],
  ]
  test.each(cases)('%s', (_, one, account, expected) => {
    const situation = situationOf(one, account)
    expect({ warning: warningOf(situation), offer: offerOf(situation, account) }).toEqual(expected)
  })
})

describe('a photo that was turned down', () => {
  const soon = 'Please choose another one soon.'
  const works = `${soon} The pass still works.`
  const closed = 'The pass opens no doors until there is a new one.'
  const photo = { blockedReason: 'incorrect_photo' } as const
  const ending = { ...holder, subscriptionState: state({ cancelPending: true }) }
  const changing = { ...leaving, subscriptionState: state({ cancelPending: false }) }
  const cases: [string, Subscription | null, typeof holder, cardStatus: string | null | undefined, words: string][] = [
    ['leaves a pass in order as it is', active, holder, 'active', works],
    ['leaves one that ends as it is', active, ending, 'active', works],
    ['leaves one that is to change as it is', active, changing, 'active', works],
    ['promises nothing of a card that is refused', active, holder, 'blocked', soon],
    ['promises nothing of a card that says nothing', active, holder, null, soon],
    ['promises nothing of one that was not looked at', active, holder, undefined, soon],
    ['promises nothing while paused', subscription('paused'), holder, 'active', soon],
    ['promises nothing while unpaid', subscription('unpaid'), holder, 'active', soon],
    ['promises nothing while blocked otherwise', subscription('blocked-otherwise'), holder, 'active', soon],
    ['promises nothing before the first debit', subscription('before-first-debit'), holder, 'active', soon],
    [
      'promises nothing in a state that is new',
      subscription('active', { status: 'en transfert' }),
      holder,
      'active',
      soon,
    ],
    ['promises nothing to somebody without a subscription', null, nobody, null, soon],
    ['stops the pass', subscription('photo-rejected'), holder, undefined, closed],
    [
      'stops one that is unpaid as well',
      subscription('active', { ...photo, status: 'impayé' }),
      holder,
      'blocked',
      closed,
    ],
    ['stops no pass that is over', subscription('active', photo), nobody, 'canceled', soon],
    ['stops no pass that is over and unpaid', subscription('unpaid', photo), nobody, 'canceled', soon],
  ]
  test.each(cases)('%s', (_, one, account, subscriptionStatus, words) => {
    const [card] = example<PassCard[]>('listCards', 'photo-rejected')
    const refused = card && subscriptionStatus !== undefined ? { ...card, subscriptionStatus } : undefined
    const settings = example<Settings>('getSettings', 'default')
    const holding = { account, subscription: one, refused, settings }
    expect(newsToasts(['photo'], holding)).toMatchObject([{ content: { message: words } }])
  })
})

describe('the next debit', () => {
  const with199 = subscription('active', {
    consumption: {
      subscriptionAmount: { amount: '24.90', currency: 'EUR' },
      supplements: ['1.10', '0.20', '3.99'].map((amount) => ({
        name: 'IMAX',
        date: '2026-11-18',
        movie: null,
        cinema: null,
        amount: { amount, currency: 'EUR' },
      })),
    },
  })
  test('adds the supplements, to the cent', () => {
    expect(supplements(with199)).toEqual({ amount: '5.29', currency: 'EUR' })
    expect(nextDebit(with199)?.amount).toEqual({ amount: '30.19', currency: 'EUR' })
  })
  test('leaves them out where they are debited apart', () => {
    expect(nextDebit({ ...with199, debitInvoiceEnabled: false })?.amount.amount).toBe('24.90')
  })
  test('is the supplements alone where the pass costs nothing', () => {
    const free = {
      ...with199,
      consumption: { ...with199.consumption, subscriptionAmount: { amount: '0.00', currency: 'EUR' } },
    }
    expect(nextDebit(free)?.amount.amount).toBe('5.29')
    expect(nextDebit({ ...free, debitInvoiceEnabled: false })).toBeUndefined()
    expect(nextDebit({ ...free, consumption: { ...free.consumption, supplements: [] } })).toBeUndefined()
    expect(supplements({ ...free, consumption: { ...free.consumption, supplements: [] } })).toBeUndefined()
  })
  test('is none where none will follow, or it costs nothing', () => {
    expect(nextDebit({ ...with199, nextDebitDate: null })).toBeUndefined()
    expect(nextDebit(subscription('paused'))).toBeUndefined()
  })
})

describe('a bank card that runs out', () => {
  const today = '2026-11-22'
  const ending = state({ cancelPending: true })
  const last = (lastDebitDate: string | null) =>
    subscription('active', { cancellation: { endDate: '2027-02-04', lastDebitDate, lastDebitAmount: null } })
  const cases: [
    string,
    string,
    Pick<Account, 'subscription' | 'subscriptionState'>,
    Subscription | undefined,
    boolean,
  ][] = [
    ['alarms whoever goes on paying', '2026-11', holder, active, true],
    ['alarms nobody whose pass is over', '2026-11', nobody, active, false],
    [
      'alarms nobody who owes no debit any more',
      '2026-11',
      { ...holder, subscriptionState: ending },
      last(null),
      false,
    ],
    [
      'alarms nobody whose last debit was made, even with a card that has expired since',
      '2026-10',
      { ...holder, subscriptionState: ending },
      last('2026-11-05'),
      false,
    ],
    [
      'alarms nobody whose last debit comes before the card’s end',
      '2026-12',
      { ...holder, subscriptionState: ending },
      last('2026-12-05'),
      false,
    ],
    [
      'alarms whoever has a debit after the card’s end',
      '2026-11',
      { ...holder, subscriptionState: ending },
      last('2026-12-05'),
      true,
    ],
    [
      'alarms nobody while the last debit is not known',
      '2026-11',
      { ...holder, subscriptionState: ending },
      undefined,
      false,
    ],
  ]
  test.each(cases)('%s', (_, expirationDate, account, one, expected) => {
    if (!holder.card) throw new Error('the example has no card')
    expect(outlivesCard({ ...holder.card, expirationDate }, account, one, today)).toBe(expected)
  })
})

function state(changes: Partial<NonNullable<Account['subscriptionState']>>): NonNullable<Account['subscriptionState']> {
  if (!leaving.subscriptionState) throw new Error('the example has no state')
  return { ...leaving.subscriptionState, ...changes }
}

function subscription(name: string, changes: Partial<Subscription> = {}): Subscription {
  return { ...example<Subscription>('getSubscription', name), ...changes }
}

function example<Value>(operation: string, name: string): Value {
  const file = new URL(`../../openapi/examples/${operation}/${name}.json`, import.meta.url)
  const { value }: { value: Value } = JSON.parse(readFileSync(file, 'utf8'))
  return value
}
