import { formText } from '#src/api/form-body.ts'
import type { FormValues } from '#src/forms/wire.ts'
import { type ContactDetail, contactDetails } from './contact-types.ts'

/** What must be answered wherever it is asked. */
export const neededAnswers = [
  'type',
  'description',
  'firstname',
  'email',
  'studentsNumber',
  'schoolName',
  'childrenCount',
] as const

/** The answers that are asked for some messages alone, as long as there are none. */
export const emptyDetails = {
  movie: '',
  desiredTime: '',
  date: '',
  cinema: '',
  studentsNumber: '',
  schoolName: '',
  childrenCount: '',
} satisfies Record<ContactDetail, string>

const asked = ['type', 'description', 'firstname', 'lastname', 'email', 'phone']
const numbers = ['studentsNumber', 'childrenCount']

/**
 * The answers that belong to what a message is about, as the contract wants them: numbers as numbers, and nothing at all for what was
 * left empty, unless it must be answered. What was typed for something else stays in the form and is not sent.
 *
 * @param wire all answers of the form, an empty one as `null`.
 */
export function contactAnswers(wire: FormValues): FormValues {
  const names = [...asked, ...contactDetails(wire.type)]
  const given = names.filter((name) => wire[name] !== null || neededAnswers.some((needed) => needed === name))
  return Object.fromEntries(given.map((name) => [name, inForm(name, wire[name])]))
}

function inForm(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (numbers.includes(name)) return Number(value.replace(/\s/g, ''))
  return name === 'description' ? formText(value) : value
}
