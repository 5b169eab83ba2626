/** The languages that the demo people and their pages speak. */
export type Language = 'fr' | 'nl' | 'en'

/** The two countries the chain is open in. */
export type Market = 'fr' | 'nl'

/** Somebody to sign in as. The id is the subject in the tokens, and the local part of the e-mail address. */
export type Persona = {
  id: PersonaId
  /** As on the sign-in page; the account itself may hold another spelling, or none yet. */
  name: string
  /** Where this person usually goes to the cinema. Everybody can sign in on both sites. */
  market: Market
  /** What a visitor gets to see as this person, in a sentence. */
  shows: Record<Language, string>
}

/** The eight people of the demo world. Between them every state of an account is visible. */
export type PersonaId =
  | 'pass-holder'
  | 'newcomer'
  | 'unpaid'
  | 'photo-rejected'
  | 'leaving'
  | 'empty'
  | 'family-nl'
  | 'staff'

/** One password for everybody: this is a demo, and the sign-in page says so. */
export const password = 'kinora'

/** The address a person signs in with. */
export function emailOf(id: string): string {
  return `${id}@kinora.example`
}

/** In the order in which the sign-in page and the start command list them: the richest account first. */
export const personas: readonly Persona[] = [
  {
    id: 'pass-holder',
    name: 'Margaux d’Almeida',
    market: 'fr',
    shows: {
      fr: 'Un Pass, douze billets dont un pour dans deux heures, cinq cinémas favoris, 1 350 points.',
      nl: 'Een Pass, twaalf tickets waarvan één voor over twee uur, vijf favoriete bioscopen, 1.350 punten.',
      en: 'A Pass, twelve tickets with one starting in two hours, five favourite cinemas, 1,350 points.',
    },
  },
  {
    id: 'newcomer',
    name: 'Inès Kervella',
    market: 'fr',
    shows: {
      fr: 'Première visite : l’inscription est à terminer, puis, à la visite suivante, l’adresse e-mail à confirmer.',
      nl: 'Eerste bezoek: de registratie moet nog af, en bij het volgende bezoek is het e-mailadres aan de beurt.',
      en: 'First visit: registration to finish and, on the next visit, the e-mail address to confirm.',
    },
  },
  {
    id: 'unpaid',
    name: 'Karim Haddad',
    market: 'fr',
    shows: {
      fr: 'Un prélèvement refusé : l’abonnement est impayé et il reste un solde à régler.',
      nl: 'Een mislukte incasso: het abonnement is niet betaald en er staat nog een bedrag open.',
      en: 'A refused payment: the subscription is unpaid and there is a balance to settle.',
    },
  },
  {
    id: 'photo-rejected',
    name: 'ليلى منصور',
    market: 'fr',
    shows: {
      fr: 'La photo du Pass est refusée : la carte est bloquée en attendant la prochaine.',
      nl: 'De foto op de Pass is afgekeurd: de kaart is geblokkeerd tot er een nieuwe is.',
      en: 'The photo on the Pass was turned down: the card is blocked until there is a new one.',
    },
  },
  {
    id: 'leaving',
    name: 'Anne-Sophie Vandenbroucke',
    market: 'fr',
    shows: {
      fr: 'Sur le départ : pause programmée, résiliation demandée, changement de formule en attente.',
      nl: 'Op weg naar de uitgang: pauze gepland, opzegging ingediend, wijziging van abonnement in behandeling.',
      en: 'On the way out: a pause planned, a cancellation asked for, a change of plan pending.',
    },
  },
  {
    id: 'empty',
    name: 'Lou Petit',
    market: 'fr',
    shows: {
      fr: 'Un compte sans rien dedans : ni billet, ni abonnement, ni cinéma favori.',
      nl: 'Een account waar nog niets in staat: geen ticket, geen abonnement, geen favoriete bioscoop.',
      en: 'An account with nothing in it: no ticket, no subscription, no favourite cinema.',
    },
  },
  {
    id: 'family-nl',
    name: 'Sanne van der Velden',
    market: 'nl',
    shows: {
      fr: 'Une famille néerlandaise : nom à particule, carte partagée, quatre places pour samedi.',
      nl: 'Een gezin: tussenvoegsel in de naam, gedeelde kaart, vier plaatsen voor zaterdag.',
      en: 'A Dutch family: an infix in the name, a shared card, four seats for Saturday.',
    },
  },
  {
    id: 'staff',
    name: 'Joris Bakker',
    market: 'nl',
    shows: {
      fr: 'De la maison : un compte du personnel, avec les messages qui lui sont réservés.',
      nl: 'Iemand van hier: een personeelsaccount, met de berichten die alleen het personeel ziet.',
      en: 'One of ours: a staff account, with the messages meant for staff alone.',
    },
  },
]
