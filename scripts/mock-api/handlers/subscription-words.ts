import type { Problem } from '#src/api/generated/schema.ts'
import type { Language } from '../personas.ts'
import { problem } from '../problems.ts'
import type { Text } from '../text.ts'

/** What a customer reads when something cannot be done with their subscription, by the contract's code. `{day}` is a day. */
const sentences = {
  'cancellation-pending': {
    fr: 'Votre résiliation est déjà enregistrée. Votre abonnement prend fin le {day}.',
    nl: 'Je opzegging is al verwerkt. Je abonnement loopt tot en met {day}.',
    en: 'Your cancellation is already on record. Your subscription ends on {day}.',
  },
  'withdrawal-over': {
    fr: 'Le délai de rétractation s’est achevé le {day}. Vous pouvez toujours résilier votre abonnement.',
    nl: 'De bedenktijd liep tot en met {day}. Opzeggen kan nog altijd.',
    en: 'The time to withdraw ended on {day}. You can still cancel your subscription.',
  },
  'subscription-ended': {
    fr: 'Votre abonnement a pris fin le {day}.',
    nl: 'Je abonnement is op {day} geëindigd.',
    en: 'Your subscription ended on {day}.',
  },
  'cancellation-none': {
    fr: 'Aucune résiliation n’est en cours. Rien n’a été modifié.',
    nl: 'Er is geen opzegging. Er is niets gewijzigd.',
    en: 'No cancellation is pending. Nothing was changed.',
  },
  'cancellation-final': {
    fr: 'Une rétractation est définitive. Vous pouvez souscrire un nouvel abonnement.',
    nl: 'Een herroeping is definitief. Je kunt wel een nieuw abonnement nemen.',
    en: 'A withdrawal is final. You can take a new subscription.',
  },
  'supplement-invoicing-refused': {
    fr: 'Vos prélèvements sont interrompus : ce réglage pourra être modifié quand votre abonnement sera de nouveau actif.',
    nl: 'Er wordt nu niets afgeschreven. Zodra je abonnement weer actief is, kun je dit aanpassen.',
    en: 'Your debits are stopped. You can change this once your subscription is active again.',
  },
  'suspension-refused': {
    fr: 'Votre abonnement ne peut pas être mis en pause pour le moment.',
    nl: 'Je abonnement kan nu niet worden gepauzeerd.',
    en: 'Your subscription cannot be paused at the moment.',
  },
  'suspension-pending': {
    fr: 'Votre pause est déjà prévue : elle commence le {day}.',
    nl: 'Je pauze is al gepland: ze begint op {day}.',
    en: 'Your pause is planned already: it begins on {day}.',
  },
  'suspension-not-begun': {
    fr: 'Votre abonnement n’est pas en pause. Rien n’a été modifié.',
    nl: 'Je abonnement is niet gepauzeerd. Er is niets gewijzigd.',
    en: 'Your subscription is not paused. Nothing was changed.',
  },
  'suspension-none': {
    fr: 'Aucune pause n’est prévue. Rien n’a été modifié.',
    nl: 'Er is geen pauze gepland. Er is niets gewijzigd.',
    en: 'No pause is planned. Nothing was changed.',
  },
  'suspension-begun': {
    fr: 'Votre pause a déjà commencé. Vous pouvez reprendre votre abonnement quand vous le souhaitez.',
    nl: 'Je pauze is al begonnen. Je kunt je abonnement hervatten wanneer je wilt.',
    en: 'Your pause has begun. You can resume your subscription whenever you like.',
  },
  'plan-change-none': {
    fr: 'Aucun changement de formule n’est prévu. Rien n’a été modifié.',
    nl: 'Er is geen wijziging van je abonnement gepland. Er is niets gewijzigd.',
    en: 'No change of plan is pending. Nothing was changed.',
  },
  'contract-not-ready': {
    fr: 'Votre contrat est en cours d’édition. Il sera disponible demain.',
    nl: 'Je contract wordt opgemaakt. Morgen kun je het downloaden.',
    en: 'Your contract is being made out. It will be here tomorrow.',
  },
  'invoice-unknown': {
    fr: 'Nous ne trouvons pas cette facture.',
    nl: 'We kunnen deze factuur niet vinden.',
    en: 'We cannot find this invoice.',
  },
  'invoice-not-ready': {
    fr: 'Cette facture n’est pas encore disponible. Revenez dans quelques jours.',
    nl: 'Deze factuur is er nog niet. Kijk over een paar dagen opnieuw.',
    en: 'This invoice is not here yet. Come back in a few days.',
  },
} satisfies Record<string, Text>

/** The codes with which something about a subscription is refused. */
export type SubscriptionRefusal = keyof typeof sentences

const locales = { fr: 'fr-FR', nl: 'nl-NL', en: 'en-GB' }

/** A day in words, as it is read in a sentence. @param day `YYYY-MM-DD` */
export function dayInWords(language: Language, day: string): string {
  const format = new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(`${day}T12:00:00Z`))
}

/** Why something cannot be done with a subscription. */
export function subscriptionProblem(
  language: Language,
  status: 404 | 409,
  code: SubscriptionRefusal,
  { detail, day = '' }: { detail: string; day?: string },
): Problem {
  const message = sentences[code][language].replace('{day}', dayInWords(language, day || '2000-01-01'))
  return problem(language, status, { code, detail, message })
}

/** The answer to somebody who never subscribed. */
export function noSubscription(language: Language): Problem {
  return problem(language, 404, { code: 'subscription-none', detail: 'The customer never had a subscription.' })
}
