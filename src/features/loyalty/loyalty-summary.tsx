import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { pointsRow } from './points-row.ts'
import { timeLeft } from './time-left.ts'

/** How many days before their last one the points are said to be going, rather than good. */
const soon = 60

/**
 * The club at a glance: the points and how far they have come, or an invitation for somebody who has not joined.
 *
 * @param linked whether it leads on to the page of the advantages, where there is one.
 */
export function LoyaltySummary({ linked = true }: { linked?: boolean }) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { settings } = useRouteContext({ from: '__root__' })
  const isLinked = linked && isOn(settings, 'advantagesEnabled')
  if (account.hasLoyalty && account.loyalty) return <Balance {...account.loyalty} linked={isLinked} />
  return isOn(settings, 'clubProviderEnabled') && <Invitation linked={isLinked} />
}

function Balance({ points, expirationDate, linked }: NonNullable<Account['loyalty']> & { linked: boolean }) {
  const { t } = useLingui()
  const { filled, missing } = pointsRow(points)
  const action = linked && (
    <PageLink>
      <Trans>Your advantages</Trans>
    </PageLink>
  )
  return (
    <Section title={<Trans>Points</Trans>} action={action}>
      <Points
        figure={formatNumber(points)}
        unit={<Plural value={points} one="point" other="points" />}
        filled={filled}
        rowLabel={t`${filled} armchairs out of 10`}
      >
        <p>
          {missing > 0 ? (
            <Plural
              value={missing}
              one="# point to go until the row is full."
              other="# points to go until the row is full."
            />
          ) : (
            <Trans>The row is full.</Trans>
          )}{' '}
          {points > 0 && expirationDate !== null && <GoodUntil points={points} expirationDate={expirationDate} />}
        </p>
      </Points>
    </Section>
  )
}

function GoodUntil({ points, expirationDate }: { points: number; expirationDate: string }) {
  const { site } = useRouteContext({ from: '__root__' })
  const end = formatDay(expirationDate)
  switch (timeLeft(expirationDate, dayAt(new Date(), site.market.timeZone), soon)) {
    case 'today':
    case 'days':
      return (
        <strong>
          <Plural
            value={points}
            one={`Use it up to ${end}: after that day it is gone.`}
            other={`Use them up to ${end}: after that day all # are gone.`}
          />
        </strong>
      )
    case 'none':
      return <Trans>The last day to use them was {end}.</Trans>
    default:
      return <Trans>Your points are good until {end}.</Trans>
  }
}

function Invitation({ linked }: { linked: boolean }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { brand } = site.market
  const action = linked && (
    <PageLink>
      <Trans>Join the Club</Trans>
    </PageLink>
  )
  return (
    <Section title={<Trans>Points</Trans>} action={action}>
      <p className="t-lead">
        <Trans>The {brand} Club turns your visits into points.</Trans>
      </p>
      <p className="muted">
        <Trans>As a member you find your points here, and the day until which they are good.</Trans>
      </p>
    </Section>
  )
}

function PageLink({ children }: { children: ReactNode }) {
  return (
    <Link
      className={textLinkClass({ tone: 'quiet' })}
      to="/$language/advantages"
      params={{ language: currentLanguage() }}
    >
      {children}
    </Link>
  )
}
