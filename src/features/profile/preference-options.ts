import type { CatalogueCinema } from '#src/api/contract.ts'

type Choice = Pick<CatalogueCinema, 'id' | 'name'>

/** The languages to choose from, with the one chosen so far at the end when the market does not speak it. */
export function languageOptions(offered: readonly string[], current: string | null): readonly string[] {
  return current === null || offered.includes(current) ? offered : [...offered, current]
}

/**
 * The cinemas to choose from: those that are not closed, by name, and the one chosen so far whatever became of it.
 *
 * @param current stands in for the chosen cinema where the list does not know it.
 */
export function cinemaOptions(cinemas: readonly CatalogueCinema[], current: Choice | undefined): readonly Choice[] {
  const options: Choice[] = cinemas
    .filter(({ id, status }) => status !== 'closed' || id === current?.id)
    .sort((one, other) => one.name.localeCompare(other.name))
  const isListed = !current || options.some(({ id }) => id === current.id)
  return isListed ? options : [current, ...options]
}
