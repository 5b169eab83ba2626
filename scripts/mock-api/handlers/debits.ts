import type { Money, SubscriptionEnd, Withdrawal } from '#src/api/generated/schema.ts'
import { dayOf, daysLater } from '../dates.ts'
import { addons, plans } from '../seed/plans.ts'
import type { PlanChoice, SubscriptionSeed } from '../seed/subscriptions.ts'

/** An amount on a day. */
export type Debit = { date: string; amount: string }

/** Somebody who has just subscribed may withdraw for so many days. */
export const withdrawalDays = 14

/** A first period is no shorter than so many days. */
const shortestPeriod = 20

/** An amount in the currency of both markets. */
export function euros(amount: string | number): Money {
  return { amount: typeof amount === 'number' ? amount.toFixed(2) : amount, currency: 'EUR' }
}

/** What a plan costs each month, with its addons, in euros. */
export function monthly({ plan, addons: chosen }: PlanChoice): number {
  return chosen.reduce((sum, id) => sum + Number(addons[id].price), Number(plans[plan].price))
}

/** What the debit of a day was, in euros. */
export function monthlyOn(seed: SubscriptionSeed, day: string): number {
  return monthly(seed.formerPlan && day < seed.formerPlan.until ? seed.formerPlan : seed)
}

/** The fifth of the month that is so many months after a day's. */
function fifth(day: string, months: number): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 5, 12)).toISOString().slice(0, 10)
}

function noon(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

/** The first fifth of a month from a day on. */
function fifthFrom(day: string): string {
  const first = fifth(day, 0)
  return first >= day ? first : fifth(day, 1)
}

/** The first day of a subscription. */
export function startOf({ asOf, months, startedDaysAgo }: SubscriptionSeed): string {
  return startedDaysAgo === null ? fifth(asOf, 1 - months) : daysLater(noon(asOf), -startedDaysAgo)
}

/** The first days of the periods up to a day, the earliest first: the day of the start, then the fifth of each month. */
function periodsUntil(seed: SubscriptionSeed, day: string): string[] {
  const days = []
  const start = startOf(seed)
  for (let first = start; first <= day; first = first === start ? secondPeriod(seed) : fifth(first, 1)) days.push(first)
  return days
}

function secondPeriod(seed: SubscriptionSeed): string {
  return fifthFrom(daysLater(noon(startOf(seed)), shortestPeriod))
}

/** Whether it is over: the last day of one that was cancelled has passed. */
export function hasEnded({ endsOn }: SubscriptionSeed, today: string): boolean {
  return endsOn !== null && endsOn < today
}

/** The days on which the plan was debited, the latest first. Debits stop with a failed one, in a pause and at the end. */
export function debitsOf(seed: SubscriptionSeed, now: Date): string[] {
  const today = dayOf(now)
  const { asOf, endsOn, pausesOn, rests } = seed
  const last = [today, ...(seed.status === 'impayé' ? [asOf] : []), ...(endsOn ? [endsOn] : [])].sort()[0] ?? today
  const pauses = [...rests, ...(pausesOn ? [{ from: pausesOn, until: '9999' }] : [])]
  return periodsUntil(seed, last)
    .filter((day) => monthlyOn(seed, day) > 0 && !pauses.some(({ from, until }) => from <= day && day < until))
    .reverse()
}

/** The first day of the next period, on which the plan is debited unless something speaks against it. */
export function firstDayOfNextPeriod(seed: SubscriptionSeed, now: Date): string {
  const tomorrow = daysLater(now, 1)
  const second = secondPeriod(seed)
  return second >= tomorrow ? second : fifthFrom(tomorrow)
}

/** How many full months of a fixed period are still to come after the running one. */
function monthsLeft(seed: SubscriptionSeed, now: Date): number {
  return seed.openEnded ? 0 : (12 - (periodsUntil(seed, dayOf(now)).length % 12)) % 12
}

/** The last day of one that is cancelled now, or was. */
export function lastDayOf(seed: SubscriptionSeed, now: Date): string {
  return seed.endsOn ?? daysLater(noon(fifth(firstDayOfNextPeriod(seed, now), monthsLeft(seed, now))), -1)
}

function supplementsOf(seed: SubscriptionSeed): number {
  return seed.debitInvoice ? seed.supplements.reduce((sum, { amount }) => sum + Number(amount), 0) : 0
}

/** What the plan will be debited with next: nothing when it ends or pauses before. */
export function planDue(seed: SubscriptionSeed, now: Date): number {
  const next = firstDayOfNextPeriod(seed, now)
  const ends = seed.endsOn !== null ? seed.endsOn < next : seed.cancelPending && monthsLeft(seed, now) === 0
  if (ends || seed.pausePending || seed.status === 'suspendu') return 0
  return monthly(seed.newPlan ?? seed)
}

/** The next debit as things are, or undefined when none will follow. */
export function nextDebit(seed: SubscriptionSeed, now: Date): Debit | undefined {
  if (seed.status !== 'actif' || seed.withdrawnOn !== null || hasEnded(seed, dayOf(now))) return undefined
  const amount = planDue(seed, now) + supplementsOf(seed)
  return amount > 0 ? { date: firstDayOfNextPeriod(seed, now), amount: amount.toFixed(2) } : undefined
}

function lastDebit(seed: SubscriptionSeed, now: Date): Debit | undefined {
  const paid = debitsOf(seed, now)[seed.unpaid]
  const made = paid === undefined ? undefined : { date: paid, amount: monthlyOn(seed, paid).toFixed(2) }
  if (seed.status !== 'actif' || seed.withdrawnOn !== null) return made
  const next = firstDayOfNextPeriod(seed, now)
  const last = fifth(lastDayOf(seed, now), -1)
  if (last >= next) return { date: last, amount: monthly(seed).toFixed(2) }
  const supplements = supplementsOf(seed)
  return supplements > 0 ? { date: next, amount: supplements.toFixed(2) } : made
}

/** How a subscription ends when it is cancelled now, or was; null when it is over. */
export function endOf(seed: SubscriptionSeed, now: Date): SubscriptionEnd | null {
  if (hasEnded(seed, dayOf(now))) return null
  const last = lastDebit(seed, now)
  return {
    endDate: lastDayOf(seed, now),
    lastDebitDate: last?.date ?? null,
    lastDebitAmount: last ? euros(last.amount) : null,
  }
}

/** The last day on which it may be withdrawn from. */
export function lastWithdrawalDay(seed: SubscriptionSeed): string {
  return daysLater(noon(startOf(seed)), withdrawalDays)
}

/** What a withdrawal comes to, or null when it is too late for one, or it was made. */
export function withdrawalOf(seed: SubscriptionSeed, now: Date): Withdrawal | null {
  const lastDate = lastWithdrawalDay(seed)
  const today = dayOf(now)
  if (seed.withdrawnOn !== null || today > lastDate || hasEnded(seed, today)) return null
  const paid = debitsOf(seed, now).slice(seed.unpaid)
  return { lastDate, refundAmount: euros(paid.reduce((sum, day) => sum + monthlyOn(seed, day), 0)) }
}

/** What is still to be paid from before. */
export function balanceOf(seed: SubscriptionSeed, now: Date): Money {
  const open = debitsOf(seed, now).slice(0, seed.unpaid)
  return euros(open.reduce((sum, day) => sum + monthlyOn(seed, day), 0))
}
