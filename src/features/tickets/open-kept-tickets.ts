import { apiQuery } from '#src/api/query.ts'
import { within } from '#src/app/clock/within.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { storagePatience } from '#src/app/offline/kept-cache.ts'
import type { Visit } from '#src/app/router/guards.ts'
import { readKeptTickets } from './kept-tickets.ts'
import { ticketsQuery } from './tickets-query.ts'

/** Puts the tickets that are kept on this device where the page reads them. @returns whether they are there, for somebody who may see them. */
export async function openKeptTickets({ context, preload }: Visit): Promise<boolean> {
  const { session, settings, queryClient } = context
  if (session.isUntried || session.fatalError || hostOf(settings).isEmbedded) return false
  const areRead = queryClient.getQueryData(ticketsQuery().queryKey) !== undefined
  const isRegistered = queryClient.getQueryData(apiQuery('/api/accounts/me').queryKey)?.registered
  if (areRead && (session.isSignedIn ? isRegistered : session.guest)) return true

  const kept = await within(storagePatience, () => readKeptTickets(session.subject))
  if (!kept) return false
  if (!session.isSignedIn) {
    if (preload || (await session.isWithinReach())) return false
    session.guest = kept.subject
  }
  const { queryKey } = ticketsQuery()
  if (queryClient.getQueryData(queryKey) === undefined) {
    queryClient.setQueryData(queryKey, kept.bookings, { updatedAt: kept.checkedAt })
    // However lately they were checked, they are checked now.
    await queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
  }
  return true
}
