import type { Call, Handlers } from '../call.ts'
import { dayOf, daysLater, minutesLater, timeZone, zoned } from '../dates.ts'
import { type Language, password } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import type { SignInSeed } from '../seed/identities.ts'
import type { Text } from '../text.ts'
import type { World } from '../world.ts'
import { accountOf } from './account-view.ts'
import { hasEnded } from './debits.ts'

/** How long a checked password opens the second step of a change of address, in minutes. */
const goodFor = 10
/** How many wrong passwords within how many minutes are too many. */
const most = { tries: 5, minutes: 15 }
/** After how many days a deletion that was asked for is carried out. */
const grace = 30

const sentences = {
  noPassword: {
    fr: 'Vous vous connectez avec un autre service : votre compte n’a pas de mot de passe. Notre service client peut changer votre adresse.',
    nl: 'Je logt in met een andere dienst: je account heeft geen wachtwoord. Onze klantenservice kan je adres wijzigen.',
    en: 'You sign in with another service: your account has no password. Our customer service can change your address.',
  },
  wrong: {
    fr: 'Ce mot de passe n’est pas le bon.',
    nl: 'Dit wachtwoord klopt niet.',
    en: 'This password is not right.',
  },
  unchanged: {
    fr: 'C’est déjà votre adresse.',
    nl: 'Dit is al je adres.',
    en: 'This is your address already.',
  },
  tries: {
    fr: 'Trop de mots de passe erronés. Réessayez dans quinze minutes.',
    nl: 'Te veel verkeerde wachtwoorden. Probeer het over een kwartier opnieuw.',
    en: 'Too many wrong passwords. Try again in fifteen minutes.',
  },
  mismatch: {
    fr: 'Les deux adresses ne sont pas les mêmes.',
    nl: 'De twee adressen zijn niet gelijk.',
    en: 'The two addresses are not the same.',
  },
  unchecked: {
    fr: 'Trop de temps a passé. Saisissez de nouveau votre nouvelle adresse et votre mot de passe.',
    nl: 'Het duurde te lang. Vul je nieuwe adres en je wachtwoord opnieuw in.',
    en: 'That took too long. Enter your new address and your password again.',
  },
  running: {
    fr: 'Votre abonnement est en cours. Résiliez-le avant de supprimer votre compte.',
    nl: 'Je abonnement loopt nog. Zeg het op voordat je je account laat verwijderen.',
    en: 'Your subscription is running. Cancel it before you delete your account.',
  },
} satisfies Record<string, Text>

function deletionKnown(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone })
  const written = format.format(new Date(`${day}T12:00:00Z`))
  return {
    fr: `Votre demande de suppression est déjà enregistrée : votre compte sera supprimé le ${written}.`,
    nl: `We hebben je verzoek al ontvangen: je account wordt op ${written} verwijderd.`,
    en: `We have your request already: your account will be deleted on ${written}.`,
  }[language]
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function takenByAnother(world: World, mail: string, id: string): boolean {
  return (world.customerByEmail(mail)?.id ?? id) !== id
}

/** Keeps a wrong try. A refused call changes nothing else, so this does not wait for the answer to be accepted. */
function keepTries({ me, world }: Call<'checkCredentials'>, wrongTries: SignInSeed['wrongTries']): void {
  const customer = me()
  const { account } = customer
  world.commit({ ...customer, account: { ...account, signIn: { ...account.signIn, wrongTries } } })
}

function tooManyTries(language: Language, first: string | undefined, now: Date) {
  const again = minutesLater(first === undefined ? now : new Date(first), most.minutes)
  const seconds = Math.max(1, Math.ceil((again.getTime() - now.getTime()) / 1000))
  const detail = `${most.tries} wrong passwords in ${most.minutes} minutes.`
  const body = problem(language, 429, { code: 'too-many-tries', detail, message: sentences.tries[language] })
  return { status: 429 as const, body, headers: { 'retry-after': String(seconds) } }
}

function fieldRefused(language: Language, field: string, code: string, message?: string) {
  const errors = [refused(language, `/${field}`, code, message)]
  return { status: 422 as const, body: problem(language, 422, { detail: `Refused: /${field}.`, errors }) }
}

export const signInHandlers = {
  checkCredentials(call) {
    const { body, language, now, world, me, change } = call
    const { id, account } = me()
    const { hasPassword, wrongTries } = account.signIn
    if (!hasPassword) {
      const told = { code: 'password-none', detail: 'The account has no password.' }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.noPassword[language] }) }
    }
    const since = minutesLater(now, -most.minutes).toISOString()
    const recent = wrongTries.filter((at) => at > since)
    if (recent.length >= most.tries) return tooManyTries(language, recent[0], now)
    if (body.password !== password) {
      const tries = [...recent, now.toISOString()]
      keepTries(call, tries)
      if (tries.length >= most.tries) return tooManyTries(language, tries[0], now)
      return fieldRefused(language, 'password', 'wrong', sentences.wrong[language])
    }
    if (same(body.mail, account.email))
      return fieldRefused(language, 'mail', 'unchanged', sentences.unchanged[language])
    if (takenByAnother(world, body.mail, id)) return fieldRefused(language, 'mail', 'taken')
    const until = minutesLater(now, goodFor)
    change(({ account: { signIn } }) => {
      signIn.checked = { mail: body.mail, until: until.toISOString() }
      signIn.wrongTries = []
    })
    return { status: 200, body: { validUntil: zoned(until) } }
  },

  changeEmail({ body, language, now, world, me, change }) {
    const { newMail, newMailConfirmation } = body
    if (!same(newMail, newMailConfirmation)) {
      return fieldRefused(language, 'newMailConfirmation', 'mismatch', sentences.mismatch[language])
    }
    const { id, account } = me()
    const { checked } = account.signIn
    if (!checked || !same(checked.mail, newMail) || checked.until <= now.toISOString()) {
      const told = { code: 'credentials-not-checked', detail: 'No recent check of the credentials for this address.' }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.unchecked[language] }) }
    }
    if (takenByAnother(world, newMail, id)) return fieldRefused(language, 'newMail', 'taken')
    const changed = change((draft) => {
      draft.account.email = newMail
      draft.account.emailVerified = false
      draft.account.signIn.checked = null
    })
    return { status: 200, body: accountOf(changed, now, language) }
  },

  requestPasswordChange: ({ me }) => ({
    status: 200,
    body: { done: me().account.signIn.hasPassword },
    headers: { 'cache-control': 'no-store' },
  }),

  requestAccountDeletion({ language, now, me, change }) {
    const { subscription, account } = me()
    const { deletion } = account.signIn
    if (deletion) {
      const told = { code: 'deletion-requested', detail: `The deletion was asked for at ${deletion.requestedAt}.` }
      const message = deletionKnown(language, deletion.deletionDate)
      return { status: 409, body: problem(language, 409, { ...told, message }) }
    }
    if (subscription && !hasEnded(subscription, dayOf(now))) {
      const told = { code: 'subscription-running', detail: `The account has the subscription ${subscription.id}.` }
      return { status: 409, body: problem(language, 409, { ...told, message: sentences.running[language] }) }
    }
    const asked = { requestedAt: zoned(now), deletionDate: daysLater(now, grace) }
    change((draft) => {
      draft.account.signIn.deletion = asked
    })
    return { status: 202, body: asked }
  },
} satisfies Handlers
