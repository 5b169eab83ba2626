import type { BearerNeed, CallContext } from '#src/api/client.ts'
import type { Settings } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import type { Session } from './session.ts'
import { isSessionOver, SessionError } from './session-error.ts'

/** What the calls take from the session, the settings and the page's language. */
export function callContextOf(
  session: Pick<Session, 'accessToken' | 'renew' | 'subject'>,
  settings: Pick<Settings, 'auth' | 'mobileKey'>,
): CallContext {
  /** A call may go out without its bearer when it is of use that way, or when the settings want it so once the session is over. */
  async function bearer(need: BearerNeed, token: Promise<string | undefined>): Promise<string | undefined> {
    try {
      return await token
    } catch (error) {
      const dispensable = need === 'optional' && error instanceof SessionError
      if (dispensable || (settings.auth?.optionalToken && isSessionOver(error))) return undefined
      throw error
    }
  }
  return {
    accessToken: (need) => bearer(need, session.accessToken()),
    renew: (stale, need) => bearer(need, session.renew(stale)),
    subject: () => session.subject,
    language: currentLanguage,
    allowedUrls: () => settings.auth?.allowedUrls ?? [],
    mobileKey: () => settings.mobileKey,
  }
}
