import type { Problem, SubscriptionReceipt } from '#src/api/generated/schema.ts'
import type { AnyCall, Handlers } from '../call.ts'
import { dayOf, daysLater, zoned } from '../dates.ts'
import { problem, refused } from '../problems.ts'
import { cancelReasons, withdrawal } from '../seed/cancel-reasons.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'
import {
  balanceOf,
  endOf,
  euros,
  firstDayOfNextPeriod,
  lastDayOf,
  lastWithdrawalDay,
  nextDebit,
  withdrawalOf,
} from './debits.ts'
import { stateOf } from './subscription-view.ts'
import { noSubscription, type SubscriptionRefusal, subscriptionProblem } from './subscription-words.ts'

/** Changes the subscription of whoever calls, and gives it back as it is then. */
function changed(call: Pick<AnyCall, 'change'>, seed: SubscriptionSeed, to: Partial<SubscriptionSeed>) {
  const after = { ...seed, requests: seed.requests + 1, ...to }
  call.change((draft) => {
    draft.subscription = after
  })
  return after
}

/** What a customer gets to read after a change. The same goes to them by e-mail. */
function receipt(
  { me, now }: Pick<AnyCall, 'me' | 'now'>,
  seed: SubscriptionSeed,
  change: string,
  effectiveDate: string,
  rest: Partial<SubscriptionReceipt> = {},
): { status: 200; body: SubscriptionReceipt } {
  const requestedAt = zoned(now)
  const next = nextDebit(seed, now)
  const body = {
    reference: `KD-${requestedAt.slice(0, 16).replace(/\D/g, '')}-${seed.number.slice(-4)}-${seed.requests}`,
    change,
    requestedAt,
    effectiveDate,
    lastDebitDate: null,
    lastDebitAmount: null,
    nextDebitDate: next?.date ?? null,
    nextDebitAmount: next ? euros(next.amount) : null,
    refundAmount: null,
    openBalance: balanceOf(seed, now),
    confirmationMail: me().account.email,
    ...rest,
  }
  return { status: 200, body }
}

function conflict(
  { language }: Pick<AnyCall, 'language'>,
  code: SubscriptionRefusal,
  detail: string,
  day?: string,
): { status: 409; body: Problem } {
  return { status: 409, body: subscriptionProblem(language, 409, code, { detail, ...(day && { day }) }) }
}

type Situation = Pick<AnyCall, 'language' | 'now'>

/** The refusal of whatever is asked of a subscription that is over. */
function ended(call: Situation, { endsOn }: SubscriptionSeed) {
  if (endsOn === null || endsOn >= dayOf(call.now)) return undefined
  return conflict(call, 'subscription-ended', `The subscription ended on ${endsOn}.`, endsOn)
}

/** The same, and the refusal of whatever is asked after a withdrawal. */
function closed(call: Situation, seed: SubscriptionSeed) {
  const { withdrawnOn } = seed
  const isFinal = withdrawnOn && conflict(call, 'cancellation-final', `It was withdrawn from on ${withdrawnOn}.`)
  return ended(call, seed) ?? (isFinal || undefined)
}

