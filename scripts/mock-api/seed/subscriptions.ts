import { dayOf } from '../dates.ts'
import { firstDayOfNextPeriod, lastDayOf } from '../handlers/debits.ts'
import type { PersonaId } from '../personas.ts'
import type { AddonId, PlanId, SupplementId } from './plans.ts'

/** What is paid for each month. */
export type PlanChoice = { plan: PlanId; addons: readonly AddonId[] }

/** A subscription as the world keeps it. */
export type SubscriptionSeed = {
  id: string
  number: string
  cardNumber: string | null
  status: 'actif' | 'impayé' | 'suspendu'
  /** The day from which the next two are counted back: the one on which the world began. */
  asOf: string
  /** How many debits there were, one a month: there is an invoice for each, unless it costs nothing. */
  months: number
  /** For one that has only just begun: how many days ago, with its first debit on that day. */
  startedDaysAgo: number | null
  /** Without a fixed period. A fixed one is of twelve months, again and again. */
  openEnded: boolean
  blockedReason: 'incorrect_photo' | 'unpaid' | 'fraud' | null
  /** Whether supplements are debited together with the next month. */
  debitInvoice: boolean
  /** How many of the newest invoices are unpaid. */
  unpaid: number
  supplements: readonly { kind: SupplementId; daysAgo: number; film: string; cinema: string; amount: string }[]
  /** What may be done while nothing stands in its way; everything not named may not. */
  may: readonly ('suspend' | 'change' | 'renew')[]
  pausePending: boolean
  /** The first day of the pause that is planned or has begun; `null` when there is none, or it is as old as the world. */
  pausesOn: string | null
  /** Pauses that are over, from their first day up to the one before `until`. */
  rests: readonly { from: string; until: string }[]
  cancelPending: boolean
  /** The last day, once a cancellation is on record, also after that day. */
  endsOn: string | null
  /** The day of a withdrawal within the first fourteen days, which is also the last one. */
  withdrawnOn: string | null
  newPlan: PlanChoice | null
  /** The first day of the new plan. */
  changesOn: string | null
  /** What was paid for until the plan changed: debits before `until` were of it. */
  formerPlan: (PlanChoice & { until: string }) | null
  /** How many requests were granted so far: each has a reference of its own. */
  requests: number
} & PlanChoice

const plain = {
  addons: [],
  status: 'actif',
  startedDaysAgo: null,
  openEnded: true,
  blockedReason: null,
  debitInvoice: false,
  unpaid: 0,
  supplements: [],
  may: [],
  pausePending: false,
  pausesOn: null,
  rests: [],
  cancelPending: false,
  endsOn: null,
  withdrawnOn: null,
  newPlan: null,
  changesOn: null,
  formerPlan: null,
  requests: 0,
} as const

/** Who subscribes, and how that is going on a day. */
export function subscriptionsOn(now: Date): Partial<Record<PersonaId, SubscriptionSeed>> {
  const seeds = Object.entries(subscriptions).map(([id, written]) => {
    const seed = { ...written, asOf: dayOf(now) }
    const next = firstDayOfNextPeriod(seed, now)
    return [
      id,
      {
        ...seed,
        pausesOn: seed.pausePending ? next : null,
        endsOn: seed.cancelPending ? lastDayOf(seed, now) : null,
        changesOn: seed.newPlan && next,
      },
    ]
  })
  return Object.fromEntries(seeds)
}

const subscriptions: Partial<Record<PersonaId, Omit<SubscriptionSeed, 'asOf'>>> = {
  'pass-holder': {
    ...plain,
    id: 'sub-2049',
    number: 'KA 2049 5518',
    cardNumber: '3104 2049 5518 03',
    plan: 'duo',
    addons: ['premium'],
    months: 19,
    debitInvoice: true,
    may: ['suspend', 'change'],
    supplements: [
      { kind: '4dx', daysAgo: 4, film: 'le-dernier-tramway', cinema: 'fr-gerland', amount: '6.00' },
      { kind: 'imax', daysAgo: 11, film: 'kilometre-412', cinema: 'fr-belleville', amount: '3.00' },
      { kind: 'glasses', daysAgo: 11, film: 'kilometre-412', cinema: 'fr-belleville', amount: '1.00' },
    ],
  },
  unpaid: {
    ...plain,
    id: 'sub-3310',
    number: 'KA 3310 7720',
    cardNumber: '3104 3310 7720 41',
    plan: 'solo',
    status: 'impayé',
    months: 8,
    unpaid: 2,
    supplements: [{ kind: 'imax', daysAgo: 9, film: 'sel-de-nuit', cinema: 'fr-joliette', amount: '3.00' }],
  },
  'photo-rejected': {
    ...plain,
    id: 'sub-4127',
    number: 'KA 4127 0966',
    cardNumber: '3104 4127 0966 18',
    plan: 'gold',
    months: 1,
    startedDaysAgo: 6,
    blockedReason: 'incorrect_photo',
    may: ['change'],
  },
  leaving: {
    ...plain,
    id: 'sub-1188',
    number: 'KA 1188 0024',
    cardNumber: '3104 1188 0024 90',
    plan: 'gold',
    addons: ['premium', 'guest', 'previews'],
    months: 60,
    openEnded: false,
    pausePending: true,
    cancelPending: true,
    newPlan: { plan: 'solo', addons: ['premium'] },
    may: ['suspend', 'change'],
  },
  'family-nl': {
    ...plain,
    id: 'sub-5120',
    number: 'KN 5120 8846',
    cardNumber: '3104 5120 8846 17',
    plan: 'family',
    months: 5,
    may: ['suspend', 'change'],
    supplements: [{ kind: 'glasses', daysAgo: 2, film: 'zomerijs', cinema: 'nl-ij', amount: '1.00' }],
  },
  staff: {
    ...plain,
    id: 'sub-9000',
    number: 'ST 9000 0418',
    cardNumber: '3104 9000 0418 77',
    plan: 'staff',
    status: 'suspendu',
    months: 27,
    may: ['suspend'],
  },
}
