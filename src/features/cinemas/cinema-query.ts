import { apiQuery } from '#src/api/query.ts'

/** A cinema with what its own page shows. @param slug its name in addresses. */
export function cinemaQuery(slug: string) {
  return apiQuery('/api/cinema/{slug}', { params: { path: { slug } } })
}
