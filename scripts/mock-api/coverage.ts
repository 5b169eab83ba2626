import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** An answer that was given: by a handler or, when it has one, by the example that was asked for. */
export type Reached = { operationId: string; status: number; example?: string }

/** Remembers which of the contract's answers were given. */
export type Coverage = {
  note: (reached: Reached) => void
  /** Writes what was noted into a file of its own. */
  write: () => void
}

let files = 0

/**
 * Remembers answers for the run that asked for it.
 *
 * @param dir where to write; without one, nothing is remembered. The test run names it in CONTRACT_COVERAGE.
 */
export function createCoverage(dir = process.env.CONTRACT_COVERAGE): Coverage {
  const reached = new Map<string, Reached>()
  return {
    note(one) {
      if (dir) reached.set(`${one.operationId} ${one.status} ${one.example ?? ''}`, one)
    },
    write() {
      if (!dir || reached.size === 0) return
      files += 1
      mkdirSync(dir, { recursive: true })
      writeFileSync(join(dir, `${process.pid}-${files}.json`), JSON.stringify([...reached.values()]))
    },
  }
}

/** Everything that was written into a directory. Nothing, when there is no such directory. */
export function readCoverage(dir: string): Reached[] {
  const names = readable(dir).filter((name) => name.endsWith('.json'))
  return names.flatMap((name): Reached[] => JSON.parse(readFileSync(join(dir, name), 'utf8')))
}

function readable(dir: string): string[] {
  try {
    return readdirSync(dir)
  } catch {
    return []
  }
}
