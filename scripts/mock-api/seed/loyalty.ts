import { daysLater } from '../dates.ts'
import type { PersonaId } from '../personas.ts'
import { same, type Text } from '../text.ts'
import { filmOf } from './films.ts'

/** An advantage, with its texts by name. */
export type AdvantageSeed = {
  kind: keyof typeof advantageTexts
  expirationDate: string | null
  code: string | null
  loyaltyPoints: number | null
  alexRecognitionId: string | null
}

/** Points that came or went. */
export type PointsSeed = { date: string; label: Text; number: number }

/** What a member of the club has. */
export type ClubSeed = { advantages: AdvantageSeed[]; consumed: PointsSeed[]; earned: PointsSeed[] }

type AdvantageTexts = { name: Text; details: Text | null; help: Text | null; terms: Text | null }

const atTheTill = {
  fr: 'Présentez ce code en caisse avant de payer.',
  nl: 'Laat deze code aan de kassa zien voordat je betaalt.',
  en: 'Show this code at the till before you pay.',
}
const online = {
  fr: 'Saisissez ce code au moment de payer en ligne, ou présentez-le en caisse.',
  nl: 'Vul deze code in als je online betaalt, of laat hem aan de kassa zien.',
  en: 'Type this code when you pay online, or show it at the till.',
}
const onceOnly = {
  fr: 'Utilisable une seule fois, dans tous nos cinémas, jusqu’à la date indiquée incluse.\n\nNi échangeable, ni remboursable, ni cumulable avec une autre offre.',
  nl: 'Eenmalig te gebruiken in al onze bioscopen, tot en met de genoemde dag.\n\nNiet te ruilen, niet inwisselbaar voor geld en niet te combineren met andere acties.',
  en: 'Good once, in all our cinemas, up to the day that is named.\n\nNot to be exchanged, paid out or combined with other offers.',
}

export const advantageTexts = {
  birthday: {
    name: {
      fr: 'Une place pour votre anniversaire',
      nl: 'Een ticket voor je verjaardag',
      en: 'A ticket for your birthday',
    },
    details: {
      fr: 'Un film de votre choix, le jour que vous voulez.',
      nl: 'Een film naar keuze, op de dag die je wilt.',
      en: 'Any film, on any day you like.',
    },
    help: online,
    terms: onceOnly,
  },
  popcorn: {
    name: { fr: 'Un moyen pop-corn', nl: 'Een middelgrote popcorn', en: 'A medium popcorn' },
    details: { fr: 'Salé ou sucré.', nl: 'Zoet of zout.', en: 'Sweet or salted.' },
    help: atTheTill,
    terms: onceOnly,
  },
  ticket: {
    name: { fr: 'Une place de cinéma', nl: 'Een bioscoopticket', en: 'A cinema ticket' },
    details: {
      fr: 'Hors suppléments pour la 3D et les salles premium.',
      nl: 'Toeslagen voor 3D en premiumzalen niet inbegrepen.',
      en: 'Supplements for 3D and premium rooms not included.',
    },
    help: online,
    terms: onceOnly,
  },
  guest: {
    name: { fr: 'Votre invité à −50 %', nl: 'Je gast voor de halve prijs', en: 'Half price for your guest' },
    details: {
      fr: 'Pour la personne qui vous accompagne, du dimanche au jeudi.',
      nl: 'Voor wie met je meegaat, van zondag tot en met donderdag.',
      en: 'For whoever comes with you, Sunday to Thursday.',
    },
    help: online,
    terms: onceOnly,
  },
  preview: {
    name: {
      fr: 'Réservez les avant-premières 24 h plus tôt',
      nl: 'Voorpremières een dag eerder',
      en: 'Previews a day earlier',
    },
    details: {
      fr: 'Les avant-premières s’ouvrent pour vous un jour avant tout le monde.',
      nl: 'Voorpremières kun je een dag eerder boeken dan alle anderen.',
      en: 'You can book previews a day before everybody else.',
    },
    help: null,
    terms: null,
  },
  drink: {
    name: { fr: 'Une boisson', nl: 'Een drankje', en: 'A drink' },
    details: null,
    help: atTheTill,
    terms: onceOnly,
  },
} satisfies Record<string, AdvantageTexts>

