import type { Language, Market } from '#src/site/markets.ts'
import { isLanguageOf } from '#src/site/resolve-site.ts'

/**
 * The language that a path asks for by its first segment.
 *
 * @param otherwise what a path without one is read in: the language of the visit so far, if it had one. The market's first one by default.
 */
export function languageOfPath(pathname: string, market: Market, otherwise?: string): Language {
  const segment = pathname.split('/')[1]
  return [segment, otherwise].find((language) => isLanguageOf(market, language)) ?? market.languages[0]
}

/** The same address in another language: only the first segment changes; page, search and hash stay. */
export function inLanguage(href: string, language: Language, market: Market): string {
  const url = new URL(href, 'http://portal.invalid')
  const [, first, ...rest] = url.pathname.split('/')
  const path = isLanguageOf(market, first) ? ['', language, ...rest].join('/') : `/${language}`
  return path + url.search + url.hash
}
