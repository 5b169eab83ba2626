import type { MessageDescriptor } from '@lingui/core'

/** The ways in which an answer can be wrong, whatever the form. */
export type ComplaintKind =
  | 'required'
  | 'too-short'
  | 'too-long'
  | 'too-small'
  | 'too-big'
  | 'too-few'
  | 'too-many'
  | 'email'
  | 'date-incomplete'
  | 'date-unreal'
  | 'format'
  | 'other'

/** What is wrong with an answer. It is kept without words, so that a change of language translates what is already on the screen. */
export type Complaint =
  | { kind: ComplaintKind; limit?: number }
  | { kind: 'rule'; words: MessageDescriptor }
  | { kind: 'server'; text: string }

/** The part of a zod issue that tells what is wrong. */
export type Issue = {
  readonly code?: string
  readonly input?: unknown
  readonly origin?: unknown
  readonly format?: unknown
  readonly minimum?: unknown
  readonly maximum?: unknown
}

/** What an issue of the contract's schema means to the person who filled in the form. */
export function complaintOf(issue: Issue): Complaint {
  const { code, input, origin, minimum, maximum } = issue
  if (code === 'invalid_type' && (input === null || input === undefined)) return { kind: 'required' }
  if (code === 'invalid_format') return { kind: formatKind(issue) }
  if (code === 'too_small' && typeof minimum === 'number') {
    if (origin === 'string') return minimum === 1 ? { kind: 'required' } : { kind: 'too-short', limit: minimum }
    return { kind: origin === 'array' ? 'too-few' : 'too-small', limit: minimum }
  }
  if (code === 'too_big' && typeof maximum === 'number') {
    return { kind: origin === 'string' ? 'too-long' : origin === 'array' ? 'too-many' : 'too-big', limit: maximum }
  }
  return { kind: 'other' }
}

function formatKind({ format, input }: Issue): ComplaintKind {
  if (format === 'email') return 'email'
  if (format !== 'date') return 'format'
  return typeof input === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(input) ? 'date-unreal' : 'date-incomplete'
}

/** A complaint as the one text that the form library keeps for each field. */
export function writeComplaint(complaint: Complaint): string {
  return JSON.stringify(complaint)
}

/** The complaint that `writeComplaint` has written. */
export function readComplaint(text: string | undefined): Complaint | undefined {
  if (text === undefined) return undefined
  const complaint: Complaint = JSON.parse(text)
  return complaint
}
