import type { CatalogueCinema } from '#src/api/contract.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'

type Found = {
  cinemas: readonly CatalogueCinema[]
  /** Nothing is spelled as it was typed: these come close. */
  isGuess: boolean
}

/**
 * The cinemas that are looked for by their name, city, postcode and tags, in the order in which they come. Every word has to be found. Capitals,
 * accents and hyphens do not matter; where nothing is spelled as it was typed, small slips do not either.
 */
export function findCinemas(cinemas: readonly CatalogueCinema[], query: string): Found {
  const wanted = wordsOf(query)
  const found = cinemas.filter((cinema) => wanted.every((word) => namesOf(cinema).some((name) => holds(name, word))))
  if (found.length > 0) return { cinemas: found, isGuess: false }
  const close = cinemas.filter((cinema) => wanted.every((word) => namesOf(cinema).some((name) => isMeant(name, word))))
  return { cinemas: close, isGuess: close.length > 0 }
}

/** The tags of a cinema for which it was found, as they are written. */
export function tagsLookedFor({ tags }: CatalogueCinema, query: string): string[] {
  const wanted = wordsOf(query)
  return [...new Set(tags)].filter((tag) => searchable(tag).some((name) => wanted.some((word) => isMeant(name, word))))
}

/** One or two letters begin a word; more of them may stand anywhere in it. */
function holds(name: string, word: string): boolean {
  return word.length < 3 ? name.startsWith(word) : name.includes(word)
}

/** Whether a word, or the beginning of one, is what was typed, but for a slip or two. */
function isMeant(name: string, word: string): boolean {
  if (holds(name, word)) return true
  const slips = slipsIn(word)
  for (let length = word.length - slips; slips > 0 && length <= word.length + slips; length++) {
    if (length <= name.length && distance(name.slice(0, length), word) <= slips) return true
  }
  return false
}

/** How many slips a word may have: none where it is so short that it would then be another one. */
function slipsIn({ length }: string): number {
  if (length < 4) return 0
  return length < 8 ? 1 : 2
}

/** How many letters are to be added, left out, replaced, or swapped with their neighbour until two words are the same. */
function distance(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped =
        row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      next[column] = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    before = last
    last = next
  }
  return at(last, other.length)
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}

function wordsOf(text: string): string[] {
  return plainWords(text).split(' ').filter(Boolean)
}

/** The words of a name, and all of them in one: "denhaag" is Den Haag too. */
function searchable(name: string): string[] {
  const words = wordsOf(name)
  return words.length > 1 ? [...words, words.join('')] : words
}

const knownNames = new WeakMap<CatalogueCinema, string[]>()

/** What a cinema is found by, worked out once and not at every key that is pressed. */
function namesOf(cinema: CatalogueCinema): string[] {
  const known = knownNames.get(cinema)
  if (known) return known
  const { name, citySlug, tags, theaters } = cinema
  const places = theaters.flatMap(({ city, zip }) => [city, zip])
  const names = [name, citySlug, ...places, ...tags].flatMap(searchable)
  knownNames.set(cinema, names)
  return names
}
