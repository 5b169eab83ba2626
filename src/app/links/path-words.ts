import { words } from 'virtual:path-words'
import type { Language } from '#src/site/markets.ts'
import type { CatalogueSegment } from './segments.ts'

/** How a language spells a page of the catalogue in its address. */
export function pathWord(segment: CatalogueSegment, language: string): string {
  const spelled: Partial<Record<string, string>> = words[segment]
  return spelled[language] ?? words[segment].en
}

/**
 * The path by which the routes know an address: as English spells it. The word of any language will do, so that an address whose
 * language was changed by hand, or by the language menu, is still found.
 */
export function asRouted(pathname: string): string {
  return withWord(pathname, (word) => Object.values(words).find((spelled) => isWordOf(spelled, word))?.en)
}

/** The path as its own language spells it: what a customer sees, and what a link says. */
export function asSpelled(pathname: string): string {
  return withWord(pathname, (word, language) => {
    const spelled: Partial<Record<string, string>> | undefined = Object.values(words).find(({ en }) => en === word)
    return spelled?.[language]
  })
}

function withWord(pathname: string, other: (word: string, language: string) => string | undefined): string {
  const [root, language = '', word, ...rest] = pathname.split('/')
  if (word === undefined) return pathname
  return [root, language, other(word, language) ?? word, ...rest].join('/')
}

function isWordOf(spelled: Record<Language, string>, word: string): boolean {
  return Object.values(spelled).some((one) => one === word)
}
