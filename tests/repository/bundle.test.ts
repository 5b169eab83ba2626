import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, expect, test } from 'vitest'
import { personas } from '#scripts/mock-api/personas.ts'
import { parse, walk } from './syntax.ts'
import { root, sourceFiles, text } from './tree.ts'

/** What `npm run build` made; `npm test` builds before it runs this. */
let bundle: { path: string; text: string }[]

beforeAll(() => {
  if (!existsSync(join(root, 'dist'))) throw new Error('There is no dist: run `npm run build` first.')
  bundle = sourceFiles('dist')
    .filter((path) => /\.(?:js|css|html|json)$/.test(path))
    .map((path) => ({ path, text: text(path) }))
})

test('there is an app to look at', () => {
  expect(bundle.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(1)
})

test('customers are not sent the people of the demo', () => {
  const names = personas.flatMap(({ id, name }) => [`${id}@`, name])
  expect(names.length).toBeGreaterThan(0)
  expect(holding([...names, 'kinora.example'])).toEqual([])
})

test('customers are not sent a sentence of the mock API, the demo sign-in or the tools', () => {
  const own = [...sourceFiles('src').filter(isScript), 'index.html'].map(text).join('\n')
  const foreign = sourceFiles('scripts').filter(isScript).flatMap(sentences)
  const telling = [...new Set(foreign)].filter((sentence) => !own.includes(sentence))
  expect(telling.length).toBeGreaterThan(20)
  // The catalogs are left out: two people who say that you are signed out may well say it alike.
  expect(holding(telling).filter((found) => !found.startsWith('dist/assets/i18n/'))).toEqual([])
})

test('customers are not sent what is for developers alone', () => {
  expect(holding(['@stoplight/prism', 'UPSTREAM_NOT_IMPLEMENTED', 'oidc-provider', 'openapi.yaml'])).toEqual([])
})

test('customers are not sent the macros that the words are written in', () => {
  expect(holding(['@lingui/core/macro', '@lingui/react/macro', '@babel/'])).toEqual([])
})

test('each language is one file', () => {
  const languages = sourceFiles('src/locales').filter((path) => path.endsWith('.po'))
  const sent = bundle.map(({ path }) => path).filter((path) => path.startsWith('dist/assets/i18n/'))
  expect(sent).toEqual(languages.map((path) => path.replace(/.*\/(\w+)\.po$/, 'dist/assets/i18n/$1.json')).sort())
})

/** Which of these words stand in the bundle, and where. */
function holding(words: readonly string[]): string[] {
  return bundle.flatMap((file) =>
    words.filter((word) => file.text.includes(word)).map((word) => `${file.path}: ${word.slice(0, 80)}`),
  )
}

/**
 * The texts of a file that nobody else would write by chance: of several words, and longer than a library's message
 * might share with ours.
 */
function sentences(path: string): string[] {
  const found: string[] = []
  walk(parse(path), (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return
    const trimmed = node.text.trim()
    if (trimmed.length >= 16 && /\S\s+\S+\s+\S/.test(trimmed)) found.push(trimmed)
  })
  return found
}

function isScript(path: string): boolean {
  return /\.(?:ts|tsx|mjs|js)$/.test(path)
}
