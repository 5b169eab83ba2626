import type { Session } from '#src/app/session/session.ts'
import { SessionError } from '#src/app/session/session-error.ts'

/**
 * Makes sure that what is sent is sent in the name of the customer who filled in the form. A session that ended meanwhile is joined again
 * where the customer has signed in anew in another tab.
 *
 * @param owner who was signed in when the form was opened; a visitor's form belongs to nobody.
 * @throws SessionError `login_required` when nobody is signed in by now, or somebody else is.
 */
export async function ownSession(
  session: Pick<Session, 'isSignedIn' | 'restore' | 'subject'>,
  owner: string | undefined,
): Promise<void> {
  if (owner === undefined) return
  if (!session.isSignedIn) await session.restore()
  if (!session.isSignedIn || session.subject !== owner) throw new SessionError('login_required')
}
