import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Account, Subscription, SubscriptionState } from '#src/api/contract.ts'
import { asPdf } from '#src/app/downloads/pdf.ts'
import { fileNamePart } from '#src/app/downloads/save-file.ts'
import { changesToCome, pauseStart } from '#src/features/subscription/changes-to-come.ts'
import { monthlyPrice, planOn } from '#src/features/subscription/plan-rules.ts'
import { can, type SubscriptionAction } from '#src/features/subscription/subscription-actions.ts'
import { unpaidSince } from '#src/features/subscription/subscription-rules.ts'

const leaving = example<Account>('getAccount', 'leaving')
const nothing = example<Account>('getAccount', 'nothing-may-be-done')

describe('what may be done', () => {
  const cases: [what: string, Partial<Subscription>, Partial<SubscriptionState>, offered: SubscriptionAction[]][] = [
    ['nothing where no flag is true and nothing is left to cancel', { cancellation: null }, {}, ['choose-debits']],
    ['a cancellation, where there is something to cancel', {}, {}, ['cancel', 'choose-debits']],
    [
      'a cancellation while paused too',
      { status: 'suspendu' },
      { eligibleForReactivation: true },
      ['cancel', 'resume'],
    ],
    ['a cancellation while unpaid too', { status: 'impayé' }, {}, ['cancel']],
    ['a cancellation while blocked too', { blockedReason: 'fraud' }, {}, ['cancel', 'choose-debits']],
    [
      'its way back while it is pending',
      {},
      { cancelPending: true, eligibleToCancelCancellation: true },
      ['undo-cancellation', 'choose-debits'],
    ],
    ['nothing after a withdrawal, which stays', {}, { cancelPending: true }, []],
    ['a pause', {}, { eligibleForSuspension: true }, ['cancel', 'pause', 'choose-debits']],
    [
      'the way back from a pause that has not begun',
      {},
      { pausePending: true, eligibleToCancelSuspension: true },
      ['cancel', 'undo-pause', 'choose-debits'],
    ],
    ['no way back from a pause without its flag', {}, { pausePending: true }, ['cancel', 'choose-debits']],
    [
      'the way back from another plan',
      {},
      { pendingPlanChange: true },
      ['cancel', 'undo-plan-change', 'choose-debits'],
    ],
    ['another plan', {}, { eligibleChanges: true }, ['cancel', 'change-plan', 'choose-debits']],
    ['one more period', {}, { eligibleRenew: true }, ['cancel', 'renew', 'choose-debits']],
    ['a subscription once more', {}, { eligibleReSubscription: true }, ['cancel', 'subscribe-again', 'choose-debits']],
    ['whatever the state is called', { status: 'en transfert' }, {}, ['cancel', 'choose-debits']],
  ]
  const all: SubscriptionAction[] = [
    'change-plan',
    'renew',
    'subscribe-again',
    'pause',
    'resume',
    'undo-pause',
    'undo-plan-change',
    'cancel',
    'undo-cancellation',
    'choose-debits',
  ]
  test.each(cases)('%s', (_, changes, flags, offered) => {
    const holding = { subscription: subscription('active', changes), account: account(flags) }
    expect(all.filter((action) => can(action, holding)).sort()).toEqual(offered.sort())
  })

  test('nothing by flags that are not there, and no choice of debits once it is over', () => {
    const holding = {
      subscription: subscription('active', { cancellation: null }),
      account: { subscription: false, subscriptionState: null },
    }
    expect(all.filter((action) => can(action, holding))).toEqual([])
  })
})

describe('the changes to come', () => {
  test('stand in the order in which they happen, and say which of them the end overtakes', () => {
    const holding = {
      subscription: subscription('active', { isADI: false, nextDebitDate: null, cancellation: end('2026-11-30') }),
      account: leaving,
    }
    expect(changesToCome(holding)).toMatchObject([
      { kind: 'end', date: '2026-11-30', canUndo: true, isOvertaken: false },
      { kind: 'plan', date: '2026-12-01', canUndo: true, isOvertaken: true, plan: { title: 'Pass Solo' } },
      { kind: 'pause', date: null, canUndo: true, isOvertaken: true },
    ])
  })

  test.each<[string, Partial<SubscriptionState>, object[]]>([
    ['none', {}, []],
    [
      'a pause on the day of the next debit',
      { pausePending: true },
      [{ kind: 'pause', date: '2026-12-05', canUndo: false }],
    ],
    [
      'a change of plan before the end still takes place',
      { pendingPlanChange: true, newPlan: plan('22.90'), nextPlanExecutionDate: '2026-12-01', cancelPending: true },
      [
        { kind: 'plan', date: '2026-12-01', isOvertaken: false },
        { kind: 'end', date: '2026-12-04' },
      ],
    ],
    ['no change of plan without the plan', { pendingPlanChange: true, newPlan: null }, []],
  ])('%s', (_, flags, expected) => {
    const coming = changesToCome({ subscription: subscription('active'), account: account(flags) })
    expect(coming).toHaveLength(expected.length)
    expect(coming).toMatchObject(expected)
  })

  test('are none where nothing is known', () => {
    const known = { subscription: subscription('active'), account: { subscription: true, subscriptionState: null } }
    expect(changesToCome(known)).toEqual([])
  })
})

