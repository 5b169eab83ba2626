import { randomInt } from 'node:crypto'
import type { ProblemField } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { dayOf, zoned } from '../dates.ts'
import { fieldsOf } from '../multipart.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import { findCinema } from '../seed/cinemas.ts'

/** The kinds of message, each with what it needs besides the fields that all need. */
const needs: ReadonlyMap<string, readonly string[]> = new Map([
  ['general', []],
  ['school', ['studentsNumber', 'schoolName']],
  ['birthday', ['childrenCount']],
  ['group', []],
  ['private-screening', []],
  ['business', []],
  ['lost-property', []],
  ['accessibility', []],
  ['press', []],
])

const sentences = {
  over: { fr: 'Cette date est passée.', nl: 'Deze datum is voorbij.', en: 'This date is over.' },
  cinema: {
    fr: 'Nous ne connaissons pas ce cinéma.',
    nl: 'Deze bioscoop kennen we niet.',
    en: 'We do not know this cinema.',
  },
}

/** What the contract's schema cannot say: fields that a kind of message needs, and values that must be known. */
function refusals(fields: ReadonlyMap<string, string>, language: Language, now: Date): ProblemField[] {
  const type = fields.get('type') ?? ''
  const needed = ['type', 'description', 'firstname', 'email', ...(needs.get(type) ?? [])]
  const no = needed.filter((name) => !fields.has(name)).map((name) => refused(language, `/${name}`, 'required'))
  if (fields.has('type') && !needs.has(type)) no.push(refused(language, '/type', 'unknown-value'))
  const date = fields.get('date')
  if (date && date < dayOf(now)) no.push(refused(language, '/date', 'out-of-range', sentences.over[language]))
  const cinema = fields.get('cinema')
  if (cinema && !findCinema(cinema)) no.push(refused(language, '/cinema', 'unknown-value', sentences.cinema[language]))
  return no
}

export const contactHandlers = {
  sendContactMessage({ parts, language, now }) {
    const errors = refusals(fieldsOf(parts), language, now)
    if (errors.length > 0) {
      const detail = `Refused: ${errors.map(({ pointer }) => pointer).join(', ')}.`
      return { status: 422, body: problem(language, 422, { detail, errors }) }
    }
    const number = `M-${dayOf(now).replaceAll('-', '')}-${randomInt(1000, 10_000)}`
    return { status: 201, body: { number, createdAt: zoned(now) } }
  },
} satisfies Handlers