export const subscriptionActions = {
  cancelSubscription(call) {
    const { me, now, language, body } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    if (!cancelReasons.has(body.reason)) {
      const errors = [refused(language, '/reason', 'unknown-value')]
      return { status: 422, body: problem(language, 422, { detail: 'Refused: /reason.', errors }) }
    }
    const withdraws = body.reason === withdrawal
    const today = dayOf(now)
    const no = ended(call, seed)
    if (no) return no
    if (seed.withdrawnOn !== null || (seed.cancelPending && !withdraws)) {
      const day = lastDayOf(seed, now)
      return conflict(call, 'cancellation-pending', `The subscription ends on ${day} already.`, day)
    }
    const refund = withdrawalOf(seed, now)
    if (withdraws && !refund) {
      const day = lastWithdrawalDay(seed)
      return conflict(call, 'withdrawal-over', `The last day to withdraw was ${day}.`, day)
    }
    if (withdraws) {
      // It ends today, and with it everything that was planned for later.
      const planned = { pausePending: false, pausesOn: null, newPlan: null, changesOn: null }
      const after = changed(call, seed, { ...planned, cancelPending: true, endsOn: today, withdrawnOn: today })
      const refundAmount = refund?.refundAmount ?? null
      return receipt(call, after, 'withdrawal', today, { ...lastDebitOf(after, now), refundAmount })
    }
    const after = changed(call, seed, { cancelPending: true, endsOn: lastDayOf(seed, now) })
    return receipt(call, after, 'cancellation', lastDayOf(after, now), lastDebitOf(after, now))
  },

  undoCancellation(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    const no = closed(call, seed)
    if (no) return no
    if (!seed.cancelPending) return conflict(call, 'cancellation-none', 'No cancellation is pending.')
    const after = changed(call, seed, { cancelPending: false, endsOn: null })
    return receipt(call, after, 'cancellation-undone', dayOf(now))
  },

  updateSupplementInvoicing(call) {
    const { me, now, language, body } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    const no = closed(call, seed)
    if (no) return no
    if (seed.status !== 'actif') {
      return conflict(call, 'supplement-invoicing-refused', `The subscription is ${seed.status}.`)
    }
    const after = changed(call, seed, { debitInvoice: body.action === 'activated' })
    const next = nextDebit(after, now)
    return {
      status: 200,
      body: {
        debitInvoiceEnabled: after.debitInvoice,
        nextDebitDate: next?.date ?? null,
        nextDebitAmount: next ? euros(next.amount) : null,
      },
    }
  },

  updateSuspension(call) {
    const { me, now, language, body } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    const no = closed(call, seed)
    if (no) return no
    const isPaused = seed.status === 'suspendu'
    if (body.action === 'resume') {
      if (!isPaused) return conflict(call, 'suspension-not-begun', 'The subscription is not paused.')
      const rest = { from: seed.pausesOn ?? seed.asOf, until: daysLater(now, 1) }
      const after = changed(call, seed, { status: 'actif', pausesOn: null, rests: [...seed.rests, rest] })
      return receipt(call, after, 'resumption', dayOf(now))
    }
    if (isPaused) return conflict(call, 'suspension-begun', 'The subscription is paused already.')
    const day = seed.pausesOn ?? firstDayOfNextPeriod(seed, now)
    if (seed.pausePending) return conflict(call, 'suspension-pending', `A pause begins on ${day} already.`, day)
    if (!stateOf(seed, now, language)?.eligibleForSuspension) {
      return conflict(call, 'suspension-refused', 'eligibleForSuspension is false.')
    }
    const after = changed(call, seed, { pausePending: true, pausesOn: day })
    return receipt(call, after, 'suspension', day)
  },

  undoSuspension(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    const no = closed(call, seed)
    if (no) return no
    if (seed.status === 'suspendu') return conflict(call, 'suspension-begun', 'The pause has begun.')
    if (!seed.pausePending) return conflict(call, 'suspension-none', 'No pause is pending.')
    const after = changed(call, seed, { pausePending: false, pausesOn: null })
    return receipt(call, after, 'suspension-undone', dayOf(now))
  },

  undoPlanChange(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    const no = closed(call, seed)
    if (no) return no
    if (seed.newPlan === null) return conflict(call, 'plan-change-none', 'No change of plan is pending.')
    const after = changed(call, seed, { newPlan: null, changesOn: null })
    return receipt(call, after, 'plan-change-undone', dayOf(now))
  },
} satisfies Handlers

function lastDebitOf(
  seed: SubscriptionSeed,
  now: Date,
): Pick<SubscriptionReceipt, 'lastDebitDate' | 'lastDebitAmount'> {
  const end = endOf(seed, now)
  return { lastDebitDate: end?.lastDebitDate ?? null, lastDebitAmount: end?.lastDebitAmount ?? null }
}
