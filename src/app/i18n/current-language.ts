import { currentSite } from '#src/site/current-site.ts'
import type { Language } from '#src/site/markets.ts'
import { localeOf } from '#src/site/resolve-site.ts'

let current: Language = 'fr'

/** The language of the page. `fr` until there is another one. */
export function currentLanguage(): Language {
  return current
}

/** The tag that formats dates and sums on this page, such as `fr-FR`. */
export function currentLocale(): string {
  return localeOf(currentSite().market, current)
}

/** Makes a language the page's for what needs no catalog: `activateLanguage` brings that along. */
export function setCurrentLanguage(language: Language): void {
  current = language
}
