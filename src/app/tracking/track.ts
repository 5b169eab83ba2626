import type { Account } from '#src/api/contract.ts'
import { consent } from '#src/app/consent/consent.ts'
import { currentSite } from '#src/site/current-site.ts'

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

type Entry = { event: string; platform: 'web-mobile' | 'web-desktop'; environment: string } & Record<string, unknown>

declare global {
  interface Window {
    dataLayer?: Entry[]
  }
}

/** Entries wait here until the customer has answered the consent question; a refusal drops them. */
let waiting: Entry[] = []

function record(event: string, details: Record<string, unknown>): void {
  waiting.push({
    event,
    platform: matchMedia('(min-width: 960px)').matches ? 'web-desktop' : 'web-mobile',
    environment: currentSite().environment,
    ...details,
  })
  flush()
}

function flush(): void {
  const answer = consent.analytics()
  if (answer === 'granted') {
    window.dataLayer ??= []
    window.dataLayer.push(...waiting)
  }
  if (answer !== 'unknown') waiting = []
}

consent.subscribe(flush)

/** Counts an action of the customer. */
export function track(action: ActionName): void {
  record(action, {})
}

/** Counts a page view. @param category groups pages, such as `signup`. */
export function trackPage(page: PageName, category?: string): void {
  record('page_view', { page, ...(category ? { category } : {}) })
}

/** Tells the statistics who is on the site, in the seven fields that they may have and no other. */
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
  record('user', user)
}
