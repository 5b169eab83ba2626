import type { Language } from '../mock-api/personas.ts'

/** What the page says that stands in for another provider. `brand` is that provider's name. */
export type SocialWords = {
  documentTitle: (brand: string) => string
  headline: (brand: string) => string
  lead: (brand: string) => string
  yours: string
  yoursHint: string
  others: string
  othersHint: string
  all: string
  allHint: string
  /** Before the name of whose it is. */
  linkedTo: string
  nameWithheld: string
  refuse: string
  refuseTitle: string
  refuseHint: (brand: string) => string
}

export const socialWords: Record<Language, SocialWords> = {
  fr: {
    documentTitle: (brand) => `${brand} (démo)`,
    headline: (brand) => `${brand} (démo)`,
    lead: (brand) =>
      `Cette page joue le rôle de ${brand}. Le compte que vous choisissez sera relié à votre compte Kinora. Rien ne quitte cette machine.`,
    yours: 'Votre compte',
    yoursHint: 'Celui que vous auriez là-bas.',
    others: 'Celui de quelqu’un d’autre',
    othersHint: 'Pour voir ce qui se passe quand il est déjà relié.',
    all: 'Choisissez un compte',
    allHint: 'Certains sont déjà reliés.',
    linkedTo: 'Relié au compte Kinora de',
    nameWithheld: 'Apple ne communique pas le nom.',
    refuse: 'Ne pas relier',
    refuseTitle: 'Changer d’avis',
    refuseHint: (brand) => `${brand} ne transmet rien, et vous revenez à votre profil.`,
  },
  nl: {
    documentTitle: (brand) => `${brand} (demo)`,
    headline: (brand) => `${brand} (demo)`,
    lead: (brand) =>
      `Deze pagina speelt ${brand}. Het account dat je kiest, wordt aan je Kinora-account gekoppeld. Alles blijft op deze computer.`,
    yours: 'Jouw account',
    yoursHint: 'Het account dat je daar zou hebben.',
    others: 'Van iemand anders',
    othersHint: 'Om te zien wat er gebeurt als het al gekoppeld is.',
    all: 'Kies een account',
    allHint: 'Sommige zijn al gekoppeld.',
    linkedTo: 'Gekoppeld aan het Kinora-account van',
    nameWithheld: 'Apple geeft de naam niet door.',
    refuse: 'Niet koppelen',
    refuseTitle: 'Toch maar niet',
    refuseHint: (brand) => `${brand} geeft niets door en je gaat terug naar je profiel.`,
  },
  en: {
    documentTitle: (brand) => `${brand} (demo)`,
    headline: (brand) => `${brand} (demo)`,
    lead: (brand) =>
      `This page plays ${brand}. The account that you choose is linked to your Kinora account. Nothing leaves this machine.`,
    yours: 'Your account',
    yoursHint: 'The one that you would have there.',
    others: 'Somebody else’s',
    othersHint: 'To see what happens when it is linked already.',
    all: 'Choose an account',
    allHint: 'Some of them are linked already.',
    linkedTo: 'Linked to the Kinora account of',
    nameWithheld: 'Apple does not pass the name on.',
    refuse: 'Do not link',
    refuseTitle: 'Change your mind',
    refuseHint: (brand) => `${brand} passes nothing on, and you are back at your profile.`,
  },
}
