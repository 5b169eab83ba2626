import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { cancelReasons } from '#scripts/mock-api/seed/cancel-reasons.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
let now = new Date('2026-11-21T12:00:00Z')
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
})
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  portal.reset()
})
afterAll(() => portal.close())

async function ask(id: PersonaId, method: string, rest = '', body?: object, language = 'en'): Promise<Received> {
  const token = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, token)
  const path = `/api/accounts/me/subscription${rest}`
  return send(portal, path, { method, token, headers: { 'accept-language': language }, body })
}

async function state(id: PersonaId): Promise<unknown> {
  const answer = await send(portal, '/api/accounts/me', { token: tokens.get(id) ?? '' })
  return member(answer.json(), 'subscriptionState')
}

const cancel = (id: PersonaId, reason = 'TARIF') => ask(id, 'PATCH', '/cancel', { reason })
const suspend = (id: PersonaId, action = 'suspend') => ask(id, 'PATCH', '/suspend', { action })
const euros = (amount: string) => ({ amount, currency: 'EUR' })

describe('cancelling', () => {
  test('comes to what was shown before, gives a receipt, and can be taken back', async () => {
    const before = (await ask('pass-holder', 'GET')).json()
    const last = { lastDebitDate: '2026-12-05', lastDebitAmount: euros('10.00') }
    expect(before).toMatchObject({ cancellation: { endDate: '2026-12-04', ...last }, withdrawal: null })

    const receipt = await cancel('pass-holder')
    expect([receipt.status, receipt.json()]).toEqual([
      200,
      {
        reference: 'KD-202611211300-5518-1',
        change: 'cancellation',
        requestedAt: '2026-11-21T13:00:00+01:00',
        effectiveDate: '2026-12-04',
        ...last,
        nextDebitDate: '2026-12-05',
        nextDebitAmount: euros('10.00'),
        refundAmount: null,
        openBalance: euros('0.00'),
        confirmationMail: 'pass-holder@kinora.example',
      },
    ])
    expect(await state('pass-holder')).toMatchObject({
      cancelPending: true,
      currentPlanEndDate: '2026-12-04',
      eligibleToCancelCancellation: true,
      eligibleForSuspension: false,
      eligibleChanges: false,
    })
    const after = (await ask('pass-holder', 'GET')).json()
    expect(member(after, 'cancellation')).toEqual(member(before, 'cancellation'))
    expect(after).toMatchObject({ consumption: { subscriptionAmount: euros('0.00') } })

    const undone = await ask('pass-holder', 'DELETE', '/cancel')
    expect(undone.json()).toMatchObject({ change: 'cancellation-undone', nextDebitAmount: euros('51.90') })
    expect((await ask('pass-holder', 'GET')).json()).toEqual(before)
    expect(await state('pass-holder')).toMatchObject({ cancelPending: false, eligibleForSuspension: true })
  })

  test('is done once', async () => {
    await cancel('family-nl')
    const again = await cancel('family-nl')
    expect([again.status, member(again.json(), 'code')]).toEqual([409, 'cancellation-pending'])
    expect(member(again.json(), 'message')).toContain('4 December 2026')
    await ask('family-nl', 'DELETE', '/cancel')
    const nothing = await ask('family-nl', 'DELETE', '/cancel')
    expect([nothing.status, member(nothing.json(), 'code')]).toEqual([409, 'cancellation-none'])
  })

  test('works while unpaid, and what is owed stays owed', async () => {
    expect((await cancel('unpaid')).json()).toMatchObject({
      lastDebitDate: '2026-09-05',
      openBalance: euros('45.80'),
      nextDebitDate: null,
    })
  })

  test.each([
    [{ reason: 'NO_SUCH_REASON' }, '/reason', 'unknown-value'],
    [{}, '/reason', 'required'],
    [{ reason: 'TARIF', comment: 'x' }, '/comment', 'unknown-field'],
  ])('for %o is 422', async (body, pointer, code) => {
    const answer = await ask('pass-holder', 'PATCH', '/cancel', body)
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ pointer, code }] })
    expect(await state('pass-holder')).toMatchObject({ cancelPending: false })
  })
})

