import type { Show, ShowFeelings, ShowToRate } from '#src/api/generated/schema.ts'
import type { Call, Handlers } from '../call.ts'
import { daysLater, minutesLater, zoned } from '../dates.ts'
import type { Language, Market } from '../personas.ts'
import { problem } from '../problems.ts'
import type { Feeling } from '../seed/feelings.ts'
import { type Film, filmOf, films, findFilm, findFilmBySalesforceId } from '../seed/films.ts'
import { genres } from '../seed/interests.ts'
import type { Text } from '../text.ts'
import type { Customer } from '../world.ts'

const sentences = {
  'client-mismatch': {
    fr: 'Vous ne pouvez noter que depuis votre propre compte.',
    nl: 'Dit kan alleen met je eigen account.',
    en: 'You can only do this with your own account.',
  },
  'show-unknown': {
    fr: 'Nous ne trouvons pas ce film.',
    nl: 'We kunnen deze film niet vinden.',
    en: 'We cannot find this film.',
  },
  'show-not-to-rate': {
    fr: 'Ce film n’est plus dans votre liste à noter.',
    nl: 'Deze film staat niet meer in je lijst.',
    en: 'This film is not in your list any more.',
  },
  'rating-none': {
    fr: 'Vous n’avez pas noté ce film.',
    nl: 'Je hebt deze film geen beoordeling gegeven.',
    en: 'You have not rated this film.',
  },
  'wish-none': {
    fr: 'Ce film n’est plus dans vos envies.',
    nl: 'Deze film staat niet meer op je verlanglijst.',
    en: 'This film is not on your wishlist any more.',
  },
} satisfies Record<string, Text>

/** A refusal with one of this file's sentences. */
function refusal<S extends 403 | 404 | 409>(status: S, code: keyof typeof sentences, language: Language) {
  return { status, body: problem(language, status, { code, message: sentences[code][language] }) }
}

/** Where a film's upright and wide pictures are. */
export function picturesOf({ slug, noBackdrop }: Film): { poster: string; backdrop: string | null } {
  return { poster: `/media/posters/${slug}.svg`, backdrop: noBackdrop ? null : `/media/backdrops/${slug}.svg` }
}

/** A film as the contract shows it. */
export function showOf(film: Film, now: Date, market: Market, language: Language): Show {
  const { poster, backdrop } = picturesOf(film)
  const listed = !film.archived
  return {
    slug: listed ? film.slug : null,
    salesforceShowId: film.salesforceShowId,
    title: film.title,
    movie: film.movie,
    releaseAt: daysLater(now, film.releasedIn),
    posterPath: listed ? poster : null,
    backgroundPath: listed ? backdrop : null,
    contentRating: film.rating?.[market] ?? null,
    genres: film.genres.map((id) => genres[id][language]),
    duration: film.duration,
    directors: film.directors,
    warning: film.warning?.[language] ?? null,
    isNew: film.releasedIn <= 0 && film.releasedIn > -7,
    isComingSoon: film.releasedIn > 0,
    bookable: listed && film.releasedIn < 7,
    order: listed ? films.indexOf(film) : null,
  }
}

type Context = { now: Date; market: Market; language: Language }

function feelingsOf({ film, changed, ...feeling }: Feeling, { now, market, language }: Context): ShowFeelings {
  const ago = typeof changed === 'number' ? zoned(minutesLater(now, -changed * 24 * 60 - 35)) : changed
  return { show: showOf(filmOf(film), now, market, language), ...feeling, updatedAt: ago }
}

function toRate({ showsToRate }: Customer): ShowToRate[] {
  return showsToRate.flatMap((slug) => {
    const { title, salesforceShowId } = filmOf(slug)
    return salesforceShowId ? [{ name: title, idSpectacle: salesforceShowId }] : []
  })
}

function feelingFor({ feelings }: Customer, { slug }: Film): Feeling {
  const known = feelings.find(({ film }) => film === slug)
  return known ?? { film: slug, intention: null, emotion: null, isSeen: false, changed: 0 }
}

/** Puts a changed opinion first. One of which nothing is left is forgotten. */
function keep(draft: Customer, feeling: Feeling): void {
  const { film, intention, emotion, isSeen } = feeling
  const others = draft.feelings.filter((one) => one.film !== film)
  draft.feelings = intention === null && emotion === null && !isSeen ? others : [feeling, ...others]
}

type RatingCall = Omit<Call<'rateShow'>, 'path'> & { path: { clientId: string } }

function rate(call: RatingCall, film: Film | undefined) {
  const { path, body, language, me, change, now } = call
  if (path.clientId !== me().id) return refusal(403, 'client-mismatch', language)
  if (!film) return refusal(404, 'show-unknown', language)
  const before = feelingFor(me(), film)
  if (body.emotion === null && before.emotion === null) return refusal(409, 'rating-none', language)
  if (body.emotion === before.emotion) return { status: 200 as const, body: feelingsOf(before, call) }
  const after = { ...before, emotion: body.emotion, isSeen: true, changed: zoned(now) }
  change((draft) => {
    keep(draft, after)
    draft.showsToRate = draft.showsToRate.filter((slug) => slug !== film.slug)
  })
  return { status: 200 as const, body: feelingsOf(after, call) }
}

export const showHandlers = {
  listClientShows(call) {
    return { status: 200, body: call.me().feelings.map((feeling) => feelingsOf(feeling, call)) }
  },

  listShowsToRate: ({ me }) => ({ status: 200, body: toRate(me()) }),

  ignoreShowToRate({ me, body, language, change }) {
    if (!toRate(me()).some(({ idSpectacle }) => idSpectacle === body.idSpectacle))
      return refusal(404, 'show-not-to-rate', language)
    const ignored = findFilmBySalesforceId(body.idSpectacle)?.slug
    const after = change((draft) => {
      draft.showsToRate = draft.showsToRate.filter((slug) => slug !== ignored)
    })
    return { status: 200, body: toRate(after) }
  },

  /** Nothing is kept here beside the world itself, so there is nothing to forget. */
  purgeShowsToRate({ me }) {
    me()
    return { status: 204, body: undefined }
  },

  rateShow: (call) => rate(call, findFilm(call.path.slug)),

  rateShowBySalesforceId: (call) => rate(call, findFilmBySalesforceId(call.path.id)),

  updateShowIntention(call) {
    const { path, body, language, me, change, now } = call
    if (path.clientId !== me().id) return refusal(403, 'client-mismatch', language)
    const film = findFilm(path.slug)
    if (!film) return refusal(404, 'show-unknown', language)
    const before = feelingFor(me(), film)
    if (body.intention === null && before.intention === null) return refusal(409, 'wish-none', language)
    if (body.intention === before.intention) return { status: 200, body: feelingsOf(before, call) }
    const after = { ...before, intention: body.intention, changed: zoned(now) }
    change((draft) => keep(draft, after))
    return { status: 200, body: feelingsOf(after, call) }
  },
} satisfies Handlers
