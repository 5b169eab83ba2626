import type { Settings } from '#src/api/contract.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'

/**
 * Keeps in this tab what the first script of its next page (early-start.ts) may go by before the settings are there again: where they allow
 * the bearer to be sent, and whether the catalogue is another site.
 */
export function rememberForEarlyStart({ auth, urls }: Settings): void {
  sessionValue('allowed-urls').write(JSON.stringify(auth?.allowedUrls ?? []))
  sessionValue('catalogue-elsewhere').write(JSON.stringify(Boolean(urls.catalogue)))
}
