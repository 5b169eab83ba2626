import type { RouterContext } from '#src/app/router/page.ts'
import { cinemasQuery, zoneQuery } from './show-queries.ts'
import { chosenZone } from './zone-choice.ts'

/** Asks for what a show's page needs besides the show, without making anybody wait for it. */
export function readAhead({ queryClient, settings }: Pick<RouterContext, 'queryClient' | 'settings'>): void {
  const zone = chosenZone(settings)
  void queryClient.prefetchQuery(cinemasQuery())
  if (zone !== undefined) void queryClient.prefetchQuery(zoneQuery(zone))
}
