import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'
import { SessionError } from './session-error.ts'

/** Seconds that the identity provider may take to answer anything. */
export const identityTimeout = 10

/**
 * Makes sure that a sign-in could come back: its secrets wait in this tab's storage, and the provider knows the customer by a cookie.
 * Both are tried out, since a browser that blocks cookies may still claim to have them.
 *
 * @throws SessionError `storage_blocked`
 */
export function checkStorage(): void {
  try {
    sessionStorage.setItem(probe, probe)
    sessionStorage.removeItem(probe)
    writeCookie(probe, probe, { days: 1 })
    const kept = readCookie(probe)
    writeCookie(probe, '', { days: 0 })
    if (kept) return
  } catch {
    // Blocked or full: it comes to the same.
  }
  throw new SessionError('storage_blocked')
}

const probe = 'probe'

/**
 * Makes sure that a page of the identity provider can be gone to. Once the browser has left there is nothing that we could say; of a
 * provider on another origin only silence can be seen, of one on this origin its failures too.
 *
 * @param seconds that it may take to answer.
 * @throws SessionError `unreachable`
 */
export async function checkReach(endpoint: string, seconds = identityTimeout): Promise<void> {
  const asked = fetch(endpoint, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', cache: 'no-store' })
  const answer = await Promise.race([asked, tooLong(seconds)]).catch((cause: unknown) => {
    throw new SessionError('unreachable', { cause })
  })
  if (answer.status >= 500) throw new SessionError('unreachable')
}

/** Ends only when the provider has taken too long: the customer then needs a word. */
export function tooLong(seconds = identityTimeout): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new SessionError('unreachable')), seconds * 1000)
  })
}