describe('withdrawing', () => {
  test('ends it the same day, pays back, and is final', async () => {
    const before = (await ask('photo-rejected', 'GET')).json()
    expect(before).toMatchObject({
      date: '2026-11-15',
      withdrawal: { lastDate: '2026-11-29', refundAmount: euros('29.90') },
    })
    await cancel('photo-rejected')
    expect((await cancel('photo-rejected', 'RETRACTATION')).json()).toMatchObject({
      change: 'withdrawal',
      effectiveDate: '2026-11-21',
      refundAmount: euros('29.90'),
      nextDebitDate: null,
    })
    expect(await state('photo-rejected')).toMatchObject({
      cancelPending: true,
      currentPlanEndDate: '2026-11-21',
      eligibleToCancelCancellation: false,
    })
    expect((await ask('photo-rejected', 'GET')).json()).toMatchObject({ withdrawal: null, nextDebitDate: null })
    const undo = await ask('photo-rejected', 'DELETE', '/cancel')
    expect([undo.status, member(undo.json(), 'code')]).toEqual([409, 'cancellation-final'])
    now = new Date('2026-11-23T12:00:00Z')
    const late = await cancel('photo-rejected')
    expect([late.status, member(late.json(), 'code')]).toEqual([409, 'subscription-ended'])
  })

  test('is refused after fourteen days, and cancels nothing instead', async () => {
    const answer = await cancel('pass-holder', 'RETRACTATION')
    expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'withdrawal-over'])
    expect(await state('pass-holder')).toMatchObject({ cancelPending: false })
  })
})

describe('a pause', () => {
  test('is planned from the next period on, and taken back', async () => {
    expect((await suspend('pass-holder')).json()).toMatchObject({ change: 'suspension', effectiveDate: '2026-12-05' })
    expect(await state('pass-holder')).toMatchObject({
      pausePending: true,
      eligibleForSuspension: false,
      eligibleToCancelSuspension: true,
    })
    const again = await suspend('pass-holder')
    expect([again.status, member(again.json(), 'code')]).toEqual([409, 'suspension-pending'])
    expect((await ask('pass-holder', 'DELETE', '/suspend')).json()).toMatchObject({ change: 'suspension-undone' })
    expect(await state('pass-holder')).toMatchObject({ pausePending: false, eligibleForSuspension: true })
    const nothing = await ask('pass-holder', 'DELETE', '/suspend')
    expect([nothing.status, member(nothing.json(), 'code')]).toEqual([409, 'suspension-none'])
  })

  test('that has begun is ended, and not taken back', async () => {
    expect((await ask('staff', 'GET')).json()).toMatchObject({ status: 'suspendu', invoices: [] })
    expect(await state('staff')).toMatchObject({ eligibleForReactivation: true, eligibleForSuspension: false })
    const undo = await ask('staff', 'DELETE', '/suspend')
    expect([undo.status, member(undo.json(), 'code')]).toEqual([409, 'suspension-begun'])
    expect((await suspend('staff', 'resume')).json()).toMatchObject({ change: 'resumption', nextDebitDate: null })
    expect((await ask('staff', 'GET')).json()).toMatchObject({ status: 'actif' })
    const again = await suspend('staff', 'resume')
    expect([again.status, member(again.json(), 'code')]).toEqual([409, 'suspension-not-begun'])
  })

  test('is for those who may', async () => {
    const answer = await suspend('unpaid')
    expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'suspension-refused'])
    const word = await suspend('pass-holder', 'stop')
    expect(word.json()).toMatchObject({ status: 422, errors: [{ pointer: '/action', code: 'unknown-value' }] })
  })
})

test('a change of plan is taken back once, and the rest stays', async () => {
  expect((await ask('leaving', 'DELETE', '/downgrade')).json()).toMatchObject({ change: 'plan-change-undone' })
  expect(await state('leaving')).toMatchObject({
    pendingPlanChange: false,
    newPlan: null,
    newAddons: [],
    nextPlanExecutionDate: null,
    cancelPending: true,
    pausePending: true,
  })
  const again = await ask('leaving', 'DELETE', '/downgrade')
  expect([again.status, member(again.json(), 'code')]).toEqual([409, 'plan-change-none'])
})

