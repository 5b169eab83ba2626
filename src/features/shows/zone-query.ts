import { apiQueryOrNone } from '#src/api/query.ts'

/** What is on and what is coming in a city or region, or `null` where there is none of that name. @param zone its slug. */
export function zoneQuery(zone: string) {
  return apiQueryOrNone('/api/zone/{zone}', { params: { path: { zone } } })
}
