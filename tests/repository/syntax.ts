import ts from 'typescript'
import { text } from './tree.ts'

/** The syntax tree of a file, by its path from the root. */
export function parse(path: string): ts.SourceFile {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return ts.createSourceFile(path, text(path), ts.ScriptTarget.Latest, true, kind)
}

/**
 * Walks a tree, parents before children.
 *
 * @param visit called for each node; `false` leaves its children out
 */
export function walk(node: ts.Node, visit: (node: ts.Node) => unknown): void {
  if (visit(node) === false) return
  ts.forEachChild(node, (child) => walk(child, visit))
}

/** Where a node stands, as `path:line`, which an editor opens. */
export function place(node: ts.Node): string {
  const file = node.getSourceFile()
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}

/** The names that a file exports. */
export function exportsOf(file: ts.SourceFile): string[] {
  return file.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default']
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause
      return clause && ts.isNamedExports(clause) ? clause.elements.map((element) => element.name.text) : ['*']
    }
    if (!ts.canHaveModifiers(statement)) return []
    if (!ts.getModifiers(statement)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword)) return []
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map((declaration) => declaration.name.getText())
    }
    if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
      return [statement.name?.text ?? 'default']
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) return [statement.name.text]
    return [statement.getText().split('\n')[0] ?? '']
  })
}