test.each<[string, Partial<Subscription>, string | null]>([
  ['with the next debit', { nextDebitDate: '2027-01-05' }, '2027-01-05'],
  [
    'the day after the period, where no debit follows',
    { nextDebitDate: null, cancellation: end('2026-12-31') },
    '2027-01-01',
  ],
  ['on a day that nobody knows, in a fixed period', { nextDebitDate: null, isADI: false }, null],
  ['on a day that nobody knows, where nothing is left', { nextDebitDate: null, cancellation: null }, null],
])('a pause begins %s', (_, changes, day) => expect(pauseStart(subscription('active', changes))).toBe(day))

test('a plan costs what it and its addons cost, to the cent', () => {
  const addons = ['0.10', '0.20'].map((amount) => ({ value: 'A', title: 'A', price: { amount, currency: 'EUR' } }))
  expect(monthlyPrice(plan('22.90'), addons)).toEqual({ amount: '23.20', currency: 'EUR' })
  expect(monthlyPrice(plan('22.90'), [])).toEqual({ amount: '22.90', currency: 'EUR' })
})

test('the plan of a day is the one that follows, from its first day on', () => {
  const { subscriptionState: state } = account({
    currentPlan: { ...plan('22.90'), title: 'Pass Solo' },
    newPlan: { ...plan('36.90'), title: 'Pass Duo' },
    nextPlanExecutionDate: '2026-12-05',
    pendingPlanChange: true,
  })
  if (!state) throw new Error('the account has no state')
  expect(planOn(state, '2026-12-04').plan?.title).toBe('Pass Solo')
  expect(planOn(state, '2026-12-05').plan?.title).toBe('Pass Duo')
  expect(planOn({ ...state, pendingPlanChange: false }, '2026-12-05').plan?.title).toBe('Pass Solo')
  expect(planOn({ ...state, nextPlanExecutionDate: null }, '2026-12-05').plan?.title).toBe('Pass Solo')
})

test('what is owed is owed since the first debit that failed', () => {
  expect(unpaidSince(subscription('unpaid'))).toBe('2026-10-05')
  expect(unpaidSince(subscription('sixty-invoices'))).toBeUndefined()
})

describe('a document', () => {
  test('is saved as what it is, whatever it came as', async () => {
    const pdf = await asPdf(new Blob(['%PDF-1.7 …'], { type: 'text/html' }))
    expect(pdf.type).toBe('application/pdf')
    expect(await pdf.text()).toBe('%PDF-1.7 …')
  })
  test.each<[string, unknown]>([
    ['a page of a proxy', new Blob(['<!doctype html>'], { type: 'application/pdf' })],
    ['nothing', new Blob([])],
    ['half a beginning', new Blob(['%PD'])],
    ['no file at all', { size: 5 }],
  ])('is none that is %s', async (_, answer) => {
    await expect(asPdf(answer)).rejects.toMatchObject({ name: 'ApiError', status: 0 })
  })
  test.each([
    ['KA 2049 5518', 'KA-2049-5518'],
    ['F-2049-07', 'F-2049-07'],
    ['../../etc/passwd', 'etc-passwd'],
    ['  a\u202Efdp.exe ', 'a-fdp-exe'],
  ])('of number %j goes by %j', (number, part) => expect(fileNamePart(number)).toBe(part))
})

function plan(amount: string) {
  return { code: 'CINEPASS', title: 'Pass Solo', price: { amount, currency: 'EUR' } } as const
}

function end(endDate: string): Subscription['cancellation'] {
  return { endDate, lastDebitDate: null, lastDebitAmount: null }
}

/** Somebody who may do nothing, but for what the flags say. */
function account(flags: Partial<SubscriptionState>): Pick<Account, 'subscription' | 'subscriptionState'> {
  if (!nothing.subscriptionState) throw new Error('the example has no state')
  return { subscription: true, subscriptionState: { ...nothing.subscriptionState, ...flags } }
}

function subscription(name: string, changes: Partial<Subscription> = {}): Subscription {
  return { ...example<Subscription>('getSubscription', name), ...changes }
}

function example<Value>(operation: string, name: string): Value {
  const file = new URL(`../../openapi/examples/${operation}/${name}.json`, import.meta.url)
  const { value }: { value: Value } = JSON.parse(readFileSync(file, 'utf8'))
  return value
}
