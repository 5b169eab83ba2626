import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { beforeAll, describe, expect, test } from 'vitest'
import { personas } from '#scripts/mock-api/personas.ts'
import { immutable } from '#scripts/production/headers.ts'
import { markets } from '#src/site/markets.ts'
import { parse, walk } from './syntax.ts'
import { root, sourceFiles, text } from './tree.ts'

/** What `npm run build` made; `npm test` builds before it runs this. */
let bundle: { path: string; text: string }[]

beforeAll(() => {
  if (!existsSync(join(root, 'dist'))) throw new Error('There is no dist: run `npm run build` first.')
  // What search engines read is made of the contract's examples, unless the build was given an API.
  bundle = sourceFiles('dist')
    .filter((path) => /\.(?:js|css|html|json)$/.test(path) && !path.startsWith('dist/shared/'))
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
  expect(holding(['@lingui/core/macro', '@lingui/react/macro', 'babel-plugin', '@babel/core'])).toEqual([])
})

test('each language is one file', () => {
  const languages = sourceFiles('src/locales').filter((path) => path.endsWith('.po'))
  const sent = bundle.map(({ path }) => path).filter((path) => path.startsWith('dist/assets/i18n/'))
  expect(sent).toEqual(languages.map((path) => path.replace(/.*\/(\w+)\.po$/, 'dist/assets/i18n/$1.json')).sort())
})

test('search engines have a list of pages and each page’s head, on the hosts of every market', () => {
  for (const { id, languages } of markets) {
    const listed = text(`dist/shared/${id}/sitemap.xml`).match(/<loc>/g) ?? []
    expect(listed.length).toBeGreaterThan(languages.length * 10)
    const copies = sourceFiles(`dist/shared/${id}`).filter((path) => path.endsWith('.html'))
    expect(copies).toHaveLength(listed.length)
    expect(existsSync(join(root, `dist/shared/${id}/robots.txt`))).toBe(true)
  }
  expect(text('dist/shared/stage/robots.txt')).toContain('Disallow: /\n')
})

describe('the service worker', () => {
  const worker = () => bundle.find(({ path }) => path === 'dist/sw.js')?.text ?? ''
  const kept = () => [...worker().matchAll(/url:\W(\/[\w./-]+)\W,revision:(null|\W\w+\W)/g)]

  test('keeps the page, its words, its letters, and the files of the tickets with all that they import', () => {
    const files = kept().map(([, file = '']) => `dist${file}`)
    expect(files).toContain('dist/index.html')
    expect(files.filter((path) => path.startsWith('dist/assets/i18n/')).length).toBe(3)
    expect(files.filter((path) => path.endsWith('.woff2')).length).toBeGreaterThan(0)
    expect(files.filter((path) => /\/tickets-[\w-]+\.js$/.test(path)).length).toBeGreaterThan(0)
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([])
    const imported = bundle
      .filter(({ path }) => files.includes(path))
      .flatMap(({ text }) => [...text.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w-]+\.js)["'`]/g)])
      .map(([, name]) => `dist/assets/${name}`)
    expect(imported.length).toBeGreaterThan(3)
    expect(imported.filter((path) => !files.includes(path))).toEqual([])
  })

  test('keeps no copy of a page for those who run no script', () => {
    expect(kept().filter(([, file = '']) => file.startsWith('/shared/'))).toEqual([])
  })

  test('keeps no form, no sign-in and no proof of work: nobody needs them without a network', () => {
    const heavy = bundle.filter(({ path, text }) => /identity-client|altcha|pbkdf2/.test(path) || /\b_zod\b/.test(text))
    expect(heavy.length).toBeGreaterThan(1)
    const files = kept().map(([, file]) => `dist${file}`)
    expect(heavy.map(({ path }) => path).filter((path) => files.includes(path))).toEqual([])
  })

  test('knows every file by its name or by a revision', () => {
    const unnamed = kept().filter(([, file = '', revision]) => (revision === 'null') !== immutable.test(file))
    expect(unnamed.map(([, file]) => file)).toEqual([])
  })
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
