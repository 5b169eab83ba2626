import { apiQuery } from '#src/api/query.ts'

/** What is on and what is coming in a city or region. @param zone its slug. */
export function zoneQuery(zone: string) {
  return apiQuery('/api/zone/{zone}', { params: { path: { zone } } })
}
