import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountStatistics } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { formatDuration, formatNumber } from '#src/app/i18n/formats.ts'
import { formatPercent } from '#src/app/i18n/page-formats.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import styles from './statistics-page.module.css'

/** The customer's year in the cinema, in five figures. */
export function StatisticsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  return (
    <>
      <AccountPageHead title={<Trans>Your year in figures</Trans>} />
      {account.statistics ? (
        <Figures {...account.statistics} />
      ) : (
        <EmptyState
          lead={<Trans>Your year begins with your first film.</Trans>}
          text={<Trans>How many you saw, how long, where and what you like best: it all adds up here.</Trans>}
          actions={<BookingLink />}
        />
      )}
    </>
  )
}

function Figures({ showsSeen, timeSpent, favoriteGenre, mostVisitedCinema, voPercent }: AccountStatistics) {
  return (
    <dl className={styles.figures}>
      <Figure label={<Plural value={showsSeen} one="film seen" other="films seen" />} value={formatNumber(showsSeen)} />
      <Figure
        label={<Trans>in front of the screen</Trans>}
        value={timeSpent > 0 ? formatDuration(timeSpent) : formatNumber(0)}
      />
      <Figure label={<Trans>in their original language</Trans>} value={formatPercent(voPercent)} />
      <Figure label={<Trans>the genre you saw most</Trans>} value={favoriteGenre ?? <Trans>None yet</Trans>} words />
      <Figure
        label={<Trans>the cinema you went to most</Trans>}
        value={mostVisitedCinema ?? <Trans>None yet</Trans>}
        words
      />
    </dl>
  )
}

/** @param words it is a name, not a number: set smaller. */
function Figure({ label, value, words = false }: { label: ReactNode; value: ReactNode; words?: boolean }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={words ? 't-title' : 't-mega'}>{value}</dd>
    </div>
  )
}
