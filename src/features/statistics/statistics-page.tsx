import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Figures } from './figures.tsx'
import { isWorthTelling } from './statistic-rules.ts'
import { YearToShare } from './year-to-share.tsx'

/** The customer's year in the cinema: its figures, and a picture of them to share. */
export function StatisticsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  const { language } = useParams({ from: '/$language' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { statistics } = account
  if (!isWorthTelling(statistics)) {
    return (
      <>
        <AccountPageHead title={<Trans>Your year in figures</Trans>} />
        <EmptyState
          lead={<Trans>Your year begins with your first film.</Trans>}
          text={<Trans>How many you saw, how long, where and what you like best: it all adds up here.</Trans>}
          actions={<BookingLink />}
        />
      </>
    )
  }
  return (
    <>
      <AccountPageHead title={<Trans>Your year in figures</Trans>} />
      <Figures {...statistics} />
      {statistics.showsSeen > 0 && (
        // A picture that was made is one of these figures in this language.
        <YearToShare key={`${language} ${JSON.stringify(statistics)}`} statistics={statistics} />
      )}
    </>
  )
}
