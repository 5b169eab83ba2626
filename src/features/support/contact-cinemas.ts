import type { CatalogueCinema } from '#src/api/contract.ts'

/** What is to be known of a cinema to offer it. */
type Listed = Pick<CatalogueCinema, 'id' | 'name' | 'status'> & { theaters: readonly { city: string }[] }

/** The cinemas of a city. One that has no city in the catalogue goes by none. */
export type CityCinemas = { city: string; cinemas: readonly Pick<CatalogueCinema, 'id' | 'name'>[] }

/**
 * The cinemas that a message can be about, city by city: those that are not closed, and those that are to come too, by name. Those without
 * a city come last.
 */
export function cinemasByCity(cinemas: readonly Listed[]): CityCinemas[] {
  const open = cinemas
    .filter(({ status }) => status !== 'closed')
    .sort((one, other) => one.name.localeCompare(other.name))
  const cities = new Set(open.map(cityOf))
  return [...cities]
    .sort((one, other) => Number(one === '') - Number(other === '') || one.localeCompare(other))
    .map((city) => ({ city, cinemas: open.filter((cinema) => cityOf(cinema) === city) }))
}

function cityOf({ theaters }: Listed): string {
  return theaters[0]?.city ?? ''
}
