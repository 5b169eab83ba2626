import type { Settings } from '#src/api/contract.ts'
import { hostOf } from '#src/app/embed/host.ts'
import type { Session } from '#src/app/session/session.ts'

/**
 * Gets tokens that hold what has changed about the customer, has whoever shows the portal inside themselves do the same, and loads the
 * page anew. A session that cannot be renewed is no reason to stop: the page that is loaded has the customer sign in again.
 */
export async function refreshLogin(session: Session, settings: Settings): Promise<void> {
  hostOf(settings).send('refresh-login')
  try {
    const token = await session.accessToken()
    if (token) await session.renew(token)
  } catch (error) {
    console.error(error)
  }
  location.reload()
}
