import type { Show } from '#src/api/contract.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'
import type { Entry } from './programme-rules.ts'
import type { ProgrammeSearch } from './programme-search.ts'

/** What is looked for in a part of a programme, wherever it is shown. */
export type ProgrammeFilter = Pick<ProgrammeSearch, 'q' | 'genre' | 'rating'>

/** The genres and ratings of shows, each once, as they are offered. */
export type FilterOptions = { genres: readonly string[]; ratings: readonly string[] }

/** What the shows of a list can be told apart by. @param locale in whose alphabet it is sorted */
export function optionsOf(entries: readonly Entry[], locale: string): FilterOptions {
  const collator = new Intl.Collator(locale, { numeric: true })
  const sorted = (labels: readonly string[]) => [...new Set(labels.filter(Boolean))].sort(collator.compare)
  return {
    genres: sorted(entries.flatMap(({ show }) => show.genres)),
    ratings: sorted(entries.flatMap(({ show }) => show.contentRating ?? [])),
  }
}

/** The option that an address means, however it writes it; none where there is no such option: it then looks for nothing. */
export function optionMeant(options: readonly string[], asked: string | undefined): string | undefined {
  if (asked === undefined) return undefined
  const words = plainWords(asked)
  return options.find((option) => option === asked) ?? options.find((option) => plainWords(option) === words)
}

/** The entries that match all of what is looked for, in the order in which they come. */
export function matching(entries: readonly Entry[], { q, genre, rating }: ProgrammeFilter): readonly Entry[] {
  const wanted = q ? plainWords(q).split(' ').filter(Boolean) : []
  return entries.filter(
    ({ show }) =>
      (genre === undefined || show.genres.includes(genre)) &&
      (rating === undefined || show.contentRating === rating) &&
      wanted.every((word) => wordsOf(show).some((own) => holds(own, word))),
  )
}

/** One or two letters begin a word; more of them may stand anywhere in it. */
function holds(own: string, word: string): boolean {
  return word.length < 3 ? own.startsWith(word) : own.includes(word)
}

const known = new WeakMap<Show, readonly string[]>()

/** The words of a show's title and of its directors' names, worked out once and not at every key that is pressed. */
function wordsOf(show: Show): readonly string[] {
  const words = known.get(show) ?? plainWords(`${show.title} ${show.directors ?? ''}`).split(' ')
  known.set(show, words)
  return words
}
