import { i18n } from '@lingui/core'
import { sessionValue } from '#src/app/storage/session-value.ts'
import { currentSite } from '#src/site/current-site.ts'
import type { Language } from '#src/site/markets.ts'
import { localeOf } from '#src/site/resolve-site.ts'
import { setCurrentLanguage } from './current-language.ts'

/**
 * Makes a language the page's: loads its catalog once, and sets the document's language.
 *
 * @throws Error when the catalog cannot be had; the language then stays as it was.
 */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale !== language) {
    const messages = await catalog(language)
    i18n.loadAndActivate({ locale: language, locales: [localeOf(currentSite().market, language)], messages })
  }
  setCurrentLanguage(language)
  document.documentElement.lang = language
  remembered.write(language)
}

/** The language that this tab was last read in: a page whose address names none, such as the way back from the sign-in, keeps it. */
export function languageOfVisit(): string | undefined {
  return remembered.read()
}

const remembered = sessionValue('language')

type Messages = Parameters<typeof i18n.loadAndActivate>[0]['messages']
const catalogs = new Map<Language, Promise<Messages>>()

function catalog(language: Language): Promise<Messages> {
  const known = catalogs.get(language)
  if (known) return known
  const loading = fetch(`/assets/i18n/${language}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`The ${language} catalog could not be loaded (HTTP ${response.status}).`)
    const { messages }: { messages: Messages } = await response.json()
    return messages
  })
  catalogs.set(language, loading)
  loading.catch(() => catalogs.delete(language))
  return loading
}
