import type {
  Addon,
  InvoiceStatus,
  Plan,
  Subscription,
  SubscriptionInvoice,
  SubscriptionState,
} from '#src/api/generated/schema.ts'
import { daysLater } from '../dates.ts'
import type { Language } from '../personas.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { filmOf } from '../seed/films.ts'
import { type AddonId, addons, type PlanId, plans, supplements } from '../seed/plans.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'
import { debitsOf, endOf, euros, monthly, nextDebit, nextPeriod, planDue, startOf, withdrawalOf } from './debits.ts'

const invoiceTitle = { fr: 'Mensualité', nl: 'Maandbedrag', en: 'Monthly fee' }

/** A plan in the customer's language. */
export function planIn(language: Language, id: PlanId): Plan {
  const { code, title, price } = plans[id]
  return { code, title: title[language], price: euros(price) }
}

function addonIn(language: Language, id: AddonId): Addon {
  return { value: id.toUpperCase(), title: addons[id].title[language], price: euros(addons[id].price) }
}

/** The invoices of a subscription, newest first: one for each debit, the newest ones unpaid when a debit failed. */
export function invoicesOf(seed: SubscriptionSeed, now: Date, language: Language): SubscriptionInvoice[] {
  return debitsOf(seed, now).map((date, index) => {
    const unpaid: InvoiceStatus = 'unpaid'
    return {
      // Counted from the first one, so that an invoice keeps its number when others follow.
      id: `${seed.id.replace('sub', 'F')}-${String(seed.months - index).padStart(2, '0')}`,
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
  const runs = seed.status === 'actif' && !seed.cancelPending
  return {
    eligibleReSubscription: false,
    eligibleRenew: may.has('renew'),
    eligibleForReactivation: seed.status === 'suspendu',
    eligibleForSuspension: runs && may.has('suspend') && !seed.pausePending,
    eligibleToCancelSuspension: seed.pausePending,
    eligibleToCancelCancellation: seed.cancelPending && seed.withdrawnOn === null,
    eligibleChanges: runs && may.has('change') && seed.newPlan === null,
    addons: seed.addons.map((id) => addonIn(language, id)),
    pausePending: seed.pausePending,
    cancelPending: seed.cancelPending,
    pendingPlanChange: seed.newPlan !== null,
    newPlan: seed.newPlan && planIn(language, seed.newPlan.plan),
    currentPlan: planIn(language, seed.plan),
    newAddons: seed.newPlan?.addons.map((id) => addonIn(language, id)) ?? [],
    nextPlanExecutionDate: seed.newPlan && nextPeriod(seed, now),
    currentPlanEndDate: seed.cancelPending ? endOf(seed, now).endDate : null,
  }
}

/** A subscription as the contract shows it. */
export function subscriptionOf(seed: SubscriptionSeed, now: Date, language: Language): Subscription {
  const invoices = invoicesOf(seed, now, language)
  const open = invoices.filter(({ status }) => status === 'unpaid')
  return {
    invoices,
    totalInvoiceBalance: euros(open.reduce((sum, { amount }) => sum + Number(amount.amount), 0)),
    type: plans[seed.plan].code,
    status: seed.status,
    date: startOf(seed, now),
    cardNumber: seed.cardNumber,
    subscriptionNumber: seed.number,
    isADI: seed.openEnded,
    id: seed.id,
    blockedReason: seed.blockedReason,
    debitInvoiceEnabled: seed.debitInvoice,
    consumption: {
      subscriptionAmount: euros(planDue(seed)),
      supplements: seed.supplements.map(({ kind, daysAgo, film, cinema, amount }) => ({
        name: supplements[kind][language],
        date: daysLater(now, -daysAgo),
        movie: filmOf(film).title,
        cinema: cinemaOf(cinema).name,
        amount: euros(amount),
      })),
    },
    nextDebitDate: nextDebit(seed, now)?.date ?? null,
    cancellation: endOf(seed, now),
    withdrawal: withdrawalOf(seed, now),
  }
}
