import type { Problem } from '#src/api/generated/schema.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import type { Text } from '../text.ts'

/** What is said beside a field that the wallet refuses, by code. */
const beside = {
  'number-unknown': {
    fr: 'Nous ne connaissons pas ce numéro. Vérifiez chaque caractère.',
    nl: 'Dit nummer kennen we niet. Kijk elk teken nog eens na.',
    en: 'We do not know this number. Check every character.',
  },
  'already-added': {
    fr: 'Ce numéro est déjà dans votre portefeuille.',
    nl: 'Dit nummer staat al bij je tegoed.',
    en: 'This number is in your wallet already.',
  },
  'belongs-to-other': {
    fr: 'Ce numéro est déjà rattaché à un autre compte.',
    nl: 'Dit nummer hoort al bij een ander account.',
    en: 'This number belongs to another account already.',
  },
  'already-used': {
    fr: 'Ce numéro a déjà été utilisé en totalité.',
    nl: 'Dit nummer is al helemaal gebruikt.',
    en: 'This number has been used up already.',
  },
  expired: {
    fr: 'Ce numéro n’est plus valable : sa date est passée.',
    nl: 'Dit nummer is niet meer geldig: de datum is voorbij.',
    en: 'This number is no longer valid: its last day has passed.',
  },
  empty: {
    fr: 'Il ne reste rien sur cette carte cadeau.',
    nl: 'Er staat niets meer op deze cadeaukaart.',
    en: 'There is nothing left on this gift card.',
  },
  'pin-blocked': {
    fr: 'Trois codes erronés : cette carte ne peut pas être ajoutée avant 24 heures.',
    nl: 'Drie keer een verkeerde code: deze kaart kan 24 uur lang niet worden toegevoegd.',
    en: 'Three wrong codes: this card cannot be added for 24 hours.',
  },
  'own-address': {
    fr: 'C’est votre adresse. Indiquez celle de la personne qui reçoit la carte.',
    nl: 'Dit is je eigen adres. Vul het adres in van wie de kaart krijgt.',
    en: 'This is your own address. Give that of the person who gets the card.',
  },
} satisfies Record<string, Text>

const pinWrong: Record<Language, (left: number) => string> = {
  fr: (left) => `Ce code n’est pas le bon. Il reste ${left} essai${left === 1 ? '' : 's'}.`,
  nl: (left) => `Deze code klopt niet. Je kunt het nog ${left} keer proberen.`,
  en: (left) => `This is not the right code. ${left} ${left === 1 ? 'try' : 'tries'} left.`,
}

/** Why a prepaid card cannot be changed in the way that was asked for, by code. */
const states = {
  'prepaid-unknown': {
    fr: 'Cette carte n’est plus dans votre portefeuille.',
    nl: 'Deze kaart staat niet meer bij je tegoed.',
    en: 'This card is no longer in your wallet.',
  },
  'prepaid-not-shareable': {
    fr: 'Cette carte ne peut pas être offerte.',
    nl: 'Deze kaart kun je niet weggeven.',
    en: 'This card cannot be given to somebody.',
  },
  'prepaid-offered': {
    fr: 'Cette carte est déjà proposée à quelqu’un. Annulez d’abord cette offre.',
    nl: 'Deze kaart is al aan iemand aangeboden. Trek dat aanbod eerst in.',
    en: 'This card is on offer to somebody already. Cancel that offer first.',
  },
  'prepaid-given': {
    fr: 'Cette carte a été acceptée : elle appartient à la personne à qui vous l’avez offerte.',
    nl: 'Deze kaart is geaccepteerd: hij is nu van degene aan wie je hem gaf.',
    en: 'This card was accepted: it belongs to the person whom you gave it to.',
  },
  'prepaid-used': {
    fr: 'Cette carte est épuisée.',
    nl: 'Deze kaart is op.',
    en: 'This card is used up.',
  },
  'prepaid-expired': {
    fr: 'Cette carte a expiré.',
    nl: 'Deze kaart is verlopen.',
    en: 'This card has expired.',
  },
  'prepaid-not-offered': {
    fr: 'Cette carte n’est proposée à personne.',
    nl: 'Deze kaart is aan niemand aangeboden.',
    en: 'This card is not on offer to anybody.',
  },
  'prepaid-single': {
    fr: 'Une place seule reste sur votre compte : seules les cartes de plusieurs places peuvent être dissociées.',
    nl: 'Een los ticket blijft bij je account: alleen kaarten voor meer plaatsen kun je loskoppelen.',
    en: 'A single ticket stays on your account: only cards for several places can be taken off it.',
  },
  'prepaid-not-deletable': {
    fr: 'Il reste des places sur cette carte : elle ne peut pas être supprimée.',
    nl: 'Er staan nog plaatsen op deze kaart: je kunt hem niet verwijderen.',
    en: 'There are places left on this card: it cannot be deleted.',
  },
} satisfies Record<string, Text>

/** Why a field is refused. */
export type Refusal = keyof typeof beside
/** Why a state forbids something. */
export type PrepaidState = keyof typeof states

/** A 422 for one field. */
export function refusal(language: Language, field: string, code: Refusal): Problem {
  const errors = [refused(language, `/${field}`, code, beside[code][language])]
  return problem(language, 422, { detail: `${field} is refused: ${code}.`, errors })
}

/** A 422 for a wrong secret code, with the number of tries that are left. */
export function wrongPin(language: Language, left: number): Problem {
  const errors = [refused(language, '/pinCode', 'pin-wrong', pinWrong[language](left))]
  return problem(language, 422, { detail: `pinCode is refused: pin-wrong, ${left} left.`, errors })
}

/** A 404 for a card that is not there, a 409 for one whose state forbids what was asked for. */
export function prepaidProblem<S extends 404 | 409>(language: Language, status: S, code: PrepaidState) {
  const detail = `The prepaid card is not as it would have to be: ${code}.`
  return { status, body: problem(language, status, { code, detail, message: states[code][language] }) }
}
