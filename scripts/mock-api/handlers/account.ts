import type { AccountUpdate, ProblemField } from '#src/api/generated/schema.ts'
import type { Call, Handlers } from '../call.ts'
import { daysLater, yearsBetween } from '../dates.ts'
import { problem, refused } from '../problems.ts'
import { findCinema } from '../seed/cinemas.ts'
import { strangersIn } from '../seed/interests.ts'
import type { Customer } from '../world.ts'
import { accountOf } from './account-view.ts'
import { identityHandlers } from './identities.ts'
import { signInHandlers } from './sign-in.ts'
import { invoicesOf } from './subscription-view.ts'

/** The youngest age at which somebody may have an account, in years. */
export const youngest = 15

const zipCodes: Record<string, RegExp> = { FR: /^\d{5}$/, NL: /^\d{4} ?[A-Za-z]{2}$/ }

const sentences = {
  tooYoung: {
    fr: `Il faut avoir au moins ${youngest} ans pour créer un compte.`,
    nl: `Je moet minstens ${youngest} jaar zijn voor een account.`,
    en: `You need to be at least ${youngest} to have an account.`,
  },
  unborn: {
    fr: 'Cette date est dans le futur.',
    nl: 'Deze datum ligt in de toekomst.',
    en: 'This date is in the future.',
  },
  zipFR: {
    fr: 'Un code postal français a cinq chiffres.',
    nl: 'Een Franse postcode heeft vijf cijfers.',
    en: 'A French postcode has five digits.',
  },
  zipNL: {
    fr: 'Un code postal néerlandais a quatre chiffres et deux lettres, par exemple 1014 AB.',
    nl: 'Een postcode heeft vier cijfers en twee letters, bijvoorbeeld 1014 AB.',
    en: 'A Dutch postcode has four digits and two letters, for example 1014 AB.',
  },
}

/** What the contract's schema cannot say: every field that is refused, not only the first. */
function refusals({ body, language, now, world, market, me }: Call<'updateAccount'>): ProblemField[] {
  const { id, account } = me()
  const no: ProblemField[] = []
  const refuse = (field: keyof AccountUpdate, code: string, message?: string) =>
    no.push(refused(language, `/${field}`, code, message))
  if (body.dateOfBirth) {
    const today = daysLater(now, 0)
    if (body.dateOfBirth > today) refuse('dateOfBirth', 'out-of-range', sentences.unborn[language])
    else if (yearsBetween(body.dateOfBirth, today) < youngest)
      refuse('dateOfBirth', 'out-of-range', sentences.tooYoung[language])
  }
  const country = body.country === undefined ? account.country : body.country
  const zipCode = body.zipCode === undefined ? account.zipCode : body.zipCode
  const home = country ?? market.toUpperCase()
  if ((body.zipCode || body.country) && zipCode && zipCodes[home]?.test(zipCode) === false) {
    refuse('zipCode', 'format', sentences[home === 'NL' ? 'zipNL' : 'zipFR'][language])
  }
  if (body.email && (world.customerByEmail(body.email)?.id ?? id) !== id) refuse('email', 'taken')
  if (body.favoriteCinema && !findCinema(body.favoriteCinema)) refuse('favoriteCinema', 'unknown-value')
  if (body.preferredLanguage && !/^(fr|nl|en)$/.test(body.preferredLanguage))
    refuse('preferredLanguage', 'unknown-value')
  if (body.interest) {
    const strangers = strangersIn(body.interest, account.interest)
    no.push(...strangers.map((pointer) => refused(language, pointer, 'unknown-value')))
  }
  if (body.registered === false && account.registered) refuse('registered', 'unknown-value')
  if (body.registered && !account.registered) {
    for (const field of ['firstname', 'lastname', 'dateOfBirth'] as const) {
      if (!(body[field] === undefined ? account[field] : body[field])) refuse(field, 'required')
    }
  }
  return no
}

/** Dutch postcodes are written one way, however they were typed. */
function tidyZip(zipCode: string): string {
  return zipCode.replace(
    /^(\d{4}) ?([A-Za-z]{2})$/,
    (_, digits: string, letters: string) => `${digits} ${letters.toUpperCase()}`,
  )
}

/** The club's number for somebody: the same one whenever they come back. */
function memberNumber(id: string): string {
  const number = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000_000_000, 7)
  return String(number)
    .padStart(10, '0')
    .replace(/(.{4})(.{4})(..)/, 'KL $1 $2 $3')
}

function apply(draft: Customer, body: AccountUpdate): void {
  const { hasLoyalty, interest, zipCode, email, ...plain } = body
  const { account } = draft
  Object.assign(account, plain)
  if (zipCode !== undefined) account.zipCode = zipCode && tidyZip(zipCode)
  if (email !== undefined && email.toLowerCase() !== account.email.toLowerCase()) {
    account.email = email
    account.emailVerified = false
  }
  if (interest) {
    account.interest = {
      genres: interest.genres?.length ? interest.genres : null,
      events: interest.events?.length ? interest.events : null,
    }
  }
  // A member who has not accepted new terms does so by joining once more.
  if (hasLoyalty !== undefined) account.cgLoyalty = hasLoyalty
  if (hasLoyalty !== undefined && hasLoyalty !== account.hasLoyalty) {
    account.hasLoyalty = hasLoyalty
    account.loyalty = hasLoyalty ? { points: 0, expirationDate: null, number: memberNumber(draft.id) } : null
    account.loyaltyLevel = hasLoyalty ? 'bronze' : null
    // Whoever leaves the club loses what they had in it, and begins anew when they come back.
    draft.club = null
  }
}

export const accountHandlers = {
  ...identityHandlers,
  ...signInHandlers,

  getAccount: ({ me, now, language }) => ({ status: 200, body: accountOf(me(), now, language) }),

  updateAccount(call) {
    const { language, now, body, change } = call
    const errors = refusals(call)
    if (errors.length > 0) {
      const detail = `Refused: ${errors.map(({ pointer }) => pointer).join(', ')}.`
      return { status: 422, body: problem(language, 422, { detail, errors }) }
    }
    return {
      status: 200,
      body: accountOf(
        change((draft) => apply(draft, body)),
        now,
        language,
      ),
    }
  },

  updateNotifications({ body, change, now, language }) {
    const changed = change(({ account }) => Object.assign(account, body))
    return { status: 200, body: accountOf(changed, now, language) }
  },

  listAccountInvoices({ me, now, language }) {
    const { subscription } = me()
    const invoices = subscription ? invoicesOf(subscription, now, language) : []
    return { status: 200, body: invoices.map(({ amount, ...rest }) => ({ ...rest, ...amount })) }
  },
} satisfies Handlers
