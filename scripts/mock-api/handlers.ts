import type { AnyHandler, Handlers } from './call.ts'
import { accountHandlers } from './handlers/account.ts'
import { cardHandlers } from './handlers/cards.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { cinemaHandlers } from './handlers/cinemas.ts'
import { friendHandlers } from './handlers/friends.ts'
import { loyaltyHandlers } from './handlers/loyalty.ts'
import { newsletterHandlers } from './handlers/newsletter.ts'
import { programmeHandlers } from './handlers/programme.ts'
import { settingsHandlers } from './handlers/settings.ts'
import { showHandlers } from './handlers/shows.ts'
import { subscriptionHandlers } from './handlers/subscription.ts'
import { supportHandlers } from './handlers/support.ts'
import { ticketHandlers } from './handlers/tickets.ts'
import { walletHandlers } from './handlers/wallet.ts'

/** Without an operation of the contract, or with one that it does not have, this does not compile. */
const all: Required<Handlers> = {
  ...accountHandlers,
  ...cardHandlers,
  ...catalogueHandlers,
  ...cinemaHandlers,
  ...friendHandlers,
  ...loyaltyHandlers,
  ...newsletterHandlers,
  ...programmeHandlers,
  ...settingsHandlers,
  ...showHandlers,
  ...subscriptionHandlers,
  ...supportHandlers,
  ...ticketHandlers,
  ...walletHandlers,
}

/** The answer to every operation, by its id. */
export const handlers: Readonly<Record<string, AnyHandler>> = all
