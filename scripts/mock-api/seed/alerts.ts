import type { Text } from '../text.ts'

/** Something the editors want customers to know. */
export type AlertSeed = {
  text: Text
  warning: boolean
  hoursAgo: number
  accountType: 'staff' | 'pass' | 'youth' | null
}

/** The latest change first: one warning, three for everybody, and some for one kind of account. */
export const alerts: readonly AlertSeed[] = [
  {
    warning: true,
    hoursAgo: 2,
    accountType: 'staff',
    text: {
      fr: 'Personnel : l’exercice d’évacuation commence mardi à 9 h dans tous les cinémas.',
      nl: 'Personeel: dinsdag om 9.00 uur is de ontruimingsoefening in alle bioscopen.',
      en: 'Staff: the evacuation drill starts on Tuesday at 9 a.m. in every cinema.',
    },
  },
  {
    warning: false,
    hoursAgo: 5,
    accountType: 'pass',
    text: {
      fr: 'Avec votre Pass, l’avant-première de « Vertige du mardi » s’ouvre un jour plus tôt.',
      nl: 'Met je Pass reserveer je de voorpremière van ‘Vertige du mardi’ een dag eerder.',
      en: 'With your Pass, the preview of “Vertige du mardi” opens a day early.',
    },
  },
  {
    warning: false,
    hoursAgo: 26,
    accountType: null,
    text: {
      fr: 'Nos caisses ferment à 22 h le 24 décembre ; les billets en ligne restent ouverts.',
      nl: 'Op 24 december sluiten de kassa’s om 22.00 uur; online blijf je tickets kopen.',
      en: 'On 24 December our counters close at 10 p.m.; tickets stay available online.',
    },
  },
  {
    warning: false,
    hoursAgo: 70,
    accountType: 'youth',
    text: {
      fr: 'Moins de 26 ans : votre justificatif se renouvelle en ligne.',
      nl: 'Onder de 26? Je bewijs verleng je online.',
      en: 'Under 26: you can renew your proof of age online.',
    },
  },
  {
    warning: false,
    hoursAgo: 96,
    accountType: null,
    text: {
      fr: 'La boucle magnétique est de retour dans nos petites salles.',
      nl: 'De ringleiding werkt weer in onze kleine zalen.',
      en: 'The hearing loop is back in our small screens.',
    },
  },
]
