import type { Page } from '@playwright/test'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import type { DialogName } from '#src/app/dialogs/url-dialog.ts'
import type { FileRoutesByTo } from '#src/route-tree.gen.ts'

/** A page in a state that matters: whose it is, and where. */
export type Screen = {
  /** What follows the language in the address; the whole of the address where that begins otherwise. */
  path: string
  /** Who looks at it; a visitor is nobody in particular. */
  who: PersonaId | 'visitor'
  /** The address has no language in front; it may have `$language` within. */
  whole?: true
  /** There is no such thing on the other market's site. */
  market?: Market
  /** What is done before it is what it should be, in any language. */
  begin?: (page: Page) => Promise<unknown>
  /** It leads elsewhere at once: there is nothing to be seen at this address. */
  leads?: true
}

const of = (who: Screen['who'], ...paths: readonly string[]): Screen[] => paths.map((path) => ({ path, who }))

/** A page of the account: somebody who has it all, and somebody who has nothing yet. */
const account = (path: string): Screen[] => [...of('pass-holder', path), ...of('empty', path)]

/** A page of the catalogue: somebody in particular, and nobody. */
const catalogue = (...paths: readonly string[]): Screen[] => [
  ...of('visitor', ...paths),
  ...of('pass-holder', ...paths),
]

const inMarket = (market: Market, rows: readonly Screen[]): Screen[] => rows.map((row) => ({ ...row, market }))

/** The newsletters that it is about go to somebody: whoever has the link may leave them. */
const newsletter = '/unsubscribe?token=nl-filmnews-7Qk2vB'
const leave = (page: Page) => page.getByRole('main').getByRole('region').getByRole('button').first().click()

/**
 * Every route there is, with the states in which it looks different. A route that is new has to have its rows here: without them the
 * types do not fit.
 */
export const screens: Readonly<Record<keyof FileRoutesByTo, readonly Screen[]>> = {
  '/': [{ path: '/', who: 'pass-holder', whole: true, leads: true }],
  '/$': [{ path: '/nowhere/at/all', who: 'visitor', whole: true }],
  '/404': [{ path: '/404', who: 'visitor', whole: true }],
  '/callback': [{ path: '/callback', who: 'visitor', whole: true }],
  '/m/$language/$page': [{ path: '/m/$language/history', who: 'pass-holder', whole: true, leads: true }],
  '/$language': [
    ...account(''),
    ...of('unpaid', ''),
    ...of('photo-rejected', ''),
    ...of('leaving', ''),
    ...of('staff', ''),
  ],
  '/$language/error': of('visitor', '/error', '/error?code=CLI-ACC-001'),
  '/$language/register': of('newcomer', '/register', '/register?target=%2Ffr%2Fprofile'),
  '/$language/signed-out': of('visitor', '/signed-out'),
  '/$language/unavailable': of('visitor', '/unavailable'),
  '/$language/m/unavailable': of('visitor', '/m/unavailable'),
  '/$language/mail': account('/mail'),
  '/$language/recommendations': account('/recommendations'),
  '/$language/contact': [
    ...of(
      'visitor',
      '/contact',
      '/contact?article=when-is-my-refund',
      '/contact?article=gone',
      '/contact?topic=refunds',
      '/contact?topic=gone',
    ),
    ...of('visitor', '/contact?q=pass', '/contact?q=xyzzy'),
    ...of('pass-holder', '/contact', '/contact?article=find-my-tickets'),
  ],
  '/$language/tickets': [
    ...account('/tickets'),
    ...of('pass-holder', '/tickets?ticket=et-01-1', '/tickets?ticket=et-02-1', '/tickets?ticket=nobody'),
    ...of('family-nl', '/tickets'),
  ],
  '/$language/advantages': [...account('/advantages'), ...of('pass-holder', '/advantages?type=points')],
  '/$language/cinemas': [...account('/cinemas'), ...of('leaving', '/cinemas?q=joliette', '/cinemas?q=xyzzy')],
  '/$language/friends': account('/friends'),
  '/$language/history': [...account('/history'), ...of('pass-holder', '/history?year=2025', '/history?q=xyzzy')],
  '/$language/messages': [
    ...account('/messages'),
    ...of('pass-holder', '/messages?case=case-5101', '/messages?case=case-3977', '/messages?case=nobody'),
    ...of('family-nl', '/messages?case=case-6203'),
  ],
  '/$language/my-interests': account('/my-interests'),
  '/$language/preferences': account('/preferences'),
  '/$language/profile': [...account('/profile'), ...of('photo-rejected', '/profile'), ...of('family-nl', '/profile')],
  '/$language/ratings': account('/ratings'),
  '/$language/statistics': account('/statistics'),
  '/$language/subscription': [
    ...account('/subscription'),
    ...of('unpaid', '/subscription'),
    ...of('photo-rejected', '/subscription'),
    ...of('leaving', '/subscription'),
    ...of('family-nl', '/subscription'),
    ...of('staff', '/subscription'),
  ],
  '/$language/vouchers': [...account('/vouchers'), ...of('unpaid', '/vouchers'), ...of('family-nl', '/vouchers')],
  '/$language/wishlist': account('/wishlist'),
  '/$language/unsubscribe': of('visitor', newsletter, '/unsubscribe?token=nl-filmnews-4Bx7kD', '/unsubscribe'),
  '/$language/unsubscribe/confirmation': [{ path: newsletter, who: 'visitor', begin: leave }],
  '/$language/m/cinemas': account('/m/cinemas'),
  '/$language/m/friends': account('/m/friends'),
  '/$language/m/history': account('/m/history'),
  '/$language/club': catalogue('/club'),
  '/$language/offers': catalogue('/offers'),
  '/$language/shows': catalogue('/shows'),
  '/$language/movies': [
    ...catalogue('/movies'),
    ...of('visitor', '/movies?when=soon', '/movies?when=early', '/movies?when=new', '/movies?q=xyzzy'),
    ...inMarket('fr', of('visitor', '/movies?cinema=kinora-gerland')),
  ],
  '/$language/movies/$slug': [
    ...catalogue('/movies/noord'),
    // The longest title, and no wide picture; and one that there is not.
    ...of('visitor', '/movies/la-fanfare', '/movies/nothing-of-that-name'),
  ],
  '/$language/entertainment': catalogue('/entertainment'),
  '/$language/entertainment/$slug': catalogue('/entertainment/la-traversee'),
  '/$language/our-cinemas': [
    ...catalogue('/our-cinemas'),
    ...of('visitor', '/our-cinemas?wheelchair=true', '/our-cinemas?q=xyzzy'),
  ],
  '/$language/our-cinemas/$city': [
    ...inMarket('fr', catalogue('/our-cinemas/lyon')),
    ...inMarket('nl', of('visitor', '/our-cinemas/amsterdam')),
    ...of('visitor', '/our-cinemas/nowhere'),
  ],
  '/$language/cinema/$slug': [
    ...inMarket('fr', catalogue('/cinema/kinora-gerland')),
    ...inMarket('fr', of('visitor', '/cinema/kinora-le-petit-palais-de-la-butte-aux-cailles')),
    ...inMarket('nl', of('visitor', '/cinema/kinora-ij')),
    ...of('visitor', '/cinema/nothing-of-that-name'),
  ],
}

