import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Advantage } from '#src/api/contract.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { advantagesQuery, pointsHistoryQuery } from './advantages-query.ts'
import { LoyaltySummary } from './loyalty-summary.tsx'
import { type Movement, movementsOf } from './movement-rules.ts'

/** What the club is worth to the customer: what they may use and until when, their points, and how these came and went. */
export function AdvantagesPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: advantages } = useSuspenseQuery(advantagesQuery())
  const { data: history } = useSuspenseQuery(pointsHistoryQuery())
  const movements = movementsOf(history)
  const count = advantages.length
  return (
    <>
      <AccountPageHead
        title={<Trans>Your advantages</Trans>}
        lead={count > 0 && <Plural value={count} one="# to use" other="# to use" />}
      />
      {count === 0 && <NoAdvantages />}
      {count > 0 && (
        <Section title={<Trans>To use</Trans>} layout="margin">
          <LongList items={advantages}>{(shown) => <Bill rows={shown.map(advantageRow)} />}</LongList>
        </Section>
      )}
      <LoyaltySummary linked={false} />
      {movements.length > 0 && (
        <Section title={<Trans>How your points came and went</Trans>} layout="margin">
          <LongList items={movements}>{(shown) => <Bill rows={shown.map(movementRow)} />}</LongList>
        </Section>
      )}
    </>
  )
}

function NoAdvantages() {
  return (
    <EmptyState
      lead={<Trans>Nothing to use for the moment.</Trans>}
      text={<Trans>Presents of the Club and what you choose for your points stand here, with their last day.</Trans>}
      actions={<BookingLink />}
    />
  )
}

function advantageRow({ name, expirationDate, details, help, code }: Advantage) {
  const day = expirationDate && formatDay(expirationDate)
  return {
    label: <strong>{name}</strong>,
    value: day ? <Trans>up to {day}</Trans> : <Trans>for good</Trans>,
    note: (
      <>
        {[details, help].filter(Boolean).join(' ')}{' '}
        {code && (
          <Trans>
            Code: <strong>{code}</strong>
          </Trans>
        )}
      </>
    ),
  }
}

function movementRow({ label, date, change }: Movement) {
  const sum = formatNumber(Math.abs(change))
  return { label, value: change < 0 ? `−${sum}` : `+${sum}`, note: formatDay(date) }
}
