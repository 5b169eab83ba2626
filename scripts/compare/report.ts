import { stringify } from 'yaml'
import type { Change } from './change.ts'
import type { Verdict } from './gate.ts'

/** What the gate found, for a person who reviews the contract. */
export function reportOf({ from, to, changes, signed, unsigned, faults, passed }: Verdict): string {
  const count = (impact: Change['impact']) => changes.filter((change) => change.impact === impact).length
  const compatible = changes.filter(({ impact }) => impact === 'compatible')
  const sections = [
    section('Compatible', lines(compatible)),
    ...signed.map(({ signature, changes: meant }) =>
      section(`Signed for on ${signature.date}: ${signature.reason.trim()}`, lines(meant)),
    ),
    section('Breaking, and not signed for', lines(unsigned.filter(({ impact }) => impact === 'breaking'))),
    section('Wider than before, and not signed for', lines(unsigned.filter(({ impact }) => impact === 'widening'))),
    section('Wrong', faults),
    ...(unsigned.length > 0 ? [howToSign(unsigned)] : []),
  ]
  const grave = `${count('breaking')} breaking, ${count('widening')} that widen a list of values`
  return [
    `${from} → ${to}: ${grave}, ${count('compatible')} compatible`,
    ...sections.filter((one) => one !== ''),
    passed ? 'The contract may be taken over.' : 'The contract may not be taken over.',
  ].join('\n\n')
}

function section(title: string, items: readonly string[]): string {
  return items.length > 0 ? [title, ...items.map((one) => `  ${one}`)].join('\n') : ''
}

/** A line for each change, but one for all the values that a list has gained or lost. */
function lines(changes: readonly Change[]): string[] {
  const told = new Map<string, { values: string[]; reach: string }>()
  for (const { id, operations } of changes) {
    const [, place = id, value, what = ''] = /^(.+): value (.+) (added|removed)$/.exec(id) ?? []
    const key = `${place} ${what}`
    const known = told.get(key) ?? { values: [], reach: reachOf(id, operations) }
    told.set(key, { ...known, values: value === undefined ? [] : [...known.values, value] })
  }
  return [...told].map(([key, { values, reach }]) => {
    const [place, what] = [key.slice(0, key.lastIndexOf(' ')), key.slice(key.lastIndexOf(' ') + 1)]
    return values.length === 0 ? `${place}${reach}` : `${place}: ${what} ${values.join(', ')}${reach}`
  })
}

/** Most changes name their operation. For one of a shared schema, those that it reaches. */
function reachOf(id: string, operations: readonly string[]): string {
  const [first = '', second] = operations
  if (first === '' || (second === undefined && id.startsWith(first))) return ''
  return operations.length > 3
    ? ` (${first}, ${second} and ${operations.length - 2} more)`
    : ` (${operations.join(', ')})`
}

function howToSign(changes: readonly Change[]): string {
  const ids = changes.map(({ id }) => id)
  const signature = { change: ids.length === 1 ? ids[0] : ids, reason: 'Why it is worth it.', date: today() }
  return `To sign for what is meant, add to openapi/accepted-breaking-changes.yaml:\n\n${stringify([signature], { lineWidth: 0 })}`
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
