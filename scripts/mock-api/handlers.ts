import type { AnyHandler, Handlers } from './call.ts'
import { accountHandlers } from './handlers/account.ts'
import { catalogueHandlers } from './handlers/catalogue.ts'
import { cinemaHandlers } from './handlers/cinemas.ts'
import { settingsHandlers } from './handlers/settings.ts'
import { showHandlers } from './handlers/shows.ts'
import { subscriptionHandlers } from './handlers/subscription.ts'
import { ticketHandlers } from './handlers/tickets.ts'
import { walletHandlers } from './handlers/wallet.ts'

const all: Handlers = {
  ...accountHandlers,
  ...catalogueHandlers,
  ...cinemaHandlers,
  ...settingsHandlers,
  ...showHandlers,
  ...subscriptionHandlers,
  ...ticketHandlers,
  ...walletHandlers,
}

/** Every stateful answer there is, by operation id. */
export const handlers: Readonly<Record<string, AnyHandler>> = all