describe('as the days pass', () => {
  const invoices = async (id: PersonaId) => {
    const list = member((await ask(id, 'GET')).json(), 'invoices')
    return (Array.isArray(list) ? list : []).map((invoice) =>
      [member(invoice, 'id'), member(invoice, 'date'), member(invoice, 'amount', 'amount')].join(' '),
    )
  }

  test('each month is debited once more, and an invoice keeps its number', async () => {
    const before = await invoices('pass-holder')
    expect([before.length, before[0], before.at(-1)]).toEqual([
      19,
      'F-2049-19 2026-11-05 41.90',
      'F-2049-01 2025-05-05 41.90',
    ])
    now = new Date('2026-12-05T12:00:00Z')
    expect(await invoices('pass-holder')).toEqual(['F-2049-20 2026-12-05 41.90', ...before])
    expect((await ask('pass-holder', 'GET')).json()).toMatchObject({ date: '2025-05-05', nextDebitDate: '2027-01-05' })
  })

  test('the months of a pause are not debited, also not after it', async () => {
    const before = await invoices('pass-holder')
    await suspend('pass-holder')
    now = new Date('2027-02-10T12:00:00Z')
    expect((await ask('pass-holder', 'GET')).json()).toMatchObject({ status: 'suspendu', nextDebitDate: null })
    expect(await invoices('pass-holder')).toEqual(before)
    expect((await suspend('pass-holder', 'resume')).json()).toMatchObject({ nextDebitDate: '2027-03-05' })
    now = new Date('2027-03-05T12:00:00Z')
    expect(await invoices('pass-holder')).toEqual(['F-2049-20 2027-03-05 41.90', ...before])
  })

  test('a new plan has its own price, and the months before keep theirs', async () => {
    await ask('leaving', 'DELETE', '/cancel')
    await ask('leaving', 'DELETE', '/suspend')
    const before = await invoices('leaving')
    expect((await ask('leaving', 'GET')).json()).toMatchObject({ consumption: { subscriptionAmount: euros('27.90') } })
    now = new Date('2026-12-05T12:00:00Z')
    expect(await invoices('leaving')).toEqual(['F-1188-61 2026-12-05 27.90', ...before])
    expect(before[0]).toBe('F-1188-60 2026-11-05 45.40')
    expect(await state('leaving')).toMatchObject({ currentPlan: { title: 'Pass Solo' }, pendingPlanChange: false })
  })

  test('a cancellation keeps its day, debits stop with it, and the last day is told afterwards', async () => {
    await cancel('family-nl')
    now = new Date('2027-01-20T12:00:00Z')
    expect((await invoices('family-nl'))[0]).toBe('F-5120-05 2026-11-05 38.00')
    expect((await ask('family-nl', 'GET')).json()).toMatchObject({ cancellation: null, nextDebitDate: null })
    const again = await cancel('family-nl')
    expect(member(again.json(), 'message')).toBe('Your subscription ended on 4 December 2026.')
    const account = await send(portal, '/api/accounts/me', { token: tokens.get('family-nl') ?? '' })
    expect(account.json()).toMatchObject({ subscription: false, trackingDate: { passType: null } })
  })
})

test('every receipt has a reference of its own, in the same minute too', async () => {
  const references = []
  for (const request of [() => cancel('pass-holder'), () => ask('pass-holder', 'DELETE', '/cancel')]) {
    references.push(member((await request()).json(), 'reference'), member((await request()).json(), 'reference'))
  }
  expect(references).toEqual(['KD-202611211300-5518-1', undefined, 'KD-202611211300-5518-2', undefined])
})

