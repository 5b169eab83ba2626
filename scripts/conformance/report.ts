import type { Results } from './check-server.ts'
import type { Outcome, Verdict } from './judge.ts'

const mostBreaches = 10

/** A table of operations and statuses: how often each came, and how many of them were as the contract says. */
export function tableOf({ outcomes }: Results): string {
  const statuses = [...new Set(outcomes.map(({ status }) => status))].sort((one, other) => one - other)
  const head = [
    'operation',
    'ok',
    'refused',
    'breach',
    ...statuses.map((status) => (status === 0 ? 'none' : String(status))),
  ]
  const rows = [...byOperation(outcomes)].map(([id, own]) => {
    const verdicts = (['ok', 'refused', 'breach'] as const).map((verdict) => countOf(own, verdict))
    const counts = statuses.map((status) => own.filter((outcome) => outcome.status === status).length)
    return [id, ...[...verdicts, ...counts].map((count) => (count === 0 ? '·' : String(count)))]
  })
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const lines = [head, ...rows].map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  )
  return lines.join('\n')
}

/** Every breach with its operation, what was sent, where it is, what was expected and what came. */
export function breachesOf({ outcomes }: Results): string {
  return outcomes
    .filter(({ verdict }) => verdict === 'breach')
    .map(breachOf)
    .join('\n')
}

function breachOf({ exchange, status, breaches }: Outcome): string {
  const { operation, name, method, path } = exchange
  const lines = breaches
    .slice(0, mostBreaches)
    .map(({ at, expected, got }) => `  ${at}: expected ${expected}, got ${got}`)
  const more = breaches.length > mostBreaches ? [`  and ${breaches.length - mostBreaches} more`] : []
  const first = `BREACH ${operation.id} (${name}): ${method} ${path} → ${status === 0 ? 'no answer' : status}`
  return [first, ...lines, ...more].join('\n')
}

/** The examples that were refused in a declared way: the reader knows whether the server's data is the reason. */
export function refusedOf({ outcomes }: Results): string {
  const refused = outcomes.filter(({ verdict }) => verdict === 'refused')
  const told = refused.map(({ exchange, status }) => `${exchange.operation.id} (${exchange.name}) ${status}`)
  return told.length === 0 ? '' : `Refused as declared: ${told.join(', ')}.`
}

/** What was not asked, one line for each reason. */
export function skippedOf({ skipped }: Results): string {
  const reasons = new Map<string, string[]>()
  for (const { operation, reason } of skipped) reasons.set(reason, [...(reasons.get(reason) ?? []), operation.id])
  return [...reasons].map(([reason, ids]) => `Not asked, because ${reason}: ${ids.join(', ')}.`).join('\n')
}

/** The run in a line. */
export function summaryOf(results: Results): string {
  const { outcomes, skipped } = results
  const breaches = countOf(outcomes, 'breach')
  const operations = byOperation(outcomes)
  const broken = byOperation(outcomes.filter(({ verdict }) => verdict === 'breach')).size
  const counts = `${counted(outcomes.length, 'exchange')}: ${countOf(outcomes, 'ok')} ok, ${countOf(outcomes, 'refused')} refused as declared, ${breaches} against the contract`
  const where = breaches > 0 ? ` (in ${counted(broken, 'operation')})` : ''
  const left = new Set(skipped.map(({ operation }) => operation.id)).size
  return `${counted(operations.size, 'operation')}, ${counts}${where}; ${counted(left, 'operation')} not asked.`
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}

/** Whether the server may be taken for one that keeps the contract: something was asked, and nothing was wrong. */
export function isKept({ outcomes, stopped }: Results): boolean {
  return stopped === undefined && outcomes.length > 0 && countOf(outcomes, 'breach') === 0
}

/** The outcomes of each operation, in the order in which they were asked. */
export function byOperation(outcomes: readonly Outcome[]): Map<string, Outcome[]> {
  const all = new Map<string, Outcome[]>()
  for (const outcome of outcomes) {
    const { id } = outcome.exchange.operation
    const own = all.get(id) ?? []
    own.push(outcome)
    all.set(id, own)
  }
  return all
}

/** How many ended in a certain way. */
export function countOf(outcomes: readonly Outcome[], wanted: Verdict): number {
  return outcomes.filter(({ verdict }) => verdict === wanted).length
}
