import type { CinemaShow, Show } from '#src/api/contract.ts'

type Session = CinemaShow['sessions'][number]

/** A showing that begins at a time, such as `2026-11-24T20:30:00+01:00`, and lasts two hours. */
export function showingAt(id: string, startDate: string, rest: Partial<Session> = {}): Session {
  return {
    id,
    startDate,
    endDate: new Date(Date.parse(startDate) + 2 * 60 * 60_000).toISOString(),
    version: 'VF',
    auditoriumName: 'Salle 4',
    specificities: [],
    bookable: true,
    ...rest,
  }
}

/** What a cinema does with a show that is on there. */
export function shownIn(slug: string, sessions: readonly Session[], rest: Partial<CinemaShow> = {}): CinemaShow {
  return {
    slug,
    bookable: true,
    isNew: false,
    isComingSoon: false,
    isEarly: false,
    isEarlyOnly: false,
    order: 0,
    comingSoonOrder: null,
    sessions: [...sessions],
    ...rest,
  }
}

/** A film that nothing special is known of. */
export function filmNamed(slug: string, title: string, rest: Partial<Show> = {}): Show {
  return {
    slug,
    salesforceShowId: null,
    title,
    movie: true,
    releaseAt: '2026-11-01',
    posterPath: null,
    backgroundPath: null,
    contentRating: null,
    genres: [],
    duration: 100,
    directors: null,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: true,
    order: null,
    ...rest,
  }
}
