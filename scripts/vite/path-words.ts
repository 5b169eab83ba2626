import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import type { Plugin } from 'vite'

const name = 'virtual:path-words'
const resolved = `\0${name}`
const prefix = 'path.'

/**
 * How each language spells the segments of addresses, by what follows `path.` in the catalogs' ids: `{ movies: { fr: 'films', … } }`.
 *
 * @param root the folder of lingui.config.ts
 */
export async function pathWords(root: string): Promise<Record<string, Record<string, string>>> {
  const config = getConfig({ cwd: root })
  const catalogs = await getCatalogs(config)
  const fallback = { sourceLocale: config.sourceLocale ?? 'en', fallbackLocales: {} }
  const words: Record<string, Record<string, string>> = {}
  for (const locale of config.locales) {
    for (const catalog of catalogs) {
      const { messages } = await catalog.getTranslations(locale, fallback)
      for (const [id, word] of Object.entries(messages)) {
        if (!id.startsWith(prefix)) continue
        const key = id.slice(prefix.length)
        words[key] = { ...words[key], [locale]: word }
      }
    }
  }
  return words
}

/**
 * Gives the code the words of addresses in every language at once (`virtual:path-words`): an address is read before the catalog of its
 * language is there, and a page names its own addresses in the other languages.
 */
export function pathWordsModule(): Plugin {
  let root = process.cwd()
  return {
    name: 'path-words',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === name ? resolved : undefined),
    load: async (id) => (id === resolved ? `export const words = ${JSON.stringify(await pathWords(root))}` : undefined),
  }
}
