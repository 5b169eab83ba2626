import type { FeatureFlags } from '#src/api/contract.ts'
import type { PageName } from '#src/app/tracking/track.ts'

/** A page of the portal as a customer finds it, in English. */
export type PageRow = {
  /** What follows the language in the address. */
  path: string
  /** The first words of the page, or a name in them. */
  heading: string | RegExp
  /** What the browser's tab says, without the chain's name. */
  title: string
  /** Its name in the statistics. */
  counted: PageName
  /** It stands without header and footer. */
  bare?: true
  /** What switches it off. */
  flag?: keyof FeatureFlags
  /** What somebody reads there who has nothing yet. */
  empty?: string
  /** The call without whose answer it cannot be drawn. */
  operation?: string
  /** Without that answer only a part of it is missing. */
  inPart?: true
}

/** Every page of a registered customer. */
export const pages: readonly PageRow[] = [
  { path: '', heading: /Margaux/, title: 'My account', counted: 'my_account_hp' },
  { path: '/profile', heading: 'Your profile', title: 'Your profile', counted: 'my_settings' },
  {
    path: '/tickets',
    heading: 'Your tickets',
    title: 'Your tickets',
    counted: 'my_tickets',
    empty: 'The hall is empty',
    operation: 'listTickets',
  },
  {
    path: '/history',
    heading: 'Your visits',
    title: 'Your visits',
    counted: 'my_history',
    empty: 'Your first film with us is still to come.',
    operation: 'listTickets',
  },
  {
    path: '/wishlist',
    heading: 'Your wishlist',
    title: 'Your wishlist',
    counted: 'my_wishlist',
    empty: 'The films you wish for hang here.',
    operation: 'listClientShows',
  },
  {
    path: '/ratings',
    heading: 'Your ratings',
    title: 'Your ratings',
    counted: 'my_ratings',
    empty: 'You have not rated a film yet.',
    operation: 'listShowsToRate',
  },
  {
    path: '/cinemas',
    heading: 'Your cinemas',
    title: 'Your cinemas',
    counted: 'my_cinemas',
    empty: 'No cinema has a place here yet.',
    operation: 'listFavouriteCinemas',
  },
  {
    path: '/recommendations',
    heading: 'Films you saw',
    title: 'Films you saw',
    counted: 'recommendations',
    bare: true,
    empty: 'You have had your say about every film you saw.',
    operation: 'listShowsToRate',
  },
  { path: '/mail', heading: 'Your e-mail', title: 'Your e-mail', counted: 'my_mail', bare: true },
  {
    path: '/friends',
    heading: 'Your friends',
    title: 'Your friends',
    counted: 'my_friends',
    flag: 'myFriendsEnabled',
    empty: 'The seat beside you is still free.',
    operation: 'listFriends',
  },
  {
    path: '/advantages',
    heading: 'Your advantages',
    title: 'Your advantages',
    counted: 'my_advantages',
    flag: 'advantagesEnabled',
    empty: 'Nothing to use for the moment.',
    operation: 'listAdvantages',
  },
  {
    path: '/vouchers',
    heading: 'Wallet',
    title: 'Wallet',
    counted: 'vouchers',
    flag: 'goodiesEnabled',
    empty: 'Your wallet is empty for now.',
    operation: 'listGoodies',
  },
  {
    path: '/subscription',
    heading: 'Your subscription',
    title: 'Your subscription',
    counted: 'my_subscription',
    flag: 'subscriptionEnabled',
    empty: 'With a pass, you go as often as you like',
    operation: 'getSubscription',
  },
  {
    path: '/messages',
    heading: 'Your messages',
    title: 'Your messages',
    counted: 'my_messages',
    flag: 'contactBlockDisplayed',
    empty: 'You have not asked us anything.',
    operation: 'listCases',
  },
  {
    path: '/contact',
    heading: 'Help and contact',
    title: 'Help and contact',
    counted: 'my_contact',
    flag: 'contactBlockDisplayed',
    operation: 'listFaqArticles',
    inPart: true,
  },
  {
    path: '/statistics',
    heading: 'Your year in figures',
    title: 'Your year in figures',
    counted: 'my_stats',
    flag: 'statisticsEnabled',
    empty: 'Your year begins with your first film.',
  },
  {
    path: '/my-interests',
    heading: 'Your interests',
    title: 'Your interests',
    counted: 'my_interests',
    flag: 'myInterestEnabled',
    operation: 'listInterests',
  },
  {
    path: '/preferences',
    heading: 'Your notifications',
    title: 'Your notifications',
    counted: 'my_preferences',
    flag: 'notificationsEnabled',
  },
  {
    path: '/unsubscribe',
    heading: 'Unsubscribe',
    title: 'Unsubscribe',
    counted: 'unsubscribe',
    empty: 'This link does not work, or not any more.',
  },
  {
    path: '/m/friends',
    heading: 'Your friends',
    title: 'Your friends',
    counted: 'my_friends',
    bare: true,
    flag: 'myFriendsEnabled',
    empty: 'The seat beside you is still free.',
    operation: 'listFriends',
  },
  {
    path: '/m/history',
    heading: 'Your visits',
    title: 'Your visits',
    counted: 'my_history',
    bare: true,
    empty: 'Your first film with us is still to come.',
    operation: 'listTickets',
  },
  {
    path: '/m/cinemas',
    heading: 'Your cinemas',
    title: 'Your cinemas',
    counted: 'my_cinemas',
    bare: true,
    empty: 'No cinema has a place here yet.',
    operation: 'listFavouriteCinemas',
  },
]
