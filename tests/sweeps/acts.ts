import type { Op } from '#scripts/mock-api/call.ts'
import type { Act } from './act.ts'
import { accountActs } from './acts/account-acts.ts'
import { showActs } from './acts/show-acts.ts'
import { subscriptionActs } from './acts/subscription-acts.ts'
import { supportActs } from './acts/support-acts.ts'
import { ticketActs } from './acts/ticket-acts.ts'
import { walletActs } from './acts/wallet-acts.ts'

/** What pages read by themselves when they, or a dialog of theirs, are opened. */
export const openedOperations = [
  'getAccount',
  'getCardPicture',
  'getCinema',
  'getFaqData',
  'getFaqTopic',
  'getFooter',
  'getNewsletter',
  'getPointsHistory',
  'getSettings',
  'getSubscription',
  'getSurvey',
  'getZone',
  'listAdvantages',
  'listAlerts',
  'listCancelReasons',
  'listCards',
  'listCases',
  'listCinemaShows',
  'listCinemas',
  'listClientShows',
  'listFaqArticles',
  'listFavouriteCinemas',
  'listFriends',
  'listGoodies',
  'listIdentities',
  'listInterests',
  'listPrepaids',
  'listShows',
  'listShowsToRate',
  'listTickets',
  'listTrailers',
] as const satisfies readonly Op[]

/** What somebody has to press something for: every other operation. One that is new in the contract is a type error until it is here. */
export type ActedOperation = Exclude<Op, (typeof openedOperations)[number]>

/** How each of them is pressed, page by page. */
export const acts: Readonly<Record<ActedOperation, readonly [Act, ...Act[]]>> = {
  ...accountActs,
  ...showActs,
  ...subscriptionActs,
  ...supportActs,
  ...ticketActs,
  ...walletActs,
}

/** An act with the operation that it makes. */
export type NamedAct = Act & { operation: ActedOperation }

/** All of them, one after the other. */
export const everyAct: readonly NamedAct[] = Object.keys(acts)
  .filter(isActed)
  .flatMap((operation) => acts[operation].map((act) => ({ ...act, operation })))

function isActed(operation: string): operation is ActedOperation {
  return operation in acts
}
