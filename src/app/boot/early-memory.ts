import type { Settings } from '#src/api/contract.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'

const urls = sessionValue('allowed-urls')
const catalogue = sessionValue('catalogue')

/**
 * Keeps in this tab what the first script of its next page (early-start.ts) may go by before the settings are there again: where they allow
 * the bearer to be sent, and whether the catalogue is another site.
 */
export function rememberForEarlyStart(settings: Settings): void {
  urls.write(JSON.stringify(settings.auth?.allowedUrls ?? []))
  catalogue.write(settings.urls.catalogue ? 'elsewhere' : 'here')
}

/** Where the settings allowed the bearer to be sent when this tab last read them; nowhere, if it never did. */
export function rememberedUrls(): string[] {
  try {
    const kept: unknown = JSON.parse(urls.read() ?? '[]')
    return Array.isArray(kept) ? kept.filter((url) => typeof url === 'string') : []
  } catch {
    return [] // Not ours.
  }
}

/** Whether the catalogue was another site then. */
export function isCatalogueElsewhere(): boolean {
  return catalogue.read() === 'elsewhere'
}
