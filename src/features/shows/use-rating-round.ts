import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { sessionValue } from '#src/app/storage/session-value.ts'
import { nextInRound, parseRound } from './rating-round.ts'
import type { Emotion } from './rating-rules.ts'
import { type AskedShow, useRatingVisit } from './use-rating-visit.ts'

const kept = sessionValue('rating-round')

/**
 * A round of ratings, one film after the other. A page that is loaded again goes on where it was; a round that was left begins anew.
 *
 * The film that is asked about stays while the customer looks at it: one whose answer could not be saved comes up again after the others.
 */
export function useRatingRound() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const visit = useRatingVisit()
  const [before] = useState(() => parseRound(kept.read(), account.id))
  const [skipped, setSkipped] = useState<ReadonlySet<string>>(() => new Set(before.skipped))
  const [at, setAt] = useState(() => nextInRound(visit.shows, skipped))
  const [last, setLast] = useState<string>()

  const { shows } = visit
  const isBehind = ({ id, answer }: AskedShow) => answer !== 'open' || skipped.has(id)
  const answered = before.answered + shows.filter(({ answer }) => answer !== 'open').length
  const done = before.answered + shows.filter((one) => isBehind(one) && one.id !== at).length

  useEffect(() => {
    kept.write(JSON.stringify({ subject: account.id, answered, skipped: [...skipped] }))
  }, [account.id, answered, skipped])
  useEffect(() => () => kept.write(''), [])

  /** Goes on from a film: to the next one, or to the end. */
  function goOn({ id }: AskedShow, left: ReadonlySet<string>): void {
    setSkipped(left)
    setLast(id)
    setAt(nextInRound(shows, left, id))
  }
  const without = (id: string) => new Set([...skipped].filter((one) => one !== id))

  return {
    visit,
    /** The film that is asked about; none at the end of the round. */
    current: shows.find(({ id }) => id === at),
    /** The one before it, on this page. */
    previous: shows.find(({ id }) => id === last),
    /** Its number in the round, and how many there are. */
    position: done + 1,
    total: before.answered + shows.length,
    /** Films without an answer that the round has come past. */
    waiting: shows.filter(({ id, answer }) => answer === 'open' && id !== at),
    rate(asked: AskedShow, emotion: Emotion): void {
      visit.rate(asked, emotion)
      goOn(asked, without(asked.id))
    },
    skip: (asked: AskedShow) => goOn(asked, new Set([...skipped, asked.id])),
    ignore(asked: AskedShow): void {
      visit.ignore(asked)
      goOn(asked, without(asked.id))
    },
    /** Takes the last answer back, and asks about its film again. */
    undo(asked: AskedShow): void {
      if (asked.answer === 'rated') visit.rate(asked, null)
      if (asked.answer === 'ignored') visit.bringBack(asked)
      setSkipped(without(asked.id))
      setLast(undefined)
      setAt(asked.id)
    },
    /** Asks about what was left for later. */
    resume(): void {
      setSkipped(new Set())
      setLast(undefined)
      setAt(nextInRound(shows, new Set()))
    },
  }
}

export type RatingRound = ReturnType<typeof useRatingRound>
