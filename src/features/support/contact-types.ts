/** What a message can be about, by the contract, in the order in which it is offered. */
export const contactTypes = [
  'general',
  'lost-property',
  'accessibility',
  'group',
  'school',
  'birthday',
  'private-screening',
  'business',
  'press',
] as const
export type ContactType = (typeof contactTypes)[number]

/** Whether a word, from an address perhaps, is something that a message can be about. */
export function isContactType(word: unknown): word is ContactType {
  return contactTypes.some((type) => type === word)
}

/** What is asked for some messages alone. */
export type ContactDetail =
  | 'studentsNumber'
  | 'schoolName'
  | 'childrenCount'
  | 'cinema'
  | 'movie'
  | 'date'
  | 'desiredTime'

/** Whoever wants to come with many people has a cinema, a film, a day and a time in mind. */
const visit = ['cinema', 'movie', 'date', 'desiredTime'] as const

const details: Readonly<Record<ContactType, readonly ContactDetail[]>> = {
  general: ['cinema'],
  'lost-property': ['cinema'],
  accessibility: ['cinema'],
  group: visit,
  school: ['schoolName', 'studentsNumber', ...visit],
  birthday: ['childrenCount', ...visit],
  'private-screening': visit,
  business: visit,
  press: ['movie'],
}

/** What is asked besides the message and its sender, where it is about this; nothing for something that the portal does not know. */
export function contactDetails(type: unknown): readonly ContactDetail[] {
  return isContactType(type) ? details[type] : []
}
