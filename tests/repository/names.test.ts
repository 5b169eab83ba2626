import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { generated, ignored, linesWith, root, sourceFiles, text } from './tree.ts'

const written = ['src', 'scripts', 'tests'].flatMap(sourceFiles).filter((path) => !generated.test(path))
const code = written.filter((path) => /\.(?:ts|tsx|mts|mjs|cjs)$/.test(path))

test('the top of the repository holds what is expected there', () => {
  const known = [
    'LICENSE',
    'README.md',
    'biome.json',
    'index.html',
    'lingui.config.ts',
    'openapi',
    'package-lock.json',
    'package.json',
    'scripts',
    'src',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ]
  const there = readdirSync(root).filter((name) => !name.startsWith('.') && !ignored.has(name))
  expect(there.sort()).toEqual(known)
})

test('files are named in kebab-case', () => {
  const kebab = /^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9-]+)+$/
  // The router reads addresses out of its files' names: `$language`, `_account`, `__root`, and `$` for all others.
  const route = /^(?:\$|(?:\$|_{1,2})?[a-z0-9]+(?:[.-][$_]?[a-z0-9]+)*)\.tsx?$/
  // Licences of what is not ours, and what a folder says of itself, keep the names under which people look for them.
  const ours = written.filter((path) => !/\/[A-Z]+\.(?:txt|md)$/.test(path))
  const wrong = ours.filter((path) => !(path.startsWith('src/routes/') ? route : kebab).test(basename(path)))
  expect(wrong).toEqual([])
})

test('no folder is a drawer for odds and ends', () => {
  expect(written.filter((path) => /\/(?:utils?|hooks|helpers?|lib|common|shared|misc|types)\//.test(path))).toEqual([])
})

test('no file only passes on what others export', () => {
  const index = code.filter((path) => /^index\.tsx?$/.test(basename(path)) && !path.startsWith('src/routes/'))
  expect(index, 'import from the file that has it').toEqual([])
  expect(linesWith(code, /^export \* /), 'name what is exported, where it is written').toEqual([])
})

test('no file is longer than 400 lines', () => {
  const long = written
    .filter((path) => /\.(?:ts|tsx|mts|mjs)$|^src\/.*\.css$/.test(path))
    .map((path) => ({ path, lines: text(path).split('\n').length - 1 }))
    .filter(({ lines }) => lines > 400)
  expect(long, 'it holds more than one thing').toEqual([])
})

test('nothing is exported as default, but for tools that ask for it', () => {
  const ours = code.filter((path) => !path.endsWith('.config.ts'))
  expect(linesWith(ours, /^\s*export (?:default\b|\{[^}]*\bas default\b)/)).toEqual([])
})
