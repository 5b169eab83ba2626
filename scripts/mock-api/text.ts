import type { Language } from './personas.ts'

/** A text in each of the languages. */
export type Text = Record<Language, string>

/** The same text in every language: a name, a title. */
export function same(text: string): Text {
  return { fr: text, nl: text, en: text }
}
