import type { Text } from '../text.ts'

/** What a customer can be interested in. The identifiers are kept for ever; the labels are read. */
export const genres = {
  drama: { fr: 'Drame', nl: 'Drama', en: 'Drama' },
  comedy: { fr: 'Comédie', nl: 'Komedie', en: 'Comedy' },
  crime: { fr: 'Policier', nl: 'Misdaad', en: 'Crime' },
  romance: { fr: 'Romance', nl: 'Romantiek', en: 'Romance' },
  family: { fr: 'Famille', nl: 'Familie', en: 'Family' },
  animation: { fr: 'Animation', nl: 'Animatie', en: 'Animation' },
  adventure: { fr: 'Aventure', nl: 'Avontuur', en: 'Adventure' },
  'sci-fi': { fr: 'Science-fiction', nl: 'Sciencefiction', en: 'Science fiction' },
  horror: { fr: 'Épouvante', nl: 'Horror', en: 'Horror' },
  documentary: { fr: 'Documentaire', nl: 'Documentaire', en: 'Documentary' },
  music: { fr: 'Musique', nl: 'Muziek', en: 'Music' },
} satisfies Record<string, Text>

export const events = {
  preview: { fr: 'Avant-premières', nl: 'Voorpremières', en: 'Previews' },
  opera: { fr: 'Opéra et ballet', nl: 'Opera en ballet', en: 'Opera and ballet' },
  concert: { fr: 'Concerts', nl: 'Concerten', en: 'Concerts' },
  marathon: { fr: 'Nuits et marathons', nl: 'Filmnachten en marathons', en: 'Film nights and marathons' },
  kids: { fr: 'Ciné-goûters', nl: 'Kindermiddagen', en: 'Children’s afternoons' },
  talks: { fr: 'Rencontres avec les équipes', nl: 'Ontmoetingen met makers', en: 'Meet the makers' },
  quiet: { fr: 'Séances calmes', nl: 'Prikkelarme voorstellingen', en: 'Quiet screenings' },
} satisfies Record<string, Text>

export type GenreId = keyof typeof genres
export type EventId = keyof typeof events

type Choice = { genres: readonly string[] | null; events: readonly string[] | null }

/**
 * Where a choice of interests names something that is not on offer, as pointers into the body of the call. What the customer held before
 * may stay, even when it is offered no longer.
 */
export function strangersIn(choice: Choice, held: Choice): string[] {
  const offered = { genres, events }
  return (['genres', 'events'] as const).flatMap((list) =>
    (choice[list] ?? []).flatMap((id, place) =>
      id in offered[list] || held[list]?.includes(id) ? [] : [`/interest/${list}/${place}`],
    ),
  )
}
