import { inLanguage } from '#src/app/i18n/language-of-path.ts'
import type { Language, Market } from '#src/site/markets.ts'

/** The same page in another language, with the dialog over it closed; the rest of the search and the hash stay. */
export function pageInLanguage(href: string, language: Language, market: Market): string {
  const url = new URL(inLanguage(href, language, market), 'http://portal.invalid')
  url.searchParams.delete('dialog')
  return url.pathname + url.search + url.hash
}
