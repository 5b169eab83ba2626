import { apiQuery } from '#src/api/query.ts'

/** The portal's settings: the one call made before it is decided whether somebody must sign in. */
export function settingsQuery() {
  return apiQuery('/api/settings')
}
