import { randomUUID } from 'node:crypto'
import type { Case, ProblemField } from '#src/api/generated/schema.ts'
import type { Call, Handlers } from '../call.ts'
import { zoned } from '../dates.ts'
import { fieldsOf } from '../multipart.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import type { CaseSeed } from '../seed/cases.ts'
import { findCinema } from '../seed/cinemas.ts'
import { chosen } from '../seed/themes.ts'
import { attachmentsOf } from './attachments.ts'

const mostCases = 200
const mostMessages = 200

const sentences = {
  'case-unknown': {
    fr: 'Nous ne trouvons pas ce dossier.',
    nl: 'We kunnen deze vraag niet vinden.',
    en: 'We cannot find this case.',
  },
  'case-already-closed': {
    fr: 'Ce dossier est déjà fermé.',
    nl: 'Deze vraag is al afgesloten.',
    en: 'This case is closed already.',
  },
  'case-closed': {
    fr: 'Ce dossier est fermé. Ouvrez-en un nouveau pour nous écrire.',
    nl: 'Deze vraag is afgesloten. Stel een nieuwe om ons te schrijven.',
    en: 'This case is closed. Open a new one to write to us.',
  },
  'case-full': {
    fr: 'Ce dossier ne peut plus recevoir de message. Ouvrez-en un nouveau pour continuer.',
    nl: 'Bij deze vraag passen geen berichten meer. Stel een nieuwe om verder te gaan.',
    en: 'This case takes no more messages. Open a new one to go on.',
  },
}

const pick = {
  topic: { fr: 'Choisissez un sous-thème.', nl: 'Kies een onderwerp.', en: 'Choose a sub-theme.' },
  reason: { fr: 'Choisissez un motif.', nl: 'Kies een reden.', en: 'Choose a reason.' },
  cinema: {
    fr: 'Nous ne connaissons pas ce cinéma.',
    nl: 'Deze bioscoop kennen we niet.',
    en: 'We do not know this cinema.',
  },
}

function statusOf({ closed, messages }: CaseSeed): string {
  if (closed) return 'closed'
  if (!messages.some(({ received }) => received)) return 'new'
  return messages.at(-1)?.received ? 'waiting' : 'in-progress'
}

/** A case as the portal gets it. */
function caseOf(seed: CaseSeed, language: Language): Case {
  const { type, topic, reason, ...rest } = seed
  const { theme, motif } = chosen(type ?? '', topic ?? '', reason ?? '')
  return { ...rest, subject: (motif ?? theme)?.title[language] ?? null, status: statusOf(seed) }
}

function refuse<S extends 404 | 409>(language: Language, status: S, code: keyof typeof sentences, id: string) {
  const message = sentences[code][language]
  return { status, body: problem(language, status, { code, message, detail: `${id}: ${code}.` }) }
}

/** What the contract's schema cannot say of a new case: that its ids exist and fit each other. */
function refusals(fields: ReadonlyMap<string, string>, language: Language): ProblemField[] {
  const no: ProblemField[] = []
  const value = (name: string) => fields.get(name)
  for (const name of ['type', 'subject', 'description']) {
    if (value(name) === undefined) no.push(refused(language, `/${name}`, 'required'))
  }
  const { theme, subTheme, motif } = chosen(value('type') ?? '', value('topic'), value('reason'))
  if (value('type') !== undefined && !theme) no.push(refused(language, '/type', 'unknown-value'))
  if (theme && value('topic') !== undefined && !subTheme) no.push(refused(language, '/topic', 'unknown-value'))
  else if (theme?.subThemes.length && !subTheme) no.push(refused(language, '/topic', 'required', pick.topic[language]))
  if (theme && value('reason') !== undefined && !motif) no.push(refused(language, '/reason', 'unknown-value'))
  else if (subTheme?.motifs.length && !motif) no.push(refused(language, '/reason', 'required', pick.reason[language]))
  const cinema = value('cinema')
  if (cinema !== undefined && !findCinema(cinema)) {
    no.push(refused(language, '/cinema', 'unknown-value', pick.cinema[language]))
  }
  return no
}

/** The number after the highest that the customer has. */
function nextNumber(cases: readonly CaseSeed[], now: Date): string {
  const highest = Math.max(7000, ...cases.map(({ number }) => Number(number.split('-')[1])))
  return `C-${highest + 1}-${String(now.getUTCFullYear()).slice(2)}`
}

/** Changes one case of the customer, and gives it as it is then. */
function changed(
  call: Pick<Call<'closeCase'>, 'change' | 'language'>,
  id: string,
  edit: (one: CaseSeed) => void,
): Case {
  const { cases } = call.change((draft) => {
    for (const one of draft.cases) if (one.id === id) edit(one)
  })
  const found = cases.find((one) => one.id === id)
  if (!found) throw new Error(`${id} is gone.`)
  return caseOf(found, call.language)
}

export const caseHandlers = {
  listCases: ({ me, language }) => ({
    status: 200,
    body: me()
      .cases.slice(0, mostCases)
      .map((one) => caseOf(one, language)),
  }),

  async createCase({ parts, language, now, me, change }) {
    const fields = fieldsOf(parts)
    const errors = refusals(fields, language)
    if (errors.length > 0) {
      const detail = `Refused: ${errors.map(({ pointer }) => pointer).join(', ')}.`
      return { status: 422, body: problem(language, 422, { detail, errors }) }
    }
    const attachments = await attachmentsOf(parts, language)
    if (!Array.isArray(attachments)) return attachments
    const made: CaseSeed = {
      id: `case-${randomUUID()}`,
      number: nextNumber(me().cases, now),
      type: fields.get('type') ?? null,
      topic: fields.get('topic') ?? null,
      reason: fields.get('reason') ?? null,
      createdAt: zoned(now),
      closed: false,
      description: fields.get('description') ?? null,
      attachments,
      messages: [],
    }
    change((draft) => draft.cases.unshift(made))
    return { status: 201, body: caseOf(made, language) }
  },

  closeCase(call) {
    const { path, me, language } = call
    const found = me().cases.find(({ id }) => id === path.id)
    if (!found) return refuse(language, 404, 'case-unknown', path.id)
    if (found.closed) return refuse(language, 409, 'case-already-closed', path.id)
    const close = (one: CaseSeed) => {
      one.closed = true
    }
    return { status: 200, body: changed(call, path.id, close) }
  },

  addCaseComment(call) {
    const { path, body, me, language, now } = call
    const found = me().cases.find(({ id }) => id === path.id)
    if (!found) return refuse(language, 404, 'case-unknown', path.id)
    if (found.closed) return refuse(language, 409, 'case-closed', path.id)
    if (found.messages.length >= mostMessages) return refuse(language, 409, 'case-full', path.id)
    const message = { id: randomUUID(), body: body.body, createdAt: zoned(now), received: false }
    return { status: 201, body: changed(call, path.id, (one) => one.messages.push(message)) }
  },
} satisfies Handlers
