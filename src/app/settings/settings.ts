import type { Settings } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'

/** The portal's settings: the one call made before it is decided whether somebody must sign in. */
export function settingsQuery() {
  return apiQuery('/api/settings')
}

/** The catalogue's address plus the language: its home, where a sign-out leads. The portal's own origin unless configured. */
export function catalogueHome(settings: Settings, language: string = currentLanguage()): string {
  const base = settings.urls.catalogue ?? location.origin
  return `${base.replace(/\/$/, '')}/${language}`
}

/** The catalogue's error page, which a failure that the portal cannot mend leads to. @param code such as `CLI-ACC-001`. */
export function catalogueErrorPage(settings: Settings, code: string): string {
  return `${catalogueHome(settings)}/error?code=${encodeURIComponent(code)}`
}
