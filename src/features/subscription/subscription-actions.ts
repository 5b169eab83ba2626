import type { Account, Subscription, SubscriptionState } from '#src/api/contract.ts'
import { subscriptionStatus } from './subscription-rules.ts'

/** Whose subscription it is, and what the server says may be done with it. */
export type Holding = { subscription: Subscription; account: Pick<Account, 'subscription' | 'subscriptionState'> }

/** What a customer can do about a subscription, besides withdrawing from it: that is offered where the server says what it comes to. */
export type SubscriptionAction =
  | 'change-plan'
  | 'renew'
  | 'subscribe-again'
  | 'pause'
  | 'resume'
  | 'undo-pause'
  | 'undo-plan-change'
  | 'cancel'
  | 'undo-cancellation'
  | 'choose-debits'

/**
 * When each action is offered. The flags of the account decide; where there is none, what leaving would come to: the server gives that for
 * as long as there is something to leave, whatever the state of the pass.
 */
const rules: Record<SubscriptionAction, (holding: Holding) => boolean> = {
  'change-plan': ({ account }) => account.subscriptionState?.eligibleChanges ?? false,
  renew: ({ account }) => account.subscriptionState?.eligibleRenew ?? false,
  'subscribe-again': ({ account }) => account.subscriptionState?.eligibleReSubscription ?? false,
  pause: ({ account }) => account.subscriptionState?.eligibleForSuspension ?? false,
  resume: ({ account }) => account.subscriptionState?.eligibleForReactivation ?? false,
  'undo-pause': ({ account }) => account.subscriptionState?.eligibleToCancelSuspension ?? false,
  'undo-plan-change': ({ account }) => account.subscriptionState?.pendingPlanChange ?? false,
  cancel: ({ subscription, account }) =>
    subscription.cancellation !== null && !(account.subscriptionState?.cancelPending ?? false),
  'undo-cancellation': ({ account }) => account.subscriptionState?.eligibleToCancelCancellation ?? false,
  // Refused while debits are stopped, and once there are no more.
  'choose-debits': ({ subscription, account }) =>
    account.subscription &&
    !['unpaid', 'paused'].includes(subscriptionStatus(subscription.status)) &&
    !isWithdrawn(account.subscriptionState),
}

/** Whether the customer has withdrawn from the contract, which is final: a cancellation can be taken back for as long as it is pending. */
function isWithdrawn(state: SubscriptionState | null): boolean {
  return state?.cancelPending === true && !state.eligibleToCancelCancellation
}

/** Whether an action is offered. */
export function can(action: SubscriptionAction, holding: Holding): boolean {
  return rules[action](holding)
}
