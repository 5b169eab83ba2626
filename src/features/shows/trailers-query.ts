import { apiQuery } from '#src/api/query.ts'

/** The trailers of every show of the catalogue, the main one of each first. */
export function trailersQuery() {
  return apiQuery('/api/shows/trailers')
}
