import { dayOf } from './dates.ts'
import { hasEnded } from './handlers/debits.ts'
import type { SubscriptionSeed } from './seed/subscriptions.ts'
import type { Customer } from './world.ts'

function hasCome(day: string | null, today: string): day is string {
  return day !== null && day <= today
}

/** A subscription on a day: what was planned for a day that has come has happened, and after the end nothing is planned. */
function passed(seed: SubscriptionSeed, today: string): SubscriptionSeed {
  if (hasEnded(seed, today)) return { ...seed, cancelPending: false, pausePending: false, newPlan: null }
  const { plan, addons, newPlan, changesOn } = seed
  return {
    ...seed,
    ...(newPlan &&
      hasCome(changesOn, today) && { ...newPlan, newPlan: null, formerPlan: { plan, addons, until: changesOn } }),
    ...(seed.pausePending && hasCome(seed.pausesOn, today) && { status: 'suspendu', pausePending: false }),
  }
}

/** A customer at a moment, with their subscription as it has come to be by then. */
export function withPassedDays(customer: Customer, now: Date): Customer {
  const { subscription } = customer
  return subscription ? { ...customer, subscription: passed(subscription, dayOf(now)) } : customer
}