const film = (slug: string): Text => {
  const { title } = filmOf(slug)
  return { fr: `Séance : ${title}`, nl: `Film: ${title}`, en: `Film: ${title}` }
}
const till = { fr: 'Achat au comptoir', nl: 'Aankoop aan de balie', en: 'Bought at the counter' }
const welcome = { fr: 'Bienvenue au Club', nl: 'Welkom bij de Club', en: 'Welcome to the Club' }
const gone = { fr: 'Points expirés', nl: 'Verlopen punten', en: 'Points that expired' }
const bought = (kind: keyof typeof advantageTexts): Text => advantageTexts[kind].name

function moves(now: Date, list: readonly (readonly [daysAgo: number, label: Text, number: number])[]): PointsSeed[] {
  return list.map(([daysAgo, label, number]) => ({ date: daysLater(now, -daysAgo), label, number }))
}

/** Thirty advantages: what a gold member gathers, month after month. */
function goldAdvantages(now: Date): AdvantageSeed[] {
  const kept: AdvantageSeed = {
    kind: 'preview',
    expirationDate: null,
    code: null,
    loyaltyPoints: null,
    alexRecognitionId: 'AR-10001',
  }
  const bought: Readonly<Record<number, number>> = { 0: 300, 2: 900, 7: 900 }
  const turns = ['popcorn', 'birthday', 'ticket', 'guest', 'drink'] as const
  const others = Array.from({ length: 29 }, (_, index): AdvantageSeed => {
    return {
      kind: turns[index % turns.length] ?? 'drink',
      expirationDate: daysLater(now, index * 11),
      code: `CLUB-${4100 + index * 37}`,
      loyaltyPoints: bought[index] ?? null,
      alexRecognitionId: index % 7 === 6 ? null : `AR-${10_002 + index}`,
    }
  })
  return [kept, ...others]
}

/** What the members of the club have earned, spent and may have. Earned less spent is the balance of their account. */
export function clubsOn(now: Date): Partial<Record<PersonaId, ClubSeed>> {
  return {
    'pass-holder': {
      advantages: goldAdvantages(now),
      earned: moves(now, [
        [4, film('sel-de-nuit'), 120],
        [9, till, 45],
        [31, film('noord'), 120],
        [64, film('mille-fenetres'), 120],
        [88, till, 65],
        [140, { fr: 'Double points de l’été', nl: 'Dubbele punten in de zomer', en: 'Double points in summer' }, 1080],
        [300, film('vertige-du-mardi'), 1000],
        [410, same('Kinora Club Gold'), 800],
        [520, welcome, 200],
      ]),
      consumed: moves(now, [
        [12, bought('popcorn'), 300],
        [45, bought('ticket'), 900],
        [150, gone, 100],
        [230, bought('ticket'), 900],
      ]),
    },
    'family-nl': {
      advantages: [
        {
          kind: 'birthday',
          expirationDate: daysLater(now, 21),
          code: 'CLUB-7702',
          loyaltyPoints: null,
          alexRecognitionId: 'AR-20001',
        },
        {
          kind: 'ticket',
          expirationDate: daysLater(now, 60),
          code: 'CLUB-7739',
          loyaltyPoints: 900,
          alexRecognitionId: 'AR-20002',
        },
      ],
      earned: moves(now, [
        [3, film('les-cerfs-volants-de-malo'), 320],
        [70, till, 1000],
      ]),
      consumed: moves(now, [[5, bought('ticket'), 900]]),
    },
    leaving: { advantages: [], earned: [], consumed: [] },
    staff: {
      advantages: [],
      earned: moves(now, [
        [1, film('de-glasblazers'), 120],
        [40, till, 79],
        [
          90,
          { fr: 'Report de l’ancien programme', nl: 'Uit het oude programma', en: 'From the old programme' },
          100_000,
        ],
      ]),
      consumed: moves(now, [[30, bought('drink'), 200]]),
    },
  }
}
