import { i18n } from '@lingui/core'
import { sessionValue } from '#src/app/storage/session-value.ts'
import { currentSite } from '#src/site/current-site.ts'
import type { Language } from '#src/site/markets.ts'
import { localeOf } from '#src/site/resolve-site.ts'
import { setCurrentLanguage } from './current-language.ts'

declare global {
  interface ImportMetaEnv {
    /** Which words the code of a build knows (scripts/vite/catalogs.ts). */
    readonly WORDS?: string
  }
}

/** The words of a language are those of another build than the page's by now: its own sentences are not among them. */
export class OtherWordsError extends Error {
  override readonly name = 'OtherWordsError'
}

/**
 * Makes a language the page's: loads its catalog once, and sets the document's language. A page that begins takes whatever words there are.
 *
 * @throws OtherWordsError when only a document that is loaded anew could have the language, or Error when the catalog cannot be had; the
 * language then stays as it was.
 */
export async function activateLanguage(language: Language): Promise<void> {
  if (i18n.locale !== language) {
    const { words, messages } = await catalog(language)
    if (i18n.locale && words !== import.meta.env.WORDS) throw new OtherWordsError(`The words are ${words}.`)
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
type Catalog = { words?: string; messages: Messages }
const catalogs = new Map<Language, Promise<Catalog>>()

function catalog(language: Language): Promise<Catalog> {
  const known = catalogs.get(language)
  if (known) return known
  const loading = fetch(`/assets/i18n/${language}.json`).then(async (response) => {
    if (!response.ok) throw new Error(`The ${language} catalog could not be loaded (HTTP ${response.status}).`)
    const read: Catalog = await response.json()
    return read
  })
  catalogs.set(language, loading)
  loading.catch(() => catalogs.delete(language))
  return loading
}
