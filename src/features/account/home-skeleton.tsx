import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { Columns } from '#src/ui/section.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { HomeHead } from './home-head.tsx'

type HomeSkeletonProps = {
  /** A sentence after the date, when a film starts soon. */
  starts: ReactNode
  ticket: ReactNode
}

/** The home while it is being read: the greeting at once, the ticket as soon as it is there, everything else unprinted in its place. */
export function HomeSkeleton({ starts, ticket }: HomeSkeletonProps) {
  const { data: account } = useQuery({ ...apiQuery('/api/accounts/me'), enabled: false })
  return (
    <div aria-busy="true">
      <HomeHead account={account ?? { firstname: null, firstLogin: false }} starts={starts} />
      <p className="visually-hidden" role="status">
        <Trans>Your account is being loaded.</Trans>
      </p>
      {ticket}
      <Columns>
        <SectionSkeleton />
        <SectionSkeleton />
      </Columns>
      <SectionSkeleton posters={6} />
    </div>
  )
}
