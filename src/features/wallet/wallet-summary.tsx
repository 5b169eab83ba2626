import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Goodie } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { type GoodieKind, walletOf } from './goodie-rules.ts'
import { goodiesQuery } from './goodies-query.ts'

/** The wallet at a glance: what has to be spent first, how much there is of each kind, and the way to all of it. */
export function WalletSummary() {
  const { data: goodies } = useSuspenseQuery(goodiesQuery())
  const { site, settings } = useRouteContext({ from: '__root__' })
  const { counts, first } = walletOf(goodies, dayAt(new Date(), site.market.timeZone))
  return (
    <Section title={<Trans>Wallet</Trans>} layout="margin" action={isOn(settings, 'goodiesEnabled') && <WalletLink />}>
      {counts.length === 0 ? (
        <p className="muted">
          <Trans>Nothing to spend for now. Vouchers, gift cards and prepaid places gather here.</Trans>
        </p>
      ) : (
        <>
          {first && <FirstToSpend {...first} />}
          <Bill
            rows={counts.map(({ kind, count }) => ({
              label: <KindName kind={kind} />,
              value: kind === 'prepaid' ? <Plural value={count} one="# left" other="# left" /> : formatNumber(count),
            }))}
          />
        </>
      )}
    </Section>
  )
}

function WalletLink() {
  return (
    <Link
      className={textLinkClass({ tone: 'quiet' })}
      to="/$language/vouchers"
      params={{ language: currentLanguage() }}
    >
      <Trans>Your wallet</Trans>
    </Link>
  )
}

function FirstToSpend({ name, expirationDate }: Goodie) {
  if (expirationDate === null) return null
  const day = formatDay(expirationDate)
  return (
    <p className="t-lead">
      <Trans>
        <strong>{name}</strong>: for showings up to {day}.
      </Trans>
    </p>
  )
}

function KindName({ kind }: { kind: GoodieKind }) {
  switch (kind) {
    case 'voucher':
      return <Trans>Vouchers</Trans>
    case 'giftcard':
      return <Trans>Gift cards</Trans>
    case 'prepaid':
      return <Trans>Prepaid places</Trans>
    case 'other':
      return <Trans>Other advantages</Trans>
  }
}
