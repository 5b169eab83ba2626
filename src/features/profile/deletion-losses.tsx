import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { deletionDay, ticketsAround, unspent } from './deletion-rules.ts'

/** What goes with the account, in figures. One that cannot be had is no reason to keep somebody: it says so, and the rest stands. */
export function DeletionLosses({ account }: { account: Account }) {
  const { settings, site } = useRouteContext({ from: '__root__' })
  const now = useMinute()
  const today = dayAt(now, site.market.timeZone)
  const day = deletionDay(today)
  const written = formatDay(day)
  const hasWallet = isOn(settings, 'goodiesEnabled')
  const bookings = useQuery({ ...apiQuery('/api/ec/ebillet'), throwOnError: false })
  const goodies = useQuery({ ...apiQuery('/api/accounts/me/goodies'), throwOnError: false, enabled: hasWallet })
  const shows = useQuery({ ...apiQuery('/api/v4/client/shows'), throwOnError: false })
  const tickets = bookings.data && ticketsAround(day, bookings.data, now)
  const rows = [
    { label: <Trans>Points in the Club</Trans>, count: account.loyalty?.points ?? 0 },
    ...(hasWallet
      ? [
          {
            label: <Trans>Vouchers, gift cards and prepaid cards to spend</Trans>,
            count: goodies.data && unspent(goodies.data, today),
            failed: goodies.isError,
          },
        ]
      : []),
    {
      label: <Trans>Tickets for showings from {written} on</Trans>,
      count: tickets?.lost,
      failed: bookings.isError,
    },
    { label: <Trans>Films that you rated or wish for</Trans>, count: shows.data?.length, failed: shows.isError },
  ].filter(({ count }) => count !== 0)
  return (
    <>
      <p className="t-lead">
        <Trans>
          On <strong>{written}</strong>, this is gone for good.
        </Trans>
      </p>
      <Bill rows={rows.map((row) => ({ label: row.label, value: <Count {...row} /> }))} />
      <div className="stack">
        <p>
          <Trans>
            Your profile, your visits, your friends and your messages to us go too. Invoices are kept as long as the law
            asks for it.
          </Trans>
        </p>
        <p>
          <Trans>
            Until then your account works as before, and our customer service can withdraw what you ask for.
          </Trans>{' '}
          {tickets && tickets.before > 0 && (
            <Plural
              value={tickets.before}
              one="Your ticket for a showing before that stays good."
              other="Your # tickets for showings before that stay good."
            />
          )}
        </p>
      </div>
    </>
  )
}

function Count({ count, failed }: { count?: number | undefined; failed?: boolean }): ReactNode {
  if (count !== undefined) return formatNumber(count)
  return failed ? <Trans>could not be counted</Trans> : <Trans>being counted…</Trans>
}
