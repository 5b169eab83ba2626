import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { atStart, formatWeekday } from '#src/app/i18n/formats.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Columns } from '#src/ui/section.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'
import { Greeting } from './greeting.tsx'

/** The home while it is being read: the greeting at once, the ticket as soon as it is there, everything else unprinted in its place. */
export function HomeSkeleton({ ticket }: { ticket: ReactNode }) {
  const { data: account } = useQuery({ ...apiQuery('/api/accounts/me'), enabled: false })
  return (
    <div aria-busy="true">
      <PageHead
        title={<Greeting account={account ?? { firstname: null, firstLogin: false }} />}
        lead={`${atStart(formatWeekday(useMinute()))}.`}
      />
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
