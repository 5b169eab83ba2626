import type { Account } from '#src/api/generated/schema.ts'
import { dayOf } from '../dates.ts'
import type { Language } from '../personas.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { genres } from '../seed/interests.ts'
import { plans } from '../seed/plans.ts'
import type { Customer } from '../world.ts'
import { hasEnded } from './debits.ts'
import { stateOf } from './subscription-view.ts'

/** A customer as the contract shows them, in their language. */
export function accountOf(customer: Customer, now: Date, language: Language): Account {
  const { loyaltyLevel, links, signIn, ...account } = customer.account
  const { subscription, statistics } = customer
  const subscribes = subscription !== null && !hasEnded(subscription, dayOf(now))
  return {
    ...account,
    social: links.map(({ provider }) => provider),
    identities: links.map(({ provider, id }) => ({ provider, id })),
    subscription: subscribes,
    subscriptionState: stateOf(subscription, now, language),
    statistics: statistics && {
      timeSpent: statistics.minutes,
      showsSeen: statistics.shows,
      favoriteGenre: genres[statistics.genre][language],
      mostVisitedCinema: cinemaOf(statistics.cinema).name,
      voPercent: statistics.original,
    },
    trackingDate: {
      newsletterSubscription: account.mailCommunicationProvider,
      passType: subscribes ? plans[subscription.plan].code : null,
      loyaltyLevel: account.hasLoyalty ? loyaltyLevel : null,
    },
  }
}
