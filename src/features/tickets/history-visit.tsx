import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { memo } from 'react'
import type { Booking } from '#src/api/contract.ts'
import { formatDay, formatList, formatMoney, formatTime, formatWeekday } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { LeaderLine } from '#src/ui/leader-line.tsx'
import styles from './history-visit.module.css'
import { seatPlaces, technologies } from './ticket-words.ts'
import { versionWords } from './version-words.ts'

type HistoryVisitProps = {
  visit: Booking
  isUnfolded: boolean
  onUnfold: (id: string, isUnfolded: boolean) => void
}

/** A visit on two lines, to be unfolded to how it was booked. Drawn once: dates and sums take long to write for thousands. */
export const HistoryVisit = memo(function HistoryVisit({ visit, isUnfolded, onUnfold }: HistoryVisitProps) {
  const { show, session } = visit
  return (
    <details
      className={styles.visit}
      open={isUnfolded}
      onToggle={({ currentTarget }) => onUnfold(visit.id, currentTarget.open)}
    >
      <summary className={styles.head}>
        <LeaderLine
          name={show.title}
          end={<time dateTime={session.startDate}>{formatWeekday(session.startDate, session.timeZone)}</time>}
        />
        <span className={styles.note}>
          <VisitNote visit={visit} />
        </span>
        <Icon name="plus" className={styles.sign} />
      </summary>
      {isUnfolded && <VisitFacts visit={visit} />}
    </details>
  )
})

/** "20:15, Kinora Gerland, 2 tickets, E 5 and E 6, in French" */
function VisitNote({ visit: { session, cinema, seats, tickets } }: { visit: Booking }) {
  const { i18n } = useLingui()
  const version = session.version && versionWords(session.version)
  const before = [formatTime(session.startDate, session.timeZone), cinema.name]
  const after = [
    formatList(seatPlaces(seats).plates.map((plate) => plate.replace(' ', '\u00a0'))),
    version && (typeof version === 'string' ? version : i18n._(version)),
  ].filter(Boolean)
  return (
    <>
      {before.join(', ')}, <Plural value={tickets.length} one="# ticket" other="# tickets" />
      {after.map((words) => `, ${words}`)}
    </>
  )
}

function VisitFacts({ visit: { session, payment, bookingId } }: { visit: Booking }) {
  const means = payment.means.map(({ label, count }) => (count > 1 ? `${count} × ${label}` : label))
  const names = technologies(session.specificities)
  return (
    <div className={styles.facts}>
      <Bill
        rows={[
          { label: <Trans>Auditorium</Trans>, value: session.auditoriumName },
          ...(names.length > 0 ? [{ label: <Trans>Projection</Trans>, value: formatList(names) }] : []),
          {
            label: <Trans>Paid</Trans>,
            value: formatMoney({ amount: payment.totalAmount, currency: payment.currency }),
            note: formatList(means),
          },
          { label: <Trans>Booked on</Trans>, value: formatDay(payment.bookingDate) },
          { label: <Trans>Booking number</Trans>, value: bookingId },
        ]}
      />
    </div>
  )
}