/** Every dialog of the address, on a page where it has something to show. */
export const dialogs: Readonly<Record<DialogName, readonly Screen[]>> = {
  language: [...of('pass-holder', '?dialog=language'), ...of('visitor', '/movies?dialog=language')],
  account: [...of('pass-holder', '?dialog=account'), ...of('empty', '/contact?dialog=account')],
  'add-voucher': of('pass-holder', '/vouchers?dialog=add-voucher'),
  'add-prepaid': of('pass-holder', '/vouchers?dialog=add-prepaid'),
  'add-gift-card': of('pass-holder', '/vouchers?dialog=add-gift-card'),
  'attach-card': of('pass-holder', '/vouchers?dialog=attach-card', '/subscription?dialog=attach-card'),
  code: of('pass-holder', '/vouchers?dialog=code&item=g-1', '/vouchers?dialog=code&item=p-1'),
  offer: of('pass-holder', '/vouchers?dialog=offer&item=p-1', '/vouchers?dialog=offer&item=nothing'),
  'cancel-offer': of('pass-holder', '/vouchers?dialog=cancel-offer&item=p-2'),
  dissociate: of('pass-holder', '/vouchers?dialog=dissociate&item=p-3'),
  delete: of('pass-holder', '/vouchers?dialog=delete&item=p-5', '/friends?dialog=delete&item=friend-02'),
  door: of('pass-holder', '/tickets?ticket=et-01-1&dialog=door'),
  'cancel-tickets': of('pass-holder', '/tickets?ticket=et-01-1&dialog=cancel-tickets'),
  advantage: of(
    'pass-holder',
    '/advantages?dialog=advantage&item=AR-10001',
    '/advantages?dialog=advantage&item=AR-10002',
  ),
  'join-club': of('empty', '/advantages?dialog=join-club'),
  'cancel-subscription': of('pass-holder', '/subscription?dialog=cancel-subscription'),
  withdraw: of('photo-rejected', '/subscription?dialog=withdraw'),
  photo: of('photo-rejected', '/subscription?dialog=photo'),
  pass: of('pass-holder', '/subscription?dialog=pass'),
  'change-mail': of('pass-holder', '/profile?dialog=change-mail'),
  'delete-account': [
    ...of('empty', '/profile?dialog=delete-account'),
    ...of('pass-holder', '/profile?dialog=delete-account'),
  ],
  invite: of('pass-holder', '/friends?dialog=invite'),
  trailer: of('pass-holder', '/wishlist?dialog=trailer&item=noord', '/wishlist?dialog=trailer&item=sel-de-nuit'),
  ask: of('pass-holder', '/messages?dialog=ask'),
}

/** Where a screen is found, in a language. */
export function addressOf({ path, whole }: Screen, language: string): string {
  return whole ? path.replace('$language', language) : `/${language}${path}`
}
