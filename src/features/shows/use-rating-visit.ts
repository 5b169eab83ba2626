import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Show, ShowToRate } from '#src/api/contract.ts'
import type { Emotion } from './rating-rules.ts'
import { isSameShow } from './show-keys.ts'
import { showOfVisit } from './show-of-visit.ts'
import { showsQuery } from './shows-query.ts'
import { useFeelings } from './use-feelings.ts'
import { useShowsToRate } from './use-shows-to-rate.ts'

/** A show that the customer is asked about, as long as the page is open: an answer does not take it away, so that it can be changed. */
export type AskedShow = {
  id: string
  show: Show
  /** The answer, as it will be: `open` as long as there is none. */
  answer: 'open' | 'ignored' | 'rated'
  emotion: number | null
  /** It is in the server's list, and so can be taken out of it for good. */
  waits: boolean
}

/** The shows that a page asks about, and how to answer. */
export type RatingVisit = {
  shows: readonly AskedShow[]
  /** Their pictures are still to come. */
  isDrawing: boolean
  /** Says how a show was; `null` takes it back. */
  rate(asked: AskedShow, emotion: Emotion | null): void
  /** The customer does not want to be asked about it: the server takes it out of its list for good. */
  ignore(asked: AskedShow): void
  /** Brings one back that was to be ignored, on this page: it can still be rated. */
  bringBack(asked: AskedShow): void
}

/** The shows that wait for a rating as the page opens, with the answers since. Those that come up while it is open are added at the end. */
export function useRatingVisit(): RatingVisit {
  const { feelings, rate } = useFeelings()
  const { toRate, ignore } = useShowsToRate()
  // What a show looks like is not worth waiting for, nor failing for.
  const { data: catalogue = [], isPending } = useQuery({ ...showsQuery(), throwOnError: false })
  const [asked, setAsked] = useState<readonly ShowToRate[]>(toRate)
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())

  const fresh = toRate.filter(({ idSpectacle }) => !asked.some((known) => known.idSpectacle === idSpectacle))
  if (fresh.length > 0) setAsked([...asked, ...fresh])

  function mark(id: string, isIgnored: boolean): void {
    setIgnored((known) => new Set(isIgnored ? [...known, id] : [...known].filter((one) => one !== id)))
  }

  return {
    shows: asked.map((one) => {
      const id = one.idSpectacle
      const show = showOfVisit(one, catalogue)
      const emotion = feelings.find((feeling) => isSameShow(feeling.show, show))?.emotion ?? null
      const waits = toRate.some(({ idSpectacle }) => idSpectacle === id)
      const unrated = ignored.has(id) && !waits ? 'ignored' : 'open'
      return { id, show, emotion, waits, answer: emotion === null ? unrated : 'rated' }
    }),
    isDrawing: isPending,
    rate: ({ show }, emotion) => rate(show, emotion),
    ignore({ id, show }) {
      mark(id, true)
      ignore({ idSpectacle: id, name: show.title })
    },
    bringBack: ({ id }) => mark(id, false),
  }
}
