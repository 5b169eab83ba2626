import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useMatch, useParams } from '@tanstack/react-router'
import { useMemo } from 'react'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { EmbeddedWay } from '#src/app/screens/embedded-way.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { historyQuery } from './history-query.ts'
import { pastVisits } from './history-rules.ts'
import { HistoryVisits } from './history-visits.tsx'

/** Every film that the customer came for, the latest first, year by year, and a search for one of them. */
export function HistoryPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: bookings } = useSuspenseQuery(historyQuery())
  const visits = useMemo(() => pastVisits(bookings), [bookings])
  const count = visits.length
  // Inside an application or another page, nothing leads out of the portal: the host has its own way to a seat.
  const isEmbedded = useMatch({ from: '/$language/_embedded', shouldThrow: false }) !== undefined
  return (
    <>
      <AccountPageHead
        title={<Trans>Your visits</Trans>}
        lead={count > 0 && <Plural value={count} one="# visit so far" other="# visits so far" />}
      />
      {count === 0 ? (
        <EmptyState
          lead={<Trans>Your first film with us is still to come.</Trans>}
          text={<Trans>Every visit is noted here from the day after it.</Trans>}
          actions={isEmbedded ? <EmbeddedWay /> : <BookingLink />}
        />
      ) : (
        <HistoryVisits visits={visits} source={bookings} />
      )}
    </>
  )
}
