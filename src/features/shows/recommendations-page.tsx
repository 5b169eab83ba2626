import { Trans } from '@lingui/react/macro'
import { usePrefetchQuery } from '@tanstack/react-query'
import { useParams, useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { LeaveAction } from './leave-action.tsx'
import { RoundEnd } from './round-end.tsx'
import { RoundStep } from './round-step.tsx'
import { useRatingRound } from './use-rating-round.ts'
import { WhatToSee } from './what-to-see.tsx'
import { zoneQuery } from './zone-query.ts'

/** The films that the customer saw and has not said anything about yet, one after the other; and then, what to see next. */
export function RecommendationsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { settings } = useRouteContext({ from: '__root__' })
  // What comes after the ratings is there by then.
  usePrefetchQuery(zoneQuery(settings.defaultCity))
  const round = useRatingRound()
  const { current } = round
  const heading = useFocusOnChange(current?.id)
  return (
    <>
      <PageHead back={<LeaveAction place="head" />} title={<Trans>Films you saw</Trans>} />
      {current ? (
        <RoundStep round={round} asked={current} headingRef={heading} />
      ) : (
        <>
          <RoundEnd round={round} headingRef={heading} />
          <LatePart
            title={<Trans>What to see next</Trans>}
            skeleton={
              <div aria-busy="true">
                <SectionSkeleton posters={6} />
              </div>
            }
          >
            <WhatToSee />
          </LatePart>
        </>
      )}
    </>
  )
}

/** Puts the focus on the heading of the next film, or of the end, so that it is read out, and the keys go on working. */
function useFocusOnChange(id: string | undefined) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(id)
  useEffect(() => {
    if (shown.current === id) return
    shown.current = id
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'nearest' })
  }, [id])
  return heading
}
