import type { CallContext } from '#src/api/client.ts'
import type { Settings } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import type { Session } from './session.ts'

/** What the calls take from the session, the settings and the page's language. */
export function callContextOf(session: Session, settings: Settings): CallContext {
  return {
    accessToken: () => session.accessToken(),
    renew: (stale) => session.renew(stale),
    subject: () => session.subject,
    language: currentLanguage,
    allowedUrls: () => settings.auth?.allowedUrls ?? [],
  }
}
