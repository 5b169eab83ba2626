import { expect, test } from 'vitest'
import { generated, linesWith, sourceFiles } from './tree.ts'

/** This file spells what it forbids. */
const self = 'tests/repository/source.test.ts'

const readable = sourceFiles('.').filter(
  (path) =>
    path !== self &&
    path !== 'package-lock.json' &&
    !generated.test(path) &&
    /\.(?:ts|tsx|mts|mjs|cjs|css|html|md|json|ya?ml|po)$|\.ci\/run$/.test(path),
)

test('nothing is left for later', () => {
  expect(linesWith(readable, /\b(?:TODO|FIXME|XXX|HACK)\b/)).toEqual([])
})

test('nothing names a machine, or a folder of one', () => {
  const folder = /(?:^|["'`\s=(])(?:\/(?:home|root|Users|work|tmp|private|mnt)\/|[A-Z]:\\\\?Users\b)/
  // Loopback and the unspecified address are the same everywhere.
  const address = /\b(?!127\.0\.0\.1\b|0\.0\.0\.0\b)(?:\d{1,3}\.){3}\d{1,3}\b(?!\.)/
  const host = /\/\/[\w.-]+\.(?:internal|lan|corp|intranet)\b/
  const code = readable.filter((path) => !path.endsWith('.json'))
  expect(linesWith(readable, folder)).toEqual([])
  expect(linesWith(code, address)).toEqual([])
  expect(linesWith(readable, host)).toEqual([])
})

test('no check is silenced', () => {
  const code = readable.filter((path) => /\.(?:ts|tsx|mts|mjs)$/.test(path))
  expect(linesWith(code, /@ts-(?:ignore|nocheck|expect-error)|biome-ignore-all|eslint-disable/)).toEqual([])
})

test('no test is skipped or run alone', () => {
  const tests = readable.filter((path) => /\.(?:test|journey)\.tsx?$/.test(path))
  expect(linesWith(tests, /\b(?:test|it|describe)(?:\.describe)?\.(?:skip|only|todo|fixme|fails)\b/)).toEqual([])
})

test('nothing is drawn with inline styles taken from text, and no text becomes markup unseen', () => {
  const code = sourceFiles('src').filter((path) => path.endsWith('.tsx'))
  expect(linesWith(code, /dangerouslySetInnerHTML|\.innerHTML\s*=|\.outerHTML\s*=|insertAdjacentHTML/)).toEqual([])
})
