import type { SubscriptionReceipt } from '#src/api/generated/schema.ts'
import type { AnyCall, Handlers } from '../call.ts'
import { daysLater, zoned } from '../dates.ts'
import { problem, refused } from '../problems.ts'
import { cancelReasons, withdrawal } from '../seed/cancel-reasons.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'
import { balanceOf, endOf, euros, lastWithdrawalDay, nextDebit, nextPeriod, withdrawalOf } from './debits.ts'
import { stateOf } from './subscription-view.ts'
import { noSubscription, subscriptionProblem } from './subscription-words.ts'

/** Changes the subscription of whoever calls, and gives it back as it is then. */
function changed(call: Pick<AnyCall, 'change'>, seed: SubscriptionSeed, to: Partial<SubscriptionSeed>) {
  const after = { ...seed, ...to }
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
): SubscriptionReceipt {
  const requestedAt = zoned(now)
  const next = nextDebit(seed, now)
  return {
    reference: `KD-${requestedAt.slice(0, 16).replace(/\D/g, '')}-${seed.number.slice(-4)}`,
    change,
    requestedAt,
    effectiveDate,
    lastDebitDate: null,
    lastDebitAmount: null,
    nextDebitDate: next?.date ?? null,
    nextDebitAmount: next ? euros(next.amount) : null,
    refundAmount: null,
    openBalance: balanceOf(seed),
    confirmationMail: me().account.email,
    ...rest,
  }
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
    const today = daysLater(now, 0)
    if (seed.withdrawnOn !== null || (seed.cancelPending && !withdraws)) {
      const day = endOf(seed, now).endDate
      const code = day < today ? 'subscription-ended' : 'cancellation-pending'
      const detail = `The subscription ends on ${day} already.`
      return { status: 409, body: subscriptionProblem(language, 409, code, { detail, day }) }
    }
    const refund = withdrawalOf(seed, now)
    if (withdraws && !refund) {
      const day = lastWithdrawalDay(seed, now)
      const detail = `The last day to withdraw was ${day}.`
      return { status: 409, body: subscriptionProblem(language, 409, 'withdrawal-over', { detail, day }) }
    }
    const after = changed(call, seed, { cancelPending: true, ...(withdraws && { withdrawnOn: today }) })
    const { endDate, lastDebitDate, lastDebitAmount } = endOf(after, now)
    const rest = { lastDebitDate, lastDebitAmount, refundAmount: withdraws && refund ? refund.refundAmount : null }
    const change = withdraws ? 'withdrawal' : 'cancellation'
    return { status: 200, body: receipt(call, after, change, endDate, rest) }
  },

  undoCancellation(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    if (!stateOf(seed, now, language)?.eligibleToCancelCancellation) {
      const final = seed.withdrawnOn !== null
      const code = final ? 'cancellation-final' : 'cancellation-none'
      const detail = final ? `It was withdrawn from on ${seed.withdrawnOn}.` : 'No cancellation is pending.'
      return { status: 409, body: subscriptionProblem(language, 409, code, { detail }) }
    }
    const after = changed(call, seed, { cancelPending: false })
    return { status: 200, body: receipt(call, after, 'cancellation-undone', daysLater(now, 0)) }
  },

  updateSupplementInvoicing(call) {
    const { me, now, language, body } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    if (seed.status !== 'actif') {
      const detail = `The subscription is ${seed.status}.`
      return { status: 409, body: subscriptionProblem(language, 409, 'supplement-invoicing-refused', { detail }) }
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
    const state = stateOf(seed, now, language)
    if (body.action === 'resume') {
      if (!state?.eligibleForReactivation) {
        const detail = 'The subscription is not paused.'
        return { status: 409, body: subscriptionProblem(language, 409, 'suspension-not-begun', { detail }) }
      }
      const after = changed(call, seed, { status: 'actif' })
      return { status: 200, body: receipt(call, after, 'resumption', daysLater(now, 0)) }
    }
    const day = nextPeriod(seed, now)
    if (seed.pausePending) {
      const detail = `A pause begins on ${day} already.`
      return { status: 409, body: subscriptionProblem(language, 409, 'suspension-pending', { detail, day }) }
    }
    if (!state?.eligibleForSuspension) {
      const detail = 'eligibleForSuspension is false.'
      return { status: 409, body: subscriptionProblem(language, 409, 'suspension-refused', { detail }) }
    }
    const after = changed(call, seed, { pausePending: true })
    return { status: 200, body: receipt(call, after, 'suspension', day) }
  },

  undoSuspension(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    if (!stateOf(seed, now, language)?.eligibleToCancelSuspension) {
      const code = seed.status === 'suspendu' ? 'suspension-begun' : 'suspension-none'
      return { status: 409, body: subscriptionProblem(language, 409, code, { detail: 'No pause is pending.' }) }
    }
    const after = changed(call, seed, { pausePending: false })
    return { status: 200, body: receipt(call, after, 'suspension-undone', daysLater(now, 0)) }
  },

  undoPlanChange(call) {
    const { me, now, language } = call
    const seed = me().subscription
    if (!seed) return { status: 404, body: noSubscription(language) }
    if (seed.newPlan === null) {
      const detail = 'No change of plan is pending.'
      return { status: 409, body: subscriptionProblem(language, 409, 'plan-change-none', { detail }) }
    }
    const after = changed(call, seed, { newPlan: null })
    return { status: 200, body: receipt(call, after, 'plan-change-undone', daysLater(now, 0)) }
  },
} satisfies Handlers
