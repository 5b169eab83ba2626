import type { ReadPath } from '#src/api/query.ts'

/** A call as its address is written: a path of the contract that needs no parameter, with the query that the page asks it with. */
type EarlyCall = ReadPath | `${ReadPath}?${string}`

/** What every page is made of that stands under the site's header, where somebody is signed in. */
export const headerCalls: readonly EarlyCall[] = ['/api/accounts/me', '/api/ec/ebillet']

/**
 * The calls that a page of a signed-in customer is made of besides the account, which its guard asks for, by the first segment of its
 * address after the language, as the routes spell it. They are what its loader asks for.
 */
export const ownCalls: Readonly<Record<string, readonly EarlyCall[]>> = {
  '': [
    '/api/accounts/me/subscription',
    '/api/accounts/me/goodies',
    '/api/alerts?type=ec',
    '/api/v2/survey',
    '/api/accounts/me/cinemas',
    '/api/v4/client/shows',
  ],
  advantages: ['/api/accounts/me/advantages', '/api/accounts/me/loyalty/history-points'],
  cinemas: ['/api/accounts/me/cinemas', '/api/cinemas'],
  friends: ['/api/accounts/me/friends'],
  history: ['/api/ec/ebillet?history=true'],
  mail: [],
  messages: ['/api/accounts/me/case'],
  'my-interests': ['/api/interests'],
  preferences: [],
  profile: ['/api/accounts/me/identities', '/api/cinemas'],
  ratings: ['/api/v4/client/shows', '/api/accounts/me/movieToNote'],
  recommendations: ['/api/v4/client/shows', '/api/accounts/me/movieToNote'],
  register: [],
  statistics: [],
  subscription: ['/api/accounts/me/subscription', '/api/accounts/me/cards'],
  tickets: [],
  vouchers: ['/api/accounts/me/goodies', '/api/accounts/me/prepaids'],
  wishlist: ['/api/v4/client/shows'],
}

/** The same of pages that anybody may see. */
export const openCalls: Readonly<Record<string, readonly EarlyCall[]>> = {
  contact: ['/api/cms/1.7.0/help-center/faq?category=ec'],
  entertainment: ['/api/shows'],
  movies: ['/api/shows'],
  'our-cinemas': ['/api/cinemas'],
  shows: ['/api/shows'],
}
