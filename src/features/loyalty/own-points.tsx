import { Trans } from '@lingui/react/macro'
import { lazyRouteComponent, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { OwnPart } from '#src/app/screens/own-part.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import styles from './own-points.module.css'

const LoyaltySummary = lazyRouteComponent(() => import('./loyalty-summary.tsx'), 'LoyaltySummary')

/** The customer's points, or the way into the club, on a page about it. @param children what everybody else reads there. */
export function OwnPoints({ children }: { children: ReactNode }) {
  const { session } = useRouteContext({ from: '__root__' })
  if (!session.isSignedIn) return children
  return (
    <div className={styles.place}>
      <Ghost />
      <OwnPart title={<Trans>Points</Trans>} otherwise={children}>
        <LoyaltySummary />
      </OwnPart>
    </div>
  )
}

/** As tall as a member's points, so that nothing moves when it is known whether there are any. */
function Ghost() {
  return (
    <div className={styles.ghost} inert aria-hidden="true">
      <Section title={<Trans>Points</Trans>}>
        <Points figure="0" unit={<Trans>points</Trans>} filled={0} rowLabel="">
          <Skeleton />
          <Skeleton width="half" />
        </Points>
      </Section>
    </div>
  )
}