test('supplements are debited together or apart, whatever was set before', async () => {
  const set = (id: PersonaId, action: string) => ask(id, 'PATCH', '/groupSupplementInvoice', { action })
  const apart = { debitInvoiceEnabled: false, nextDebitDate: '2026-12-05', nextDebitAmount: euros('41.90') }
  expect((await set('pass-holder', 'disabled')).json()).toEqual(apart)
  expect((await set('pass-holder', 'disabled')).json()).toEqual(apart)
  expect((await ask('pass-holder', 'GET')).json()).toMatchObject({ debitInvoiceEnabled: false })
  expect((await set('pass-holder', 'activated')).json()).toMatchObject({ nextDebitAmount: euros('51.90') })
  expect((await set('unpaid', 'activated')).json()).toMatchObject({ status: 409, code: 'supplement-invoicing-refused' })
  expect((await set('pass-holder', 'on')).json()).toMatchObject({ status: 422, errors: [{ pointer: '/action' }] })
})

describe('the reasons', () => {
  test('are twenty-six, in three languages', async () => {
    expect(cancelReasons.size).toBe(26)
    const list = async (language: string) => (await ask('empty', 'GET', '/cancel/reasons', undefined, language)).json()
    const french = await list('fr')
    expect(french).toHaveLength(26)
    expect(french).toMatchObject([{ label: 'Dans les trois premiers mois, sans engagement' }, ...Array(25).fill({})])
    expect(member(french, '25')).toEqual({ code: 'HORS_ENGAGEMENT', label: 'Résiliation hors engagement' })
    expect(member(await list('en'), '1', 'label')).toBe('Death of the subscriber')
  })

  test('are each accepted', async () => {
    for (const reason of cancelReasons.keys()) {
      portal.world.reset()
      expect((await cancel('photo-rejected', reason)).status, reason).toBe(200)
    }
  })
})

describe('documents', () => {
  test('are a PDF page, the same each time', async () => {
    for (const path of ['/contract', '/invoice/F-2049-07.pdf']) {
      const answer = await ask('pass-holder', 'GET', path, undefined, 'fr')
      expect(answer.headers['content-type']).toBe('application/pdf')
      expect(answer.bytes.subarray(0, 5).toString()).toBe('%PDF-')
      expect(answer.bytes.subarray(-6).toString()).toContain('%%EOF')
      expect((await ask('pass-holder', 'GET', path, undefined, 'fr')).bytes.equals(answer.bytes)).toBe(true)
    }
    expect((await ask('photo-rejected', 'GET', '/contract')).status).toBe(200)
  })

  test('are there for every invoice that was taken, and for nobody else', async () => {
    const list = member((await ask('unpaid', 'GET')).json(), 'invoices')
    const seen: string[] = []
    for (const invoice of Array.isArray(list) ? list : []) {
      const answer = await ask('unpaid', 'GET', `/invoice/${member(invoice, 'id')}.pdf`)
      const code = answer.status === 200 ? 'taken' : String(member(answer.json(), 'code'))
      seen.push(`${answer.status} ${code} ${member(invoice, 'extractedToNib')}`)
    }
    expect(new Set(seen)).toEqual(new Set(['409 invoice-not-ready false', '200 taken true']))
    const other = await ask('pass-holder', 'GET', '/invoice/F-3310-01.pdf')
    expect([other.status, member(other.json(), 'code')]).toEqual([404, 'invoice-unknown'])
  })

  test('are not there on the first day', async () => {
    now = new Date('2026-11-21T12:00:00Z')
    const seed = portal.world.customer('photo-rejected')
    if (seed?.subscription) portal.world.commit({ ...seed, subscription: { ...seed.subscription, startedDaysAgo: 0 } })
    expect((await ask('photo-rejected', 'GET', '/contract')).json()).toMatchObject({
      status: 409,
      code: 'contract-not-ready',
    })
  })
})

test.each([
  ['GET', '/contract', undefined],
  ['PATCH', '/cancel', { reason: 'TARIF' }],
  ['DELETE', '/cancel', undefined],
  ['PATCH', '/suspend', { action: 'suspend' }],
  ['DELETE', '/suspend', undefined],
  ['DELETE', '/downgrade', undefined],
  ['PATCH', '/groupSupplementInvoice', { action: 'disabled' }],
] as const)('%s %s is 404 for somebody who never subscribed', async (method, path, body) => {
  const answer = await ask('empty', method, path, body)
  expect([answer.status, member(answer.json(), 'code')]).toEqual([404, 'subscription-none'])
})
