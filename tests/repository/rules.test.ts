import { existsSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { parse } from './syntax.ts'
import { root, text } from './tree.ts'

/** The tests that tests/README.md names, in its order. */
const named = text('tests/README.md')
  .split('\n')
  .flatMap((line) => {
    const [, , file, title] = line.split('|').map((cell) => cell.trim())
    const path = /^`(.+\.ts)`$/.exec(file ?? '')?.[1]
    return path && title ? [{ path: `tests/${path}`, title }] : []
  })

test('tests/README.md names tests', () => {
  expect(named.length).toBeGreaterThan(50)
})

test('every file that it names is there', () => {
  expect(named.map(({ path }) => path).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every test that it names is there', () => {
  const titles = new Map<string, Set<string>>()
  const absent = named
    .filter(({ path }) => existsSync(join(root, path)))
    .filter(({ path, title }) => {
      if (!titles.has(path)) titles.set(path, titlesIn(parse(path)))
      return !titles.get(path)?.has(title)
    })
    .map(({ path, title }) => `${path}: ${title}`)
  expect(absent, 'it has another name now, or none: change tests/README.md').toEqual([])
})

/** The names of the groups and the tests in a file, each after those of the groups that it is in: `group › test`. */
function titlesIn(file: ts.SourceFile): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node, groups: readonly string[]) => {
    const title = titleOf(node)
    const path = title === undefined ? groups : [...groups, title]
    if (title !== undefined) found.add(path.join(' › '))
    ts.forEachChild(node, (child) => visit(child, path))
  }
  visit(file, [])
  return found
}

/** The name that a call of `test`, `test.describe`, `describe` or `.each(…)` of one of them gives. */
function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  let callee = node.expression
  if (ts.isCallExpression(callee)) callee = callee.expression
  if (!/^(?:test|describe)(?:\.(?:describe|each))*$/.test(callee.getText())) return undefined
  const [name] = node.arguments
  if (name && ts.isStringLiteralLike(name)) return name.text.replace(/%[sdifjo]|\$\w+/g, '…')
  if (!name || !ts.isTemplateExpression(name)) return undefined
  return name.head.text + name.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}
