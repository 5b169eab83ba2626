import { isAnythingKept } from '#src/app/offline/kept-cache.ts'
import { confirmSession, requireRegistered, type Visit } from '#src/app/router/guards.ts'

/**
 * Lets a registered customer pass, at once where their tickets are on this device: whoever stands at the door waits for nothing. Whether
 * the session is still good is found out meanwhile. Where nobody is signed in and nobody can, the tickets kept here open all the same.
 */
export async function requireTickets(visit: Visit): Promise<void> {
  if (!(await areTicketsHere(visit))) await requireRegistered(visit)
  else if (visit.context.session.isSignedIn && !visit.preload) void confirmSession(visit)
}

/** Most visitors have none here, and need not wait for the code that opens them. */
async function areTicketsHere(visit: Visit): Promise<boolean> {
  if (!(await isAnythingKept())) return false
  return import('./open-kept-tickets.ts').then(
    ({ openKeptTickets }) => openKeptTickets(visit),
    () => false,
  )
}
