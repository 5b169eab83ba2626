import type { Money, SubscriptionEnd, Withdrawal } from '#src/api/generated/schema.ts'
import { daysLater } from '../dates.ts'
import { addons, plans } from '../seed/plans.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'

/** An amount on a day. */
export type Debit = { date: string; amount: string }

/** Somebody who has just subscribed may withdraw for so many days. */
export const withdrawalDays = 14

/** An amount in the currency of both markets. */
export function euros(amount: string | number): Money {
  return { amount: typeof amount === 'number' ? amount.toFixed(2) : amount, currency: 'EUR' }
}

/** What a subscription costs each month, with its addons, in euros. */
export function monthly({ plan, addons: chosen }: SubscriptionSeed): number {
  return chosen.reduce((sum, id) => sum + Number(addons[id].price), Number(plans[plan].price))
}

/** The day of the debit so many months after this one's, which is on the fifth. */
function debitDay(now: Date, months: number): string {
  const [year = 0, month = 1] = daysLater(now, 0).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 5, 12)).toISOString().slice(0, 10)
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** The first day of a subscription. */
export function startOf({ months, startedDaysAgo }: SubscriptionSeed, now: Date): string {
  return startedDaysAgo === null ? debitDay(now, 1 - months) : daysLater(now, -startedDaysAgo)
}

/** The days on which the plan was debited, the latest first. */
export function debitsOf(seed: SubscriptionSeed, now: Date): string[] {
  if (monthly(seed) === 0) return []
  if (seed.startedDaysAgo !== null) return [startOf(seed, now)]
  const days = Array.from({ length: seed.months }, (_, index) => debitDay(now, -index))
  return days.filter((day) => day <= daysLater(now, 0))
}

/** The first day of the next period, on which the plan is debited unless something speaks against it. */
export function nextPeriod(seed: SubscriptionSeed, now: Date): string {
  // A first period is no shorter than twenty days.
  const first = seed.startedDaysAgo === null ? daysLater(now, 1) : daysLater(noon(startOf(seed, now)), 20)
  const days = [0, 1, 2].map((months) => debitDay(now, months))
  return days.find((day) => day >= first) ?? debitDay(now, 2)
}

/** How many full months of a fixed period are still to come after the running one. */
function monthsLeft({ openEnded, months }: SubscriptionSeed): number {
  return openEnded ? 0 : (12 - (months % 12)) % 12
}

function supplementsOf(seed: SubscriptionSeed): number {
  return seed.debitInvoice ? seed.supplements.reduce((sum, { amount }) => sum + Number(amount), 0) : 0
}

/** What the plan will be debited with next: nothing when it ends or pauses before. */
export function planDue(seed: SubscriptionSeed): number {
  const ends = seed.withdrawnOn !== null || (seed.cancelPending && monthsLeft(seed) === 0)
  return ends || seed.pausePending || seed.status === 'suspendu' ? 0 : monthly(seed)
}

/** The next debit as things are, or undefined when none will follow. */
export function nextDebit(seed: SubscriptionSeed, now: Date): Debit | undefined {
  if (seed.status !== 'actif' || seed.withdrawnOn !== null) return undefined
  const amount = planDue(seed) + supplementsOf(seed)
  return amount > 0 ? { date: nextPeriod(seed, now), amount: amount.toFixed(2) } : undefined
}

function lastDebit(seed: SubscriptionSeed, now: Date): Debit | undefined {
  const amount = monthly(seed).toFixed(2)
  const paid = debitsOf(seed, now)[seed.unpaid]
  const made = paid === undefined ? undefined : { date: paid, amount }
  if (seed.status !== 'actif' || seed.withdrawnOn !== null) return made
  const left = monthsLeft(seed)
  if (left > 0) return { date: debitDay(now, left), amount }
  const supplements = supplementsOf(seed)
  return supplements > 0 ? { date: nextPeriod(seed, now), amount: supplements.toFixed(2) } : made
}

/** How a subscription ends when it is cancelled now, or was. */
export function endOf(seed: SubscriptionSeed, now: Date): SubscriptionEnd {
  const left = monthsLeft(seed)
  const after = left > 0 ? debitDay(now, 1 + left) : nextPeriod(seed, now)
  const last = lastDebit(seed, now)
  return {
    endDate: seed.withdrawnOn ?? daysLater(noon(after), -1),
    lastDebitDate: last?.date ?? null,
    lastDebitAmount: last ? euros(last.amount) : null,
  }
}

/** The last day on which it may be withdrawn from. */
export function lastWithdrawalDay(seed: SubscriptionSeed, now: Date): string {
  return daysLater(noon(startOf(seed, now)), withdrawalDays)
}

/** What a withdrawal comes to, or null when it is too late for one, or it was made. */
export function withdrawalOf(seed: SubscriptionSeed, now: Date): Withdrawal | null {
  const lastDate = lastWithdrawalDay(seed, now)
  if (seed.withdrawnOn !== null || daysLater(now, 0) > lastDate) return null
  const paid = Math.max(0, debitsOf(seed, now).length - seed.unpaid)
  return { lastDate, refundAmount: euros(paid * monthly(seed)) }
}

/** What is still to be paid from before. */
export function balanceOf(seed: SubscriptionSeed): Money {
  return euros(seed.unpaid * monthly(seed))
}
