import type { Account } from '#src/api/generated/schema.ts'
import type { Language } from '../personas.ts'
import { cinemaOf } from '../seed/cinemas.ts'
import { genres } from '../seed/interests.ts'
import { plans } from '../seed/plans.ts'
import type { Customer } from '../world.ts'
import { stateOf } from './subscription-view.ts'

/** A customer as the contract shows them, in their language. */
export function accountOf(customer: Customer, now: Date, language: Language): Account {
  const { loyaltyLevel, links, signIn, ...account } = customer.account
  const { subscription, statistics } = customer
  return {
    ...account,
    social: links.map(({ provider }) => provider),
    identities: links.map(({ provider, id }) => ({ provider, id })),
    subscription: subscription !== null,
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
      passType: subscription && plans[subscription.plan].code,
      loyaltyLevel: account.hasLoyalty ? loyaltyLevel : null,
    },
  }
}
