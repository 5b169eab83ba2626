import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { type CompiledCatalog, compileCatalogs } from '#scripts/vite/catalogs.ts'
import { parse, place, walk } from './syntax.ts'
import { root, sourceFiles } from './tree.ts'

const config = getConfig({ cwd: root })
const advice = 'run `npm run words`, then fill what is empty in src/locales'

/** Every sentence of the source, by id. */
let spoken: Record<string, { message?: string }>
/** The sentences of each language's file, by id. */
let filed: Record<string, Record<string, { message?: string; obsolete?: boolean }>>
let compiled: CompiledCatalog[]

beforeAll(async () => {
  const [catalog] = await getCatalogs(config)
  if (catalog === undefined) throw new Error('lingui.config.ts names no catalog')
  const collected = await catalog.collect()
  if (collected === undefined) throw new Error('Lingui could not read a file of src, and says above which.')
  spoken = collected
  filed = await catalog.readAll()
  compiled = await compileCatalogs(root)
}, 180_000)

test('the source says something', () => {
  expect(Object.keys(spoken).length).toBeGreaterThan(0)
})

describe.each(config.locales)('%s', (locale) => {
  test('has every sentence of the source', () => {
    const absent = Object.keys(spoken).filter((id) => filed[locale]?.[id] === undefined)
    expect(
      absent.map((id) => spoken[id]?.message),
      advice,
    ).toEqual([])
  })

  test('has no sentence that nothing says any more', () => {
    const entries = Object.entries(filed[locale] ?? {})
    const left = entries.filter(([id, entry]) => entry.obsolete || spoken[id] === undefined)
    expect(
      left.map(([, entry]) => entry.message),
      advice,
    ).toEqual([])
  })

  test('is translated whole', () => {
    expect(compiled.find((one) => one.locale === locale)?.problems, advice).toEqual([])
  })

  test('keeps the values and tags of the source in every sentence', () => {
    const source = partsOf(compiled.find((one) => one.locale === config.sourceLocale))
    const changed = Object.entries(partsOf(compiled.find((one) => one.locale === locale)))
      .filter(([id, parts]) => parts !== source[id])
      .map(([id, parts]) => `${spoken[id]?.message}: has ${parts || 'none'}, should have ${source[id] || 'none'}`)
    expect(changed).toEqual([])
  })
})

test('every word that a customer reads can be translated', () => {
  const readAloud =
    /^(?:aria-(?:label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|hint|heading|text|caption|summary)$/
  const letters = /\p{L}/u
  const found: string[] = []
  for (const path of sourceFiles('src').filter((file) => file.endsWith('.tsx'))) {
    walk(parse(path), (node) => {
      if (
        ts.isJsxElement(node) &&
        /^(?:Trans|Plural|Select|SelectOrdinal)$/.test(node.openingElement.tagName.getText())
      )
        return false
      if (ts.isJsxText(node) && letters.test(node.text)) found.push(`${place(node)}: ${node.text.trim()}`)
      if (ts.isJsxExpression(node) && node.expression && ts.isStringLiteralLike(node.expression)) {
        const attribute = ts.isJsxAttribute(node.parent) ? node.parent.name.getText() : undefined
        const read = attribute === undefined || readAloud.test(attribute)
        if (read && letters.test(node.expression.text)) found.push(`${place(node)}: ${node.expression.text}`)
      }
      if (ts.isJsxAttribute(node) && readAloud.test(node.name.getText()) && node.initializer) {
        if (ts.isStringLiteral(node.initializer) && letters.test(node.initializer.text)) {
          found.push(`${place(node)}: ${node.initializer.text}`)
        }
      }
      return true
    })
  }
  expect(found, 'put it in a macro, or take it through props').toEqual([])
})

/** The names of the values and the numbers of the tags in each sentence of a language, by id, in order of name. */
function partsOf(catalog: CompiledCatalog | undefined): Record<string, string> {
  const { messages }: { messages: Record<string, unknown> } = JSON.parse(catalog?.json ?? '{"messages":{}}')
  return Object.fromEntries(
    Object.entries(messages).map(([id, tokens]) => [id, [...new Set(namesIn(tokens))].sort().join(' ')]),
  )
}

/** A compiled sentence is text and values in turn; a value is `[name, kind, form]`, and a plural's form holds sentences. */
function namesIn(tokens: unknown): string[] {
  if (typeof tokens === 'string') return tokens.match(/<\/?\d+\/?>/g) ?? []
  if (!Array.isArray(tokens)) return []
  return tokens.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return namesIn(token)
    const [name, , forms]: unknown[] = token
    const branches = typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(namesIn) : []
    return [String(name), ...branches]
  })
}
