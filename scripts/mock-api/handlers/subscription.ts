import type {
  Addon,
  InvoiceStatus,
  Money,
  Plan,
  Subscription,
  SubscriptionInvoice,
  SubscriptionState,
} from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { daysLater } from '../dates.ts'
import type { Language } from '../personas.ts'
import { problem } from '../problems.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { filmOf } from '../seed/films.ts'
import { type AddonId, addons, type PlanId, plans, supplements } from '../seed/plans.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'

const invoiceTitle = { fr: 'Mensualité', nl: 'Maandbedrag', en: 'Monthly fee' }

/** An amount in the currency of both markets. */
export function euros(amount: string | number): Money {
  return { amount: typeof amount === 'number' ? amount.toFixed(2) : amount, currency: 'EUR' }
}

/** A plan in the customer's language. */
export function planIn(language: Language, id: PlanId): Plan {
  const { code, title, price } = plans[id]
  return { code, title: title[language], price: euros(price) }
}

function addonIn(language: Language, id: AddonId): Addon {
  return { value: id.toUpperCase(), title: addons[id].title[language], price: euros(addons[id].price) }
}

function monthly({ plan, addons: chosen }: SubscriptionSeed): number {
  return chosen.reduce((sum, id) => sum + Number(addons[id].price), Number(plans[plan].price))
}

/** The day of the debit so many months after this one's, which is on the fifth. */
function debitDay(now: Date, months: number): string {
  const [year = 0, month = 1] = daysLater(now, 0).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 + months, 5, 12)).toISOString().slice(0, 10)
}

/** The invoices of a subscription, newest first: one a month, the newest ones unpaid when a debit failed. */
export function invoicesOf(seed: SubscriptionSeed, now: Date, language: Language): SubscriptionInvoice[] {
  const today = daysLater(now, 0)
  const dates = Array.from({ length: seed.months }, (_, index) => debitDay(now, -index)).filter((date) => date <= today)
  return dates.map((date, index) => {
    const unpaid: InvoiceStatus = 'unpaid'
    return {
      id: `${seed.id}-${date.slice(0, 7)}`,
      name: `${invoiceTitle[language]} ${planIn(language, seed.plan).title}`,
      date,
      amount: euros(monthly(seed)),
      status: index < seed.unpaid ? unpaid : 'paid',
      extractedToNib: index >= seed.unpaid,
    }
  })
}

/** What is pending and what the customer may do, or null for somebody who never subscribed. */
export function stateOf(seed: SubscriptionSeed | null, now: Date, language: Language): SubscriptionState | null {
  if (!seed) return null
  const may = new Set<string>(seed.may)
  return {
    eligibleReSubscription: false,
    eligibleRenew: may.has('renew'),
    eligibleForReactivation: seed.status === 'suspendu',
    eligibleForSuspension: may.has('suspend'),
    eligibleToCancelSuspension: may.has('cancelSuspension'),
    eligibleToCancelCancellation: may.has('cancelCancellation'),
    eligibleChanges: may.has('change'),
    addons: seed.addons.map((id) => addonIn(language, id)),
    pausePending: seed.pausePending,
    cancelPending: seed.cancelPending,
    pendingPlanChange: seed.newPlan !== null,
    newPlan: seed.newPlan && planIn(language, seed.newPlan.plan),
    currentPlan: planIn(language, seed.plan),
    newAddons: seed.newPlan?.addons.map((id) => addonIn(language, id)) ?? [],
    nextPlanExecutionDate: seed.newPlan && debitDay(now, 1),
    currentPlanEndDate: seed.cancelPending ? daysLater(new Date(`${debitDay(now, 1)}T12:00:00Z`), -1) : null,
  }
}

function subscriptionOf(seed: SubscriptionSeed, now: Date, language: Language): Subscription {
  const invoices = invoicesOf(seed, now, language)
  const open = invoices.filter(({ status }) => status === 'unpaid')
  const today = daysLater(now, 0)
  const thisMonth = debitDay(now, 0)
  const ends = seed.cancelPending || seed.status !== 'actif'
  return {
    invoices,
    totalInvoiceBalance: euros(open.reduce((sum, { amount }) => sum + Number(amount.amount), 0)),
    type: plans[seed.plan].code,
    status: seed.status,
    date: debitDay(now, 1 - seed.months),
    cardNumber: seed.cardNumber,
    subscriptionNumber: seed.number,
    isADI: seed.openEnded,
    id: seed.id,
    blockedReason: seed.blockedReason,
    debitInvoiceEnabled: seed.debitInvoice,
    consumption: {
      subscriptionAmount: euros(monthly(seed)),
      supplements: seed.supplements.map(({ kind, daysAgo, film, cinema, amount }) => ({
        name: supplements[kind][language],
        date: daysLater(now, -daysAgo),
        movie: filmOf(film).title,
        cinema: cinemaOf(cinema).name,
        amount: euros(amount),
      })),
    },
    nextDebitDate: ends ? null : thisMonth > today ? thisMonth : debitDay(now, 1),
  }
}

export const subscriptionHandlers: Handlers = {
  getSubscription({ me, now, language }) {
    const { subscription } = me()
    if (subscription) return { status: 200, body: subscriptionOf(subscription, now, language) }
    const detail = 'The customer never had a subscription.'
    return { status: 404, body: problem(language, 404, { code: 'subscription-none', detail }) }
  },
}
