import type { CatalogueCinema } from '#src/api/contract.ts'
import { plainWords } from '#src/app/i18n/plain-words.ts'

/** What a cinema can be chosen for: a tag as the catalogue writes it, by its key in the address. */
export type Need = { key: string; name: string }

/** So many are offered; more would be a wall. */
const mostNeeds = 8

/** How a tag stands in an address: "dolby-cinema". */
export function needKey(tag: string): string {
  return plainWords(tag).replaceAll(' ', '-')
}

/** The tags to choose from, the most frequent first: those that some cinemas have, and others have not. */
export function needsOf(cinemas: readonly CatalogueCinema[]): Need[] {
  const known = new Map<string, { name: string; count: number }>()
  for (const { tags } of cinemas) {
    for (const [key, name] of new Map(tags.map((tag) => [needKey(tag), tag]))) {
      known.set(key, { name, count: (known.get(key)?.count ?? 0) + 1 })
    }
  }
  return [...known]
    .filter(([key, { count }]) => key !== '' && count < cinemas.length)
    .toSorted(([, one], [, other]) => other.count - one.count)
    .slice(0, mostNeeds)
    .map(([key, { name }]) => ({ key, name }))
}

/** Those of the address that can be chosen. One that is not offered, as after a change of language, is no reason to show nothing. */
export function chosenNeeds(needs: readonly Need[], written: string): string[] {
  const wanted = new Set(written.split(separator))
  return needs.map(({ key }) => key).filter((key) => wanted.has(key))
}

/** The needs as the address has them; `undefined` for none. */
export function writtenNeeds(keys: readonly string[]): string | undefined {
  return keys.join(separator) || undefined
}

/** No key holds it, and an address shows it as it is. */
const separator = '_'

/** The cinemas that have all that is needed. */
export function withNeeds(
  cinemas: readonly CatalogueCinema[],
  keys: readonly string[],
  isStepFree: boolean,
): readonly CatalogueCinema[] {
  if (keys.length === 0 && !isStepFree) return cinemas
  return cinemas.filter(({ tags, hasPmrService }) => {
    const own = new Set(tags.map(needKey))
    return (hasPmrService || !isStepFree) && keys.every((key) => own.has(key))
  })
}
