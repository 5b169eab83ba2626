import type { Account } from '#src/api/contract.ts'
import { consent } from '#src/app/consent/consent.ts'
import { currentSite } from '#src/site/current-site.ts'
import type { Environment } from '#src/site/resolve-site.ts'

/** Names of the pages in the statistics. A route without one (or without an explicit `null`) does not compile. */
export type PageName =
  | 'my_account_hp'
  | 'my_settings'
  | 'my_tickets'
  | 'my_history'
  | 'my_wishlist'
  | 'my_ratings'
  | 'my_cinemas'
  | 'my_mail'
  | 'my_friends'
  | 'my_advantages'
  | 'my_subscription'
  | 'my_messages'
  | 'my_contact'
  | 'my_stats'
  | 'my_interests'
  | 'my_preferences'
  | 'signup_validation_form'
  | 'recommendations'
  | 'vouchers'
  | 'unsubscribe'
  | 'unsubscribe_confirmation'
  | 'movies'
  | 'movie'
  | 'entertainments'
  | 'entertainment'
  | 'shows'
  | 'all_cinemas'
  | 'city'
  | 'cinema'
  | 'offers'
  | 'club'
  | 'error'
  | 'not_found'
  | 'unavailable'

/** Things a customer does that are counted. */
export type ActionName = 'profile_saved' | 'registration_completed' | 'interests_saved' | 'optin_accepted'

/** The seven things about a customer that the statistics may know. */
export type TrackedUser = {
  userId: string
  user_status: 'registered' | 'unregistered'
  pass_subscription: boolean
  newsletter_subscription: boolean
  pass_type: string | null
  loyalty_level: string | null
  joint_key: string | null
}

/** All that is ever told, and what each thing carries. An address is not among it: it may hold what is nobody else's business. */
type Events = {
  page_view: { page: PageName; category?: 'signup' }
  user: TrackedUser
} & Record<ActionName, Record<never, unknown>>

/** With every entry: what the page is seen on, and which of our sites it is. */
type Surroundings = { platform: 'web-mobile' | 'web-desktop'; environment: Environment }

/** An entry of the statistics. */
type Entry = { [Name in keyof Events]: { event: Name } & Surroundings & Events[Name] }[keyof Events]

declare global {
  interface Window {
    /** Read by whoever measures. Others may add to it, so on the way out nothing is certain. */
    dataLayer?: ({ event: string } & Record<string, unknown>)[]
  }
}

/** Entries wait here until the customer has answered the consent question; a refusal drops them. */
let waiting: Entry[] = []
/** What was last told of the customer. */
let lastTold: string | undefined

function record(entry: Unplaced<Entry>): void {
  waiting.push({ ...entry, ...surroundings() })
  flush()
}

/** An entry before it is known where it was made. */
type Unplaced<Made> = Made extends Surroundings ? Omit<Made, keyof Surroundings> : never

function surroundings(): Surroundings {
  return {
    platform: matchMedia('(min-width: 960px)').matches ? 'web-desktop' : 'web-mobile',
    environment: currentSite().environment,
  }
}

function flush(): void {
  const answer = consent.analytics()
  if (answer === 'granted') {
    window.dataLayer ??= []
    window.dataLayer.push(...waiting)
  }
  if (answer === 'refused') lastTold = undefined
  if (answer !== 'unknown') waiting = []
}

consent.subscribe(flush)

/** Counts an action of the customer. */
export function track(action: ActionName): void {
  record({ event: action })
}

/** Counts a page view. @param category groups pages. */
export function trackPage(page: PageName, category?: 'signup'): void {
  record({ event: 'page_view', page, ...(category && { category }) })
}

/** Tells the statistics who is on the site, in the seven fields that they may have and no other; once, and again when one has changed. */
export function trackUser(account: Account): void {
  const user: TrackedUser = {
    userId: account.id,
    user_status: account.registered ? 'registered' : 'unregistered',
    pass_subscription: account.subscription,
    newsletter_subscription: account.trackingDate.newsletterSubscription,
    pass_type: account.trackingDate.passType,
    loyalty_level: account.trackingDate.loyaltyLevel,
    joint_key: account.jointKey,
  }
  const told = JSON.stringify(user)
  if (told === lastTold) return
  lastTold = told
  record({ event: 'user', ...user })
}
