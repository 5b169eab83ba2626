import type { APIRequestContext } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'

type Token = string | readonly [name: string, ...form: unknown[]]
type Catalog = Readonly<Record<string, string | readonly Token[]>>

/** Says a sentence of the source, written as in the source, in the language of a page. `values` fill its braces. */
export type Translate = (english: string, values?: Readonly<Record<string, string>>) => string

/**
 * Reads a language from the portal as a page does.
 *
 * The answer throws when the source has no such sentence, so that a table of sentences cannot fall behind the source.
 */
export async function translationTo(language: string, request: APIRequestContext, portal: Portal): Promise<Translate> {
  const read = async (name: string): Promise<Catalog> => {
    const answer = await request.get(`http://127.0.0.1:${portal.port}/assets/i18n/${name}.json`)
    return (await answer.json()).messages
  }
  const [source, target] = await Promise.all([read('en'), read(language)])
  const ids = new Map(Object.entries(source).map(([id, tokens]) => [written(tokens), id]))
  return (english, values = {}) => {
    const id = ids.get(english)
    if (id === undefined) throw new Error(`The source has no sentence "${english}".`)
    return written(target[id] ?? '')
      .replace(/<\/?\d+\/?>/g, '')
      .replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder)
  }
}

/** A compiled sentence as it stands in the source, its values in braces. */
function written(tokens: string | readonly Token[]): string {
  if (typeof tokens === 'string') return tokens
  return tokens.map((token) => (typeof token === 'string' ? token : `{${token[0]}}`)).join('')
}
