import { parse } from 'yaml'
import type { Change, Impact } from './change.ts'
import { compareContracts } from './contracts.ts'

/** What the gate judges: two contracts, each as one document, and two files as they are. */
export type Submission = {
  released: object
  current: object
  /** The text of accepted-breaking-changes.yaml. */
  accepted: string
  /** The text of CHANGELOG.md. */
  changelog: string
}

/** A signature: who made these changes knows what they break, and says why it is worth it. */
export type Signature = { changes: readonly string[]; reason: string; date: string }

export type Verdict = {
  from: string
  to: string
  changes: readonly Change[]
  /** Changes that need a signature and have one, with it. */
  signed: readonly { signature: Signature; changes: readonly Change[] }[]
  /** Changes that need a signature and have none. */
  unsigned: readonly Change[]
  /** What else is wrong, one sentence each. */
  faults: readonly string[]
  /** Whether the contract may be taken over. */
  passed: boolean
}

/**
 * Judges a contract by the released one. It is refused with a change that breaks something, or widens a list of values,
 * and is not signed for; with a signature that no change needs; with a version that says too little; and without a
 * section of the change log for its version.
 *
 * @throws Error when one of the contracts cannot be read
 */
export function judge({ released, current, accepted, changelog }: Submission): Verdict {
  const [from, to] = [versionOf(released), versionOf(current)]
  const changes = compareContracts(released, current)
  const grave = changes.filter(({ impact }) => impact !== 'compatible')
  const { signatures, complaints } = signaturesIn(accepted)
  const names = signatures.flatMap((signature) => signature.changes)
  const stale = names.filter((name) => !grave.some(({ id }) => id === name))
  const unsigned = grave.filter(({ id }) => !names.includes(id))
  const needed = neededVersion(from, changes)
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`${to}\n`))
  const faults = [
    ...complaints,
    ...stale.map((name) => `"${name}" is signed for, and there is no such change.`),
    ...names.filter((name, index) => names.indexOf(name) < index).map((name) => `"${name}" is signed for twice.`),
    ...(isBelow(to, needed) ? [`The version is ${to}, and has to be ${needed} at least.`] : []),
    ...(section?.slice(to.length).trim() ? [] : [`CHANGELOG.md says nothing about ${to}.`]),
  ]
  const signed = signatures.map((signature) => ({
    signature,
    changes: grave.filter(({ id }) => signature.changes.includes(id)),
  }))
  return { from, to, changes, signed, unsigned, faults, passed: unsigned.length + faults.length === 0 }
}

function versionOf(contract: object): string {
  const info: unknown = Reflect.get(contract, 'info')
  const version: unknown = typeof info === 'object' && info !== null ? Reflect.get(info, 'version') : undefined
  if (typeof version !== 'string' || !/^\d+\.\d+\.\d+$/.test(version)) throw new Error('A contract has no version.')
  return version
}

/**
 * The lowest version for a contract with these changes. What breaks takes the next major version, or minor version
 * before 1.0.0; whatever else takes the next one below that. Words alone need none.
 */
export function neededVersion(released: string, changes: readonly { impact: Impact }[]): string {
  const [major = 0, minor = 0, patch = 0] = released.split('.').map(Number)
  if (changes.length === 0) return released
  const breaks = changes.some(({ impact }) => impact === 'breaking')
  if (major === 0) return breaks ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`
  return breaks ? `${major + 1}.0.0` : `${major}.${minor + 1}.0`
}

function isBelow(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0
}

function signaturesIn(text: string): { signatures: Signature[]; complaints: string[] } {
  const written: unknown = parse(text) ?? []
  if (!Array.isArray(written)) return { signatures: [], complaints: ['The accepted changes are not a list.'] }
  const signatures = written.map(signatureFrom)
  const complaints = signatures.flatMap(({ changes, reason, date }) => {
    const what = changes[0] ? `The signature of "${changes[0]}"` : 'A signature'
    return [
      ...(changes.length > 0 ? [] : [`${what} names no change.`]),
      ...(reason.trim().length >= 20 ? [] : [`${what} gives no reason.`]),
      ...(isDay(date) ? [] : [`${what} has no date, as in 2026-11-21.`]),
    ]
  })
  return { signatures, complaints }
}

function signatureFrom(entry: unknown): Signature {
  const { change, reason, date } = Object(entry)
  return { changes: [change ?? []].flat().map(String), reason: String(reason ?? ''), date: String(date ?? '') }
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(text).toISOString().startsWith(text)
}
