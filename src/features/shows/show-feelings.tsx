import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router'
import type { Show } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { LatePart } from '#src/app/screens/late-part.tsx'
import { FeelingsForm } from './feelings-form.tsx'
import { VisitorFeelings } from './visitor-feelings.tsx'
import { availability } from './wish-rules.ts'

/** Comes for somebody who is signed in alone. */
const OwnFeelings = lazyRouteComponent(() => import('./own-feelings.tsx'), 'OwnFeelings')

type ShowFeelingsProps = {
  show: Show
  /** Whether it can be seen before its first day, and so be rated. */
  hasPreviews?: boolean
}

/**
 * The customer's wish for a show and their rating of it, on its page. A visitor has the same buttons, and signs in on the way. A rating is
 * asked for from a show's first day on. Nothing for a show without a page, which has no name that a wish could be sent by.
 */
export function ShowFeelings({ show, hasPreviews = false }: ShowFeelingsProps) {
  const { session, site } = useRouteContext({ from: '__root__' })
  const { slug } = show
  if (!slug) return null
  const isOut = availability(show, dayAt(new Date(), site.market.timeZone)).kind !== 'soon' || hasPreviews
  const place = { show, slug, canBeRated: isOut }
  if (!session.isSignedIn) return <VisitorFeelings {...place} />
  return (
    <LatePart skeleton={<FeelingsForm {...place} isWaiting />}>
      <OwnFeelings {...place} />
    </LatePart>
  )
}
