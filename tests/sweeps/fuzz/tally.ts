import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was answered for an operation: how often, which answers, which edges of it, and how often a page failed by it. */
type Entry = { answers: number; distinct: Set<string>; edges: Set<string>; failures: number }

/** Counts what was answered in a test, and keeps it for the table at the end of a run. */
export class Tally {
  /** How many pages were opened. */
  visits = 0
  readonly #entries = new Map<string, Entry>()

  note(operation: string, { value, edge }: { value: unknown; edge?: { at: string; is: string } | undefined }): void {
    const entry = this.#of(operation)
    entry.answers += 1
    entry.distinct.add(createHash('sha1').update(JSON.stringify(value)).digest('base64url').slice(0, 8))
    if (edge) entry.edges.add(`${edge.at} ${edge.is}`)
  }

  failed(operation: string): void {
    this.#of(operation).failures += 1
  }

  /** @param folder the run's own; @param name of the test, unlike any other's */
  keep(folder: string, name: string): void {
    mkdirSync(join(folder, 'fuzz'), { recursive: true })
    const plain = [...this.#entries].map(([operation, entry]) => [
      operation,
      { ...entry, distinct: [...entry.distinct], edges: [...entry.edges] },
    ])
    writeFileSync(join(folder, 'fuzz', `${name}.json`), JSON.stringify(Object.fromEntries(plain)))
  }

  #of(operation: string): Entry {
    const entry = this.#entries.get(operation) ?? { answers: 0, distinct: new Set(), edges: new Set(), failures: 0 }
    this.#entries.set(operation, entry)
    return entry
  }
}

/** What a run has answered in all of its tests, a line for each operation. */
export function tallied(folder: string): string[] {
  const all = new Map<string, Entry>()
  const kept = join(folder, 'fuzz')
  for (const file of readdirSync(kept)) {
    const plain: Record<string, { answers: number; distinct: string[]; edges: string[]; failures: number }> =
      JSON.parse(readFileSync(join(kept, file), 'utf8'))
    for (const [operation, one] of Object.entries(plain)) {
      const sum = all.get(operation) ?? { answers: 0, distinct: new Set(), edges: new Set(), failures: 0 }
      sum.answers += one.answers
      sum.failures += one.failures
      for (const hash of one.distinct) sum.distinct.add(hash)
      for (const edge of one.edges) sum.edges.add(edge)
      all.set(operation, sum)
    }
  }
  const row = (...cells: readonly (string | number)[]) =>
    cells.map((cell, index) => (index === 0 ? String(cell).padEnd(28) : String(cell).padStart(10))).join('')
  const sorted = [...all].sort(([one], [other]) => one.localeCompare(other))
  return [
    row('operation', 'answers', 'distinct', 'edges', 'failures'),
    ...sorted.map(([operation, { answers, distinct, edges, failures }]) =>
      row(operation, answers, distinct.size, edges.size, failures),
    ),
  ]
}
