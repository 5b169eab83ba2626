import { plural, t } from '@lingui/core/macro'
import type { CatalogueCinema, Show } from '#src/api/contract.ts'

/**
 * What a search result and a shared link say below a page's title, one function a kind of page:
 *
 * `showDescription(show)`, `cinemaDescription(cinema)`, `cityDescription(city, cinemas)`, and `pageDescriptions` by a page of the catalogue.
 *
 * In the language of the page, for `PageMeta`. The build writes the same sentences into the copies that are sent to whoever runs no script:
 * so nothing here reads the address or the clock.
 */

/** How much of a text search engines and messengers show, in characters. */
const shown = 160

type DescribedShow = Pick<
  Show,
  'title' | 'movie' | 'directors' | 'genres' | 'duration' | 'contentRating' | 'isComingSoon'
>
type DescribedCinema = Pick<CatalogueCinema, 'name' | 'description' | 'hallCount' | 'theaters'>

/** "Noord, by Femke Dijkstra. Crime, 124 minutes, −12. Trailer, showtimes and seats." */
export function showDescription(show: DescribedShow): string {
  const { title, directors, duration, contentRating } = show
  const named = directors ? t`${title}, by ${directors}.` : `${title}.`
  const minutes = duration ? t`${plural(duration, { one: '# minute', other: '# minutes' })}` : ''
  const facts = [...show.genres.slice(0, 3), minutes, contentRating].filter(Boolean).join(', ')
  const found = show.isComingSoon
    ? t`Coming soon to our cinemas: the trailer, the first day and previews.`
    : t`Trailer, showtimes and seats in our cinemas.`
  return sentences(named, facts && `${facts}.`, found)
}

/** The cinema's own words where it has some; else where it is and how large. */
export function cinemaDescription({ name, description, hallCount, theaters: [theater] }: DescribedCinema): string {
  const own = description?.replaceAll(/\s+/g, ' ').trim()
  if (own) return shortened(own)
  const place = [name, theater?.addressLine1, theater && `${theater.zip} ${theater.city}`].filter(Boolean).join(', ')
  const halls = hallCount > 0 ? t`${plural(hallCount, { one: '# screen', other: '# screens' })}.` : ''
  return sentences(`${place}.`, halls, t`What is on, showtimes and the way there.`)
}

/** @param city as its cinemas write it */
export function cityDescription(city: string, cinemas: readonly Pick<CatalogueCinema, 'name'>[]): string {
  const names = cinemas.map(({ name }) => name).join(', ')
  return sentences(
    t`${plural(cinemas.length, { one: 'Our cinema in', other: 'Our cinemas in' })} ${city}: ${names}.`,
    t`What is on, showtimes and the way there.`,
  )
}

/** Of the pages that are there once. */
export const pageDescriptions = {
  movies: () =>
    t`Films in our cinemas: what is on now, what is coming soon, previews and what is new this week, with trailers and showtimes.`,
  entertainment: () =>
    t`More than films: opera, concerts, theatre and other events on the big screen, with dates and showtimes.`,
  shows: () => t`Everything that is on in our cinemas, films and events alike, with trailers and showtimes.`,
  cinemas: () => t`All our cinemas by city: addresses, access, what is on and showtimes.`,
  offers: () => t`Passes, gift cards and prepaid cards: what each offers, for whom it is, and how it works.`,
  club: () => t`Points for every visit, and what they turn into: how the Club works. Joining is free.`,
} as const

function sentences(...parts: readonly string[]): string {
  return shortened(parts.filter(Boolean).join(' '))
}

/** Cut between words where it is too long. */
function shortened(text: string): string {
  if (text.length <= shown) return text
  const cut = text.slice(0, shown - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), shown / 2)).replace(/[\s,.:;]+$/, '')}…`
}
