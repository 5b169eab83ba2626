import type { Text } from '../text.ts'
import type { TopicId } from './faq.ts'

/** What a case can be about, last step of three. */
export type Motif = { id: string; title: Text }

/** The middle step. One without motifs is chosen by itself. */
export type SubTheme = { id: string; title: Text; topic: TopicId | null; motifs: readonly Motif[] }

/** The first step. One without sub-themes is chosen by itself. */
export type Theme = { id: string; title: Text; subThemes: readonly SubTheme[] }

/** The tree behind the form for a new case, in the order in which it is shown. */
export const themes: readonly Theme[] = [
  {
    id: 'booking',
    title: { fr: 'Mes billets', nl: 'Mijn tickets', en: 'My tickets' },
    subThemes: [
      {
        id: 'booking-receive',
        title: { fr: 'Recevoir mes billets', nl: 'Mijn tickets ontvangen', en: 'Getting my tickets' },
        topic: 'tickets',
        motifs: [
          {
            id: 'ticket-missing',
            title: {
              fr: 'Je n’ai pas reçu mes billets',
              nl: 'Ik heb mijn tickets niet ontvangen',
              en: 'I did not get my tickets',
            },
          },
          {
            id: 'ticket-code-refused',
            title: {
              fr: 'Le code n’a pas été accepté à l’entrée',
              nl: 'De code werd niet geaccepteerd bij de ingang',
              en: 'The code was refused at the door',
            },
          },
        ],
      },
      {
        id: 'booking-refund',
        title: { fr: 'Annulation et remboursement', nl: 'Annuleren en geld terug', en: 'Cancelling and refunds' },
        topic: 'refunds',
        motifs: [
          {
            id: 'refund-late',
            title: {
              fr: 'Mon remboursement n’est pas arrivé',
              nl: 'Mijn geld is nog niet terug',
              en: 'My refund has not arrived',
            },
          },
          {
            id: 'session-interrupted',
            title: {
              fr: 'La séance a été interrompue',
              nl: 'De voorstelling is onderbroken',
              en: 'The showing was interrupted',
            },
          },
          {
            id: 'charged-twice',
            title: { fr: 'J’ai été débité deux fois', nl: 'Ik heb twee keer betaald', en: 'I was charged twice' },
          },
        ],
      },
    ],
  },
  {
    id: 'pass',
    title: { fr: 'Mon Pass', nl: 'Mijn Pass', en: 'My Pass' },
    subThemes: [
      {
        id: 'pass-card',
        title: { fr: 'Carte et photo', nl: 'Pas en foto', en: 'Card and photo' },
        topic: 'pass',
        motifs: [
          { id: 'card-lost', title: { fr: 'Carte perdue ou volée', nl: 'Pas kwijt', en: 'Card lost or stolen' } },
          { id: 'photo-refused', title: { fr: 'Photo refusée', nl: 'Foto afgekeurd', en: 'Photo turned down' } },
        ],
      },
      {
        id: 'pass-payment',
        title: { fr: 'Prélèvements et factures', nl: 'Incasso en facturen', en: 'Payments and invoices' },
        topic: 'pass',
        motifs: [
          {
            id: 'debit-unknown',
            title: {
              fr: 'Je ne reconnais pas un montant',
              nl: 'Ik herken een bedrag niet',
              en: 'I do not recognise an amount',
            },
          },
          {
            id: 'bank-card-changed',
            title: {
              fr: 'Ma carte bancaire a changé',
              nl: 'Ik heb een nieuwe bankpas',
              en: 'My bank card has changed',
            },
          },
        ],
      },
      {
        id: 'pass-end',
        title: { fr: 'Pause et résiliation', nl: 'Pauzeren en opzeggen', en: 'Pausing and cancelling' },
        topic: 'pass',
        motifs: [],
      },
    ],
  },
  {
    id: 'wallet',
    title: { fr: 'Chèques, cartes cadeaux et carnets', nl: 'Vouchers en cadeaukaarten', en: 'Vouchers and gift cards' },
    subThemes: [
      {
        id: 'wallet-add',
        title: { fr: 'Ajouter un code', nl: 'Een code toevoegen', en: 'Adding a code' },
        topic: 'wallet',
        motifs: [
          { id: 'code-refused', title: { fr: 'Code refusé', nl: 'Code geweigerd', en: 'Code refused' } },
          {
            id: 'code-expired',
            title: { fr: 'Code expiré avant usage', nl: 'Code verlopen voor gebruik', en: 'Code expired before use' },
          },
        ],
      },
    ],
  },
  {
    id: 'account',
    title: { fr: 'Mon compte', nl: 'Mijn account', en: 'My account' },
    subThemes: [
      {
        id: 'account-loyalty',
        title: { fr: 'Points de fidélité', nl: 'Spaarpunten', en: 'Loyalty points' },
        topic: 'loyalty',
        motifs: [
          { id: 'points-missing', title: { fr: 'Points manquants', nl: 'Punten ontbreken', en: 'Missing points' } },
        ],
      },
      {
        id: 'account-data',
        title: { fr: 'Données personnelles', nl: 'Persoonlijke gegevens', en: 'Personal data' },
        topic: 'account',
        motifs: [
          {
            id: 'data-copy',
            title: { fr: 'Recevoir mes données', nl: 'Mijn gegevens ontvangen', en: 'Getting a copy of my data' },
          },
        ],
      },
    ],
  },
  {
    id: 'cinema',
    title: { fr: 'Dans le cinéma', nl: 'In de bioscoop', en: 'At the cinema' },
    subThemes: [
      {
        id: 'cinema-comfort',
        title: { fr: 'Image, son et confort', nl: 'Beeld, geluid en comfort', en: 'Picture, sound and comfort' },
        topic: null,
        motifs: [],
      },
      {
        id: 'cinema-access',
        title: { fr: 'Accessibilité', nl: 'Toegankelijkheid', en: 'Accessibility' },
        topic: 'accessibility',
        motifs: [
          {
            id: 'hearing-loop-down',
            title: { fr: 'Boucle magnétique en panne', nl: 'Ringleiding werkt niet', en: 'Hearing loop not working' },
          },
        ],
      },
      {
        id: 'cinema-lost',
        title: { fr: 'Objet perdu', nl: 'Gevonden voorwerpen', en: 'Lost property' },
        topic: null,
        motifs: [],
      },
    ],
  },
  { id: 'other', title: { fr: 'Autre sujet', nl: 'Iets anders', en: 'Something else' }, subThemes: [] },
]

/** What was chosen in the tree, as far as the ids lead. */
export function chosen(type: string, topic?: string, reason?: string) {
  const theme = themes.find(({ id }) => id === type)
  const subTheme = theme?.subThemes.find(({ id }) => id === topic)
  const motif = subTheme?.motifs.find(({ id }) => id === reason)
  return { theme, subTheme, motif }
}
