/** What somebody thinks of a film, by its slug. */
export type Feeling = {
  film: string
  intention: 2 | null
  /** From 1 (disliked) to 3 (loved). */
  emotion: number | null
  isSeen: boolean
  /** How many days ago they last changed their mind, or the instant of it. */
  changed: number | string
}

function wish(film: string, daysAgo: number): Feeling {
  return { film, intention: 2, emotion: null, isSeen: false, changed: daysAgo }
}

function rated(film: string, emotion: 1 | 2 | 3, daysAgo: number): Feeling {
  return { film, intention: null, emotion, isSeen: true, changed: daysAgo }
}

/** The latest change first. */
export const feelings: Partial<Record<string, readonly Feeling[]>> = {
  'pass-holder': [
    wish('de-glasblazers', 0),
    wish('vertige-du-mardi', 1),
    rated('le-dernier-tramway', 3, 4),
    wish('mille-fenetres', 6),
    wish('la-nuit-des-baleines', 8),
    wish('la-traversee', 9),
    rated('kilometre-412', 2, 11),
    wish('noord', 13),
    wish('cinq-tasses-de-the', 14),
    wish('atelier-zero', 20),
    wish('la-nuit-du-court', 21),
    rated('une-pomme-pour-deux', 1, 30),
    { film: 'l-orchestre-de-poche', intention: null, emotion: null, isSeen: true, changed: 35 },
    rated('le-tailleur-de-brume', 2, 2740),
    { film: 'un-ete-a-wissant', intention: null, emotion: null, isSeen: true, changed: 3660 },
  ],
  unpaid: [wish('kilometre-412', 3)],
  'family-nl': [wish('les-cerfs-volants-de-malo', 2), rated('zomerijs', 3, 5), wish('la-nuit-des-baleines', 7)],
  staff: [wish('brandnetel', 1)],
}
