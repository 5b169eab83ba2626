import type { Show } from '#src/api/generated/schema.ts'
import type { Handlers } from '../call.ts'
import { daysLater, minutesLater, zoned } from '../dates.ts'
import type { Language, Market } from '../personas.ts'
import { type Film, filmOf, films } from '../seed/films.ts'
import { genres } from '../seed/interests.ts'

/** Where a film's upright and wide pictures are. */
export function picturesOf({ slug, noBackdrop }: Film): { poster: string; backdrop: string | null } {
  return { poster: `/media/posters/${slug}.svg`, backdrop: noBackdrop ? null : `/media/backdrops/${slug}.svg` }
}

/** A film as the contract shows it. */
export function showOf(film: Film, now: Date, market: Market, language: Language): Show {
  const { poster, backdrop } = picturesOf(film)
  return {
    slug: film.slug,
    salesforceShowId: film.salesforceShowId,
    title: film.title,
    movie: film.movie,
    releaseAt: daysLater(now, film.releasedIn),
    posterPath: poster,
    backgroundPath: backdrop,
    contentRating: film.rating?.[market] ?? null,
    genres: film.genres.map((id) => genres[id][language]),
    duration: film.duration,
    directors: film.directors,
    warning: film.warning?.[language] ?? null,
    isNew: film.releasedIn <= 0 && film.releasedIn > -7,
    isComingSoon: film.releasedIn > 0,
    bookable: film.releasedIn < 7,
    order: films.indexOf(film),
  }
}

export const showHandlers: Handlers = {
  listClientShows({ me, now, market, language }) {
    const body = me().feelings.map(({ film, daysAgo, ...feeling }) => ({
      show: showOf(filmOf(film), now, market, language),
      ...feeling,
      updatedAt: zoned(minutesLater(now, -daysAgo * 24 * 60 - 35)),
    }))
    return { status: 200, body }
  },
}
