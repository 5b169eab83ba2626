import type { Text } from '../text.ts'

/** The code with which a subscription is withdrawn from within its first fourteen days. */
export const withdrawal = 'RETRACTATION'

/** Why a subscription can be cancelled, by code, in the order in which the reasons are shown. */
export const cancelReasons: ReadonlyMap<string, Text> = new Map([
  [
    'TROIS_MOIS_SANS_ENGAGEMENT',
    {
      fr: 'Dans les trois premiers mois, sans engagement',
      nl: 'In de eerste drie maanden, zonder verplichting',
      en: 'In the first three months, without commitment',
    },
  ],
  ['DECES', { fr: 'Décès de l’abonné', nl: 'Overlijden van de abonnee', en: 'Death of the subscriber' }],
  ['FRAUDE', { fr: 'Utilisation frauduleuse du Pass', nl: 'Misbruik van de Pass', en: 'Misuse of the Pass' }],
  ['IMPAYE', { fr: 'Prélèvements impayés', nl: 'Onbetaalde incasso’s', en: 'Unpaid debits' }],
  [
    'DEMENAGEMENT',
    { fr: 'Déménagement loin d’un cinéma', nl: 'Verhuizing ver van een bioscoop', en: 'Moving away from a cinema' },
  ],
  ['DEPART_ETRANGER', { fr: 'Départ à l’étranger', nl: 'Vertrek naar het buitenland', en: 'Moving abroad' }],
  ['MUTATION', { fr: 'Mutation professionnelle', nl: 'Overplaatsing voor werk', en: 'Transferred by my employer' }],
  ['ETUDES', { fr: 'Études dans une autre ville', nl: 'Studie in een andere stad', en: 'Studying in another city' }],
  ['PERTE_EMPLOI', { fr: 'Perte d’emploi', nl: 'Verlies van baan', en: 'Loss of my job' }],
  ['SURENDETTEMENT', { fr: 'Surendettement', nl: 'Schuldsanering', en: 'Over-indebtedness' }],
  [
    'MALADIE',
    {
      fr: 'Maladie ou hospitalisation de longue durée',
      nl: 'Langdurige ziekte of ziekenhuisopname',
      en: 'Long illness or hospital stay',
    },
  ],
  ['NAISSANCE', { fr: 'Arrivée d’un enfant', nl: 'Komst van een kind', en: 'A new child' }],
  [
    'CONSOMMATION_INSUFFISANTE',
    {
      fr: 'Je ne vais pas assez souvent au cinéma',
      nl: 'Ik ga te weinig naar de bioscoop',
      en: 'I do not go to the cinema often enough',
    },
  ],
  [
    'TARIF',
    { fr: 'L’abonnement est trop cher', nl: 'Het abonnement is te duur', en: 'The subscription is too expensive' },
  ],
  ['HAUSSE_TARIF', { fr: 'Le prix a augmenté', nl: 'De prijs is verhoogd', en: 'The price went up' }],
  [
    'PROGRAMMATION',
    {
      fr: 'Les films à l’affiche ne me conviennent pas',
      nl: 'De films spreken me niet aan',
      en: 'The films are not for me',
    },
  ],
  [
    'QUALITE_ACCUEIL',
    {
      fr: 'L’accueil ou le confort m’a déçu',
      nl: 'De ontvangst of het comfort viel tegen',
      en: 'The welcome or the comfort was disappointing',
    },
  ],
  ['FERMETURE_CINEMA', { fr: 'Mon cinéma a fermé', nl: 'Mijn bioscoop is gesloten', en: 'My cinema has closed' }],
  [
    'PROBLEME_TECHNIQUE',
    {
      fr: 'Difficultés avec le site ou l’application',
      nl: 'Problemen met de site of de app',
      en: 'Trouble with the website or the app',
    },
  ],
  [
    'CONCURRENCE',
    {
      fr: 'J’ai choisi un autre abonnement de cinéma',
      nl: 'Ik heb een ander bioscoopabonnement gekozen',
      en: 'I chose another cinema subscription',
    },
  ],
  [
    'DOUBLE_ABONNEMENT',
    { fr: 'J’ai deux abonnements', nl: 'Ik heb twee abonnementen', en: 'I have two subscriptions' },
  ],
  [
    'FIN_ABONNEMENT_OFFERT',
    {
      fr: 'L’abonnement m’était offert et s’achève',
      nl: 'Het was een cadeau en het loopt af',
      en: 'It was a present and it ends',
    },
  ],
  [
    'PASSAGE_FORMULE_SUPERIEURE',
    {
      fr: 'Passage à une formule supérieure',
      nl: 'Overstap naar een groter abonnement',
      en: 'Upgrade to a larger plan',
    },
  ],
  [
    'RETRACTATION',
    {
      fr: 'Rétractation dans les quatorze jours',
      nl: 'Herroeping binnen veertien dagen',
      en: 'Withdrawal within fourteen days',
    },
  ],
  ['AUTRE', { fr: 'Une autre raison', nl: 'Een andere reden', en: 'Another reason' }],
  [
    'HORS_ENGAGEMENT',
    {
      fr: 'Résiliation hors engagement',
      nl: 'Opzegging na de verplichte periode',
      en: 'Cancellation after the commitment',
    },
  ],
])
