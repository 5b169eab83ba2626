import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Complaint, ComplaintKind } from './complaint.ts'

/** Better words than the usual ones for some complaints, where a form knows what the answer should look like. */
export type Wording = Partial<Record<ComplaintKind, string>>

/** Says in the reader's language what is wrong with an answer, and what to do about it. */
export function useComplaintWords(): (complaint: Complaint, wording?: Wording) => string {
  const { i18n, t } = useLingui()
  return (complaint, wording = {}) => {
    if (complaint.kind === 'server') return complaint.text
    if (complaint.kind === 'rule') return i18n._(complaint.words)
    const limit = complaint.limit ?? 0
    const usual: Record<ComplaintKind, () => string> = {
      required: () => t`There is nothing here yet. Please fill it in.`,
      'too-short': () =>
        t`This is too short: ${plural(limit, { one: 'write at least # character', other: 'write at least # characters' })}.`,
      'too-long': () =>
        t`This is too long: ${plural(limit, { one: 'keep it to # character', other: 'keep it to # characters' })}.`,
      'too-small': () => t`This is too low: choose ${limit} or more.`,
      'too-big': () => t`This is too high: choose ${limit} or less.`,
      'too-few': () => t`Choose at least ${limit}.`,
      'too-many': () => t`Choose at most ${limit}.`,
      email: () => t`The address is not complete. It looks like name@example.com.`,
      'date-incomplete': () => t`Write the whole date: the day, the month and the year in four digits.`,
      'date-unreal': () => t`This day is not in the calendar. Check the day and the month.`,
      format: () => t`This does not look right. Please check it.`,
      other: () => t`This answer does not fit here. Please check it.`,
    }
    return wording[complaint.kind] ?? usual[complaint.kind]()
  }
}
