import type {
  Addon,
  InvoiceStatus,
  Plan,
  Subscription,
  SubscriptionInvoice,
  SubscriptionState,
} from '#src/api/generated/schema.ts'
import { dayOf, daysLater } from '../dates.ts'
import type { Language } from '../personas.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { filmOf } from '../seed/films.ts'
import { type AddonId, addons, type PlanId, plans, supplements } from '../seed/plans.ts'
import type { SubscriptionSeed } from '../seed/subscriptions.ts'
import {
  balanceOf,
  debitsOf,
  endOf,
  euros,
  firstDayOfNextPeriod,
  hasEnded,
  lastDayOf,
  monthlyOn,
  nextDebit,
  planDue,
  startOf,
  withdrawalOf,
} from './debits.ts'

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
  return debitsOf(seed, now).map((date, index, { length }) => {
    const unpaid: InvoiceStatus = 'unpaid'
    const { plan } = seed.formerPlan && date < seed.formerPlan.until ? seed.formerPlan : seed
    return {
      // Counted from the first one, so that an invoice keeps its number when others follow.
      id: `${seed.id.replace('sub', 'F')}-${String(length - index).padStart(2, '0')}`,
      name: `${invoiceTitle[language]} ${planIn(language, plan).title}`,
      date,
      amount: euros(monthlyOn(seed, date)),
      status: index < seed.unpaid ? unpaid : 'paid',
      extractedToNib: index >= seed.unpaid,
    }
  })
}

/** Nothing is pending and nothing may be done: so it is for a former subscriber, who may subscribe again. */
const over: SubscriptionState = {
  eligibleReSubscription: true,
  eligibleRenew: false,
  eligibleForReactivation: false,
  eligibleForSuspension: false,
  eligibleToCancelSuspension: false,
  eligibleToCancelCancellation: false,
  eligibleChanges: false,
  addons: [],
  pausePending: false,
  cancelPending: false,
  pendingPlanChange: false,
  newPlan: null,
  currentPlan: null,
  newAddons: [],
  nextPlanExecutionDate: null,
  currentPlanEndDate: null,
}

/** What is pending and what the customer may do, or null for somebody who never subscribed. */
export function stateOf(seed: SubscriptionSeed | null, now: Date, language: Language): SubscriptionState | null {
  if (!seed) return null
  if (hasEnded(seed, dayOf(now))) return over
  const may = new Set<string>(seed.may)
  const runs = seed.status === 'actif' && !seed.cancelPending
  // A blocked pass is sorted out first, and whoever has just subscribed may withdraw instead.
  const rests = runs && !seed.pausePending && seed.blockedReason === null && withdrawalOf(seed, now) === null
  const stays = seed.withdrawnOn === null
  return {
    eligibleReSubscription: false,
    eligibleRenew: runs && may.has('renew'),
    eligibleForReactivation: seed.status === 'suspendu' && stays,
    eligibleForSuspension: rests && may.has('suspend'),
    eligibleToCancelSuspension: seed.pausePending,
    eligibleToCancelCancellation: seed.cancelPending && stays,
    eligibleChanges: runs && may.has('change') && seed.newPlan === null,
    addons: seed.addons.map((id) => addonIn(language, id)),
    pausePending: seed.pausePending,
    cancelPending: seed.cancelPending,
    pendingPlanChange: seed.newPlan !== null,
    newPlan: seed.newPlan && planIn(language, seed.newPlan.plan),
    currentPlan: planIn(language, seed.plan),
    newAddons: seed.newPlan?.addons.map((id) => addonIn(language, id)) ?? [],
    nextPlanExecutionDate: seed.newPlan && (seed.changesOn ?? firstDayOfNextPeriod(seed, now)),
    currentPlanEndDate: seed.cancelPending ? lastDayOf(seed, now) : null,
  }
}

/** A subscription as the contract shows it. */
export function subscriptionOf(seed: SubscriptionSeed, now: Date, language: Language): Subscription {
  return {
    invoices: invoicesOf(seed, now, language),
    totalInvoiceBalance: balanceOf(seed, now),
    type: plans[seed.plan].code,
    status: seed.status,
    date: startOf(seed),
    cardNumber: seed.cardNumber,
    subscriptionNumber: seed.number,
    isADI: seed.openEnded,
    id: seed.id,
    blockedReason: seed.blockedReason,
    debitInvoiceEnabled: seed.debitInvoice,
    consumption: {
      subscriptionAmount: euros(planDue(seed, now)),
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
