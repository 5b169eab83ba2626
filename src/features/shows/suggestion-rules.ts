import type { Show, ShowFeelings, ShowToRate, Zone } from '#src/api/contract.ts'
import { isSameShow } from './show-keys.ts'

/** What there is to see in a zone: what is on, and what is coming. */
export type Suggestions = { showing: readonly Show[]; soon: readonly Show[] }

type Seen = { feelings: readonly ShowFeelings[]; toRate: readonly ShowToRate[] }

/**
 * What a customer may want to see next: the shows of their zone that they have not seen, those that can be booked in the order of the
 * catalogue, and those to come in the order of their days. A show that is coming and can be booked already is among the first.
 */
export function suggestionsFor(zone: Zone, catalogue: readonly Show[], { feelings, toRate }: Seen): Suggestions {
  const isSeen = (show: Show) =>
    feelings.some((feeling) => feeling.isSeen && isSameShow(feeling.show, show)) ||
    toRate.some(({ idSpectacle }) => idSpectacle === show.salesforceShowId)
  const near = catalogue.flatMap((show) => {
    const there = zone.shows.find(({ slug }) => slug === show.slug)
    return there && !isSeen(show) ? [{ ...show, bookable: there.bookable, isComingSoon: there.isComingSoon }] : []
  })
  return {
    showing: near.filter(({ bookable }) => bookable).toSorted((one, other) => place(one) - place(other)),
    soon: near
      .filter(({ bookable, isComingSoon }) => !bookable && isComingSoon)
      .toSorted((one, other) => (one.releaseAt ?? '9999').localeCompare(other.releaseAt ?? '9999')),
  }
}

/** Shows without a place come last. A number, as the difference of two infinities is none. */
function place({ order }: Show): number {
  return order ?? Number.MAX_SAFE_INTEGER
}
