import { apiQuery } from '#src/api/query.ts'

/** Every show of the market's catalogue. */
export function showsQuery() {
  return apiQuery('/api/shows')
}

/** The cinemas of the market, by name. */
export function cinemasQuery() {
  return apiQuery('/api/cinemas')
}

/** What a cinema shows, with its showings. @param slug the cinema's. */
export function cinemaShowsQuery(slug: string) {
  return apiQuery('/api/cinema/{slug}/shows', { params: { path: { slug } } })
}

/** What is on and what is coming in a city or region. @param zone its slug. */
export function zoneQuery(zone: string) {
  return apiQuery('/api/zone/{zone}', { params: { path: { zone } } })
}
