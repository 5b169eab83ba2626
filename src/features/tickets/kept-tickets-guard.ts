import { apiQuery } from '#src/api/query.ts'
import { hostOf } from '#src/app/embed/host.ts'
import { isAnythingKept } from '#src/app/offline/kept-cache.ts'
import { confirmSession, requireRegistered, type Visit } from '#src/app/router/guards.ts'
import { ticketsQuery } from './tickets-query.ts'

/**
 * Lets a registered customer pass, at once where their tickets are on this device: whoever stands at the door waits for nothing. Whether
 * the session is still good is found out meanwhile. Where nobody is signed in and nobody can, the tickets kept here open all the same.
 */
export async function requireTickets(visit: Visit): Promise<void> {
  if (!(await areTicketsHere(visit))) await requireRegistered(visit)
  else if (visit.context.session.isSignedIn && !visit.preload) void confirmSession(visit)
}

async function areTicketsHere({ context, preload }: Visit): Promise<boolean> {
  const { session, settings, queryClient } = context
  if (session.isUntried || session.fatalError || hostOf(settings).isEmbedded) return false
  const areRead = queryClient.getQueryData(ticketsQuery().queryKey) !== undefined
  const isRegistered = queryClient.getQueryData(apiQuery('/api/accounts/me').queryKey)?.registered
  if (areRead && (session.isSignedIn ? isRegistered : session.guest)) return true

  // Most visitors have none here, and need not wait for the code that reads them.
  const reader = (await isAnythingKept()) && (await import('./kept-tickets.ts').catch(() => undefined))
  const kept = reader && (await reader.readKeptTickets(session.subject))
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
