import type { Problem, ProblemField } from '#src/api/generated/schema.ts'
import type { Language } from './personas.ts'

type Sentences = Record<Language, string>

/** What a customer reads, by the contract's code, or by a word for a status that has none. */
const sentences: Record<string, Sentences> = {
  'session-expired': {
    fr: 'Votre session a expiré. Connectez-vous de nouveau.',
    nl: 'Je sessie is verlopen. Log opnieuw in.',
    en: 'Your session has expired. Please sign in again.',
  },
  'account-blocked': {
    fr: 'Votre compte ne permet pas cette action. Notre service client peut vous aider.',
    nl: 'Dit kan niet met je account. Onze klantenservice helpt je verder.',
    en: 'Your account does not allow this. Our customer service can help.',
  },
  'subscription-none': {
    fr: 'Vous n’avez pas encore d’abonnement.',
    nl: 'Je hebt nog geen abonnement.',
    en: 'You do not have a subscription yet.',
  },
  'validation-failed': {
    fr: 'Certaines réponses sont à revoir.',
    nl: 'Een paar antwoorden kloppen nog niet.',
    en: 'Some answers need another look.',
  },
  'too-many-requests': {
    fr: 'Beaucoup de demandes en peu de temps. Réessayez dans une minute.',
    nl: 'Dat waren er veel in korte tijd. Probeer het over een minuut opnieuw.',
    en: 'That was a lot in a short time. Try again in a minute.',
  },
  maintenance: {
    fr: 'Nos services sont en pause pour entretien. Revenez dans quelques minutes.',
    nl: 'We zijn even bezig met onderhoud. Kom over een paar minuten terug.',
    en: 'We are doing some maintenance. Come back in a few minutes.',
  },
  'not-found': {
    fr: 'Nous ne trouvons pas ce que vous cherchez.',
    nl: 'We kunnen niet vinden wat je zoekt.',
    en: 'We cannot find what you are looking for.',
  },
  'too-large': {
    fr: 'C’est trop volumineux. Choisissez quelque chose de plus léger.',
    nl: 'Dit is te groot. Kies iets kleiners.',
    en: 'This is too big. Choose something smaller.',
  },
  'media-type': {
    fr: 'Nous ne savons pas lire ce type de contenu.',
    nl: 'Dit soort inhoud kunnen we niet lezen.',
    en: 'We cannot read this kind of content.',
  },
  unexpected: {
    fr: 'Quelque chose n’a pas fonctionné de notre côté. Rien n’a été modifié.',
    nl: 'Er ging iets mis aan onze kant. Er is niets gewijzigd.',
    en: 'Something went wrong on our side. Nothing was changed.',
  },
}

/** What is said beside a refused field, by its code. */
const fieldSentences: Record<string, Sentences> = {
  required: { fr: 'Cette réponse est nécessaire.', nl: 'Dit hebben we nodig.', en: 'We need this.' },
  format: {
    fr: 'Cette réponse n’a pas la forme attendue.',
    nl: 'Dit heeft niet de juiste vorm.',
    en: 'This does not look right.',
  },
  'too-short': { fr: 'Cette réponse est trop courte.', nl: 'Dit is te kort.', en: 'This is too short.' },
  'too-long': { fr: 'Cette réponse est trop longue.', nl: 'Dit is te lang.', en: 'This is too long.' },
  'out-of-range': {
    fr: 'Cette valeur n’est pas possible.',
    nl: 'Deze waarde kan niet.',
    en: 'This value is not possible.',
  },
  'unknown-value': {
    fr: 'Nous ne connaissons pas cette valeur.',
    nl: 'Deze waarde kennen we niet.',
    en: 'We do not know this value.',
  },
  'unknown-field': { fr: 'Ce champ n’existe pas.', nl: 'Dit veld bestaat niet.', en: 'There is no such field.' },
  taken: {
    fr: 'Cette adresse est déjà celle d’un autre compte.',
    nl: 'Dit adres hoort al bij een ander account.',
    en: 'This address already belongs to another account.',
  },
}

/** The phrases of HTTP. */
const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  421: 'Misdirected Request',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

const codes: Record<number, string> = {
  401: 'session-expired',
  403: 'account-blocked',
  404: 'not-found',
  405: 'not-found',
  422: 'validation-failed',
  429: 'too-many-requests',
  503: 'maintenance',
}

/** What is said where the contract has no code that says more than the status. */
const words: Record<number, string> = { 413: 'too-large', 415: 'media-type' }

/** A refused field. `message` stands in for the sentence that goes with the code. */
export function refused(language: Language, pointer: string, code: string, message?: string): ProblemField {
  const said = fieldSentences[code] ?? fieldSentences.format
  return { pointer, code, message: message ?? said?.[language] ?? '' }
}

/** What may be told about a problem beyond its status. */
export type Told = { code?: string; detail?: string; message?: string; errors?: ProblemField[] }

/** A problem in the customer's language. `detail` is English, for logs. */
export function problem(language: Language, status: number, told: Told = {}): Problem {
  const code = told.code ?? codes[status] ?? 'unexpected'
  const said = sentences[told.code ?? words[status] ?? code] ?? sentences.unexpected
  const title = titles[status] ?? (status < 500 ? 'Refused' : 'Unexpected failure')
  return {
    type: 'about:blank',
    title,
    status,
    detail: (told.detail ?? title).slice(0, 500),
    code,
    message: told.message ?? said?.[language] ?? '',
    ...(told.errors && { errors: told.errors.slice(0, 50) }),
  }
}

/** Thrown, or handed to Prism, to answer with a problem in place of anything else. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  constructor(
    readonly problem: Problem,
    readonly headers: Record<string, string> = {},
  ) {
    super(problem.detail)
  }
}
