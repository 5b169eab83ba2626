import { dirname, join } from 'node:path/posix'
import ts from 'typescript'
import { parse, walk } from '#tests/repository/syntax.ts'
import { generated, sourceFiles } from '#tests/repository/tree.ts'

/** Packages that turn arguments into results, and nothing else. */
const purePackages = new Set([
  '@hookform/resolvers/zod',
  '@lingui/core/macro',
  'ical-generator',
  'minisearch',
  'timezones-ical-library',
  'virtual:path-words',
  'zod/mini',
])

/** The market is the same for the whole visit: a test says which by the name of the host. */
const given = 'src/site/current-site.ts'

/** Whoever works on what these make, even if it is handed to them, is tried together with them. */
const living = /^(?:react(?:-dom)?$|@tanstack\/)/

/** Where a browser keeps what no argument tells: whoever names one of these is tried in a browser. */
const surroundings = new Set([
  ...['window', 'self', 'globalThis', 'document', 'navigator', 'location', 'history', 'fetch', 'matchMedia'],
  ...['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'addEventListener', 'BroadcastChannel', 'Worker'],
  ...['MutationObserver', 'ResizeObserver', 'IntersectionObserver'],
])

/** Those on which safety rests: few enough that every run of all tests tries them. */
export const coreModules: readonly string[] = [
  'src/app/clock/calendar.ts',
  'src/app/consent/consent-cookie.ts',
  'src/app/links/safe-href.ts',
  'src/app/session/return-target.ts',
  'src/app/settings/injections.ts',
  'src/app/settings/third-party-pages.ts',
]

/**
 * The modules whose outcome is decided by their arguments alone, whatever they are called: they have a function to ask, keep nothing from
 * one call for the next, name nothing of the browser's surroundings, and import for use (not as types) nothing but their like. The
 * market of the page does not count, nor does what stands in for an argument that is left out, such as the page's address.
 *
 * A new rule is among them by being written so; one that takes up React, the cache of answers or the address leaves by itself.
 *
 * @returns paths from the root, in order
 */
export function pureModules(): string[] {
  const written = sourceFiles('src').filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.d.ts') && !generated.test(path),
  )
  const files = new Map(written.map((path) => [path, parse(path)]))
  const known = new Map<string, boolean>()
  const isPure = (path: string): boolean => {
    // The generated schemas of the contract are data. Imports run in no circle, so nothing is asked for within its own answer.
    const pure = known.get(path) ?? (path === given || generated.test(path) || isPureFile(files.get(path), isPure))
    known.set(path, pure)
    return pure
  }
  return written.filter((path) => path !== given && isPure(path) && decides(files.get(path)))
}

/** @param isPure says it of the modules that this one imports */
function isPureFile(file: ts.SourceFile | undefined, isPure: (path: string) => boolean): boolean {
  if (!file || keepsSomething(file) || modulesOf(file).some(({ name }) => living.test(name))) return false
  const used = namesOf(file)
  if ([...used].some((name) => surroundings.has(name))) return false
  return importsOf(file, used).every((name) => (name.startsWith('src/') ? isPure(name) : purePackages.has(name)))
}

/** Whether there is something in it that one call leaves for the next. */
function keepsSomething(file: ts.SourceFile): boolean {
  return file.statements.some(
    (statement) => ts.isVariableStatement(statement) && !(statement.declarationList.flags & ts.NodeFlags.Const),
  )
}

/** Whether there is something in it to ask: a table of words, or a drawing, decides nothing. */
function decides(file: ts.SourceFile | undefined): boolean {
  const statements = file?.statements ?? []
  return statements.some(
    (statement) =>
      ts.isFunctionDeclaration(statement) ||
      (ts.isClassDeclaration(statement) && statement.members.some((member) => ts.isFunctionLike(member))) ||
      (ts.isVariableStatement(statement) &&
        statement.declarationList.declarations.some(
          ({ initializer }) => initializer && ts.isArrowFunction(initializer),
        )),
  )
}

/** What a module imports for use: files as paths from the root, packages by name. @param used see `namesOf` */
function importsOf(file: ts.SourceFile, used: ReadonlySet<string>): string[] {
  return modulesOf(file).flatMap(({ name, statement }) => {
    const isForUse = ts.isExportDeclaration(statement) ? !statement.isTypeOnly : isUsed(statement.importClause, used)
    return isForUse ? [name] : []
  })
}

/** Every module that is named, for use or for its types: files as paths from the root, packages by name. */
function modulesOf(file: ts.SourceFile) {
  return file.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const { text } = moduleSpecifier
    const name = text.startsWith('.') ? join(dirname(file.fileName), text) : text.replace(/^#/, '')
    return [{ name, statement }]
  })
}

/** An import without a name is there for what it does. */
function isUsed(clause: ts.ImportClause | undefined, used: ReadonlySet<string>): boolean {
  if (!clause) return true
  if (clause.isTypeOnly) return false
  const { name, namedBindings } = clause
  if (name && used.has(name.text)) return true
  if (!namedBindings) return false
  if (ts.isNamespaceImport(namedBindings)) return used.has(namedBindings.name.text)
  return namedBindings.elements.some((one) => used.has(one.name.text))
}

/** The names that a module uses without having declared them itself; types and names of properties left out. */
function namesOf(file: ts.SourceFile): ReadonlySet<string> {
  const used = new Set<string>()
  const declared = new Set<string>()
  for (const statement of file.statements) {
    walk(statement, (node) => {
      const { parent } = node
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || ts.isInterfaceDeclaration(node)) return false
      if (ts.isTypeAliasDeclaration(node) || (ts.isParameter(parent) && parent.initializer === node)) return false
      if (!ts.isIdentifier(node)) return true
      const declares = ts.isVariableDeclaration(parent) || ts.isParameter(parent) || ts.isBindingElement(parent)
      if (declares && parent.name === node) declared.add(node.text)
      else if (!namesProperty(node)) used.add(node.text)
      return true
    })
  }
  return new Set([...used].filter((name) => !declared.has(name)))
}

function namesProperty(node: ts.Identifier): boolean {
  const { parent } = node
  if (ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) return parent.name === node
  return ts.isBindingElement(parent) && parent.propertyName === node
}
