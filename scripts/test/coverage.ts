import type { Contract } from '../mock-api/contract.ts'
import { readCoverage } from '../mock-api/coverage.ts'
import { examplesOf } from '../mock-api/prefer.ts'

/** How much of the contract a suite's traffic touched, as lines to print, and what nothing touched at all. */
export type CoverageReport = { lines: string[]; missing: string[] }

type Part = 'operations' | 'answers' | 'examples'
type Names = Record<Part, ReadonlySet<string>>

/** Everything that the contract declares: operations, answers (operation and status), named examples of answers. */
export function declared({ operations }: Contract): Names {
  const of = (names: (operation: (typeof operations)[number]) => string[]) => new Set(operations.flatMap(names))
  return {
    operations: of(({ iid = '' }) => [iid]),
    answers: of(({ iid, responses }) => responses.map(({ code }) => `${iid} ${code}`)),
    examples: of((operation) =>
      examplesOf(operation).map(({ code, example }) => `${operation.iid} ${code} ${example}`),
    ),
  }
}

/**
 * Compares what the suites' traffic reached with what the contract declares.
 *
 * @param suites the name of each suite with the directory in which its traffic was noted
 */
export function coverageReport(contract: Contract, suites: Readonly<Record<string, string>>): CoverageReport {
  const all = declared(contract)
  const touched = Object.entries(suites).map(([name, dir]) => ({ name, reached: reachedIn(dir) }))
  const rows = [
    ['', 'operations', 'answers', 'by handlers', 'examples'],
    ...touched.map(({ name, reached }) => [
      name,
      share(all.operations, reached.operations),
      share(all.answers, reached.answers),
      share(all.answers, reached.handled),
      share(all.examples, reached.examples),
    ]),
  ]
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  const missing = (['operations', 'answers', 'examples'] as const).flatMap((part) =>
    [...all[part]].filter((name) => !touched.some(({ reached }) => reached[part].has(name))),
  )
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return { lines, missing }
}

/** What a directory's notes come to. `handled` are the answers that were worked out and not asked for by name. */
function reachedIn(dir: string): Names & { handled: ReadonlySet<string> } {
  const notes = readCoverage(dir)
  const answer = ({ operationId, status }: { operationId: string; status: number }) => `${operationId} ${status}`
  return {
    operations: new Set(notes.map(({ operationId }) => operationId)),
    answers: new Set(notes.map(answer)),
    handled: new Set(notes.filter(({ example }) => example === undefined).map(answer)),
    examples: new Set(notes.flatMap((note) => (note.example === undefined ? [] : [`${answer(note)} ${note.example}`]))),
  }
}

function share(all: ReadonlySet<string>, reached: ReadonlySet<string>): string {
  return `${[...all].filter((name) => reached.has(name)).length} of ${all.size}`
}
