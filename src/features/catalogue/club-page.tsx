import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { pageDescriptions } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ClubInvitation } from './club-invitation.tsx'
import { ClubLevels, ClubTerms, PointsEarned, PointsSpent } from './club-parts.tsx'

/** @param OwnPoints the customer's points, in place of what is said to everybody else. */
export function ClubPage({ OwnPoints }: { OwnPoints: ComponentType<{ children: ReactNode }> }) {
  const { t } = useLingui()
  return (
    <>
      <PageMeta title={t`The Club`} description={pageDescriptions.club()} />
      <PageHead title={<Trans>The Club</Trans>} lead={<Trans>It costs nothing.</Trans>} />
      <OwnPoints>
        <ClubInvitation />
      </OwnPoints>
      <PointsEarned />
      <PointsSpent />
      <ClubLevels />
      <ClubTerms />
    </>
  )
}
