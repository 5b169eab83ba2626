import type { Settings } from '#src/api/contract.ts'
import { type Flag, flaggedPages, isOn } from '#src/app/flags/flags.ts'
import { safeHref } from '#src/app/links/safe-href.ts'

/** The catalogue's pages in the menu, in order. */
export function catalogueEntries(settings: Settings): ('movies' | 'cinemas' | 'club' | 'offers')[] {
  const club = isOn(settings, 'clubProviderEnabled')
  const offers = isOn(settings, 'offersMenuDisplayed')
  return ['movies', 'cinemas', ...(club ? (['club'] as const) : []), ...(offers ? (['offers'] as const) : [])]
}

/** Sites beside the portal that the menu leads out to. */
export type OutwardName = 'moreFromProvider' | 'homeOffer' | 'business'

const outward: readonly { name: OutwardName; flag: Flag }[] = [
  { name: 'moreFromProvider', flag: 'moreFromProviderMenuEnabled' },
  { name: 'homeOffer', flag: 'providerHomeEnabled' },
  { name: 'business', flag: 'providerBusinessEnabled' },
]

/** The menu's ways out, in order: those that are switched on and have an address that may be followed. */
export function outwardEntries(settings: Settings): { name: OutwardName; href: string }[] {
  return outward.flatMap(({ name, flag }) => {
    const href = isOn(settings, flag) ? encrypted(settings.urls[name]) : undefined
    return href ? [{ name, href }] : []
  })
}

function encrypted(url: string | null): string | undefined {
  return url?.startsWith('/') ? undefined : safeHref(url, 'https://portal.invalid')
}

type FlaggedPage = (typeof flaggedPages)[keyof typeof flaggedPages]

/** The page that a feature switches; `undefined` while it is off, and for a feature that has no page yet: neither has an entry. */
export function pageOf(settings: Settings, flag: Flag): FlaggedPage | undefined {
  const pages: Partial<Record<Flag, FlaggedPage>> = flaggedPages
  return isOn(settings, flag) ? pages[flag] : undefined
}
