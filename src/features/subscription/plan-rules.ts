import type { Money, SubscriptionState } from '#src/api/contract.ts'
import { cents, money } from './subscription-rules.ts'

/** A plan with its price a month. */
export type Plan = NonNullable<SubscriptionState['currentPlan']>

/** A plan and what is added to it. */
export type PlanWithAddons = { plan: Plan | null; addons: SubscriptionState['addons'] }

/** The plan of a day: the one in force, or from its first day on the one that follows. @param day `YYYY-MM-DD`. */
export function planOn(state: SubscriptionState, day: string): PlanWithAddons {
  const { currentPlan, addons, pendingPlanChange, newPlan, newAddons, nextPlanExecutionDate } = state
  const hasChanged = pendingPlanChange && newPlan !== null && nextPlanExecutionDate !== null
  return hasChanged && nextPlanExecutionDate <= day
    ? { plan: newPlan, addons: newAddons }
    : { plan: currentPlan, addons }
}

/** What a plan costs each month with its addons. */
export function monthlyPrice(plan: Plan, addons: SubscriptionState['addons']): Money {
  const total = addons.reduce((sum, { price }) => sum + cents(price), cents(plan.price))
  return money(total, plan.price.currency)
}
