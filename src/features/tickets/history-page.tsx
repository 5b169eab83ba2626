import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Booking } from '#src/api/contract.ts'
import { formatDay, formatList, formatTime } from '#src/app/i18n/formats.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { historyQuery } from './history-query.ts'
import { byYear, pastVisits } from './history-rules.ts'
import { seatPlaces } from './ticket-words.ts'

/** Every film that the customer came for, the latest first, year by year. */
export function HistoryPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: bookings } = useSuspenseQuery(historyQuery())
  const visits = pastVisits(bookings)
  const count = visits.length
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
          actions={<BookingLink />}
        />
      ) : (
        <LongList items={visits}>
          {(shown) =>
            byYear(shown).map(({ year, visits: ofYear }) => (
              <Section key={year} title={year} layout="margin">
                <Bill rows={ofYear.map(visitRow)} />
              </Section>
            ))
          }
        </LongList>
      )}
    </>
  )
}

function visitRow({ show, session, cinema, seats }: Booking) {
  const where = [formatTime(session.startDate, session.timeZone), cinema.name, formatList(seatPlaces(seats).plates)]
  return {
    label: <strong>{show.title}</strong>,
    value: <time dateTime={session.startDate}>{formatDay(session.startDate, session.timeZone)}</time>,
    note: where.filter(Boolean).join(', '),
  }
}
