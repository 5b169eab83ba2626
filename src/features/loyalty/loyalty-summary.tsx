import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { Account } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { isOn } from '#src/app/flags/flags.ts'
import { formatDay, formatNumber } from '#src/app/i18n/formats.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { pointsRow } from './points-row.ts'

/**
 * The club at a glance: the points and how far they have come, or an invitation for somebody who has not joined.
 *
 * @param linked whether it leads on to the page of the advantages, where there is one.
 */
export function LoyaltySummary({ linked = true }: { linked?: boolean }) {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { settings } = useRouteContext({ from: '__root__' })
  if (account.hasLoyalty && account.loyalty)
    return <Balance {...account.loyalty} linked={linked && isOn(settings, 'advantagesEnabled')} />
  return isOn(settings, 'clubProviderEnabled') && <Invitation />
}

function Balance({ points, expirationDate, linked }: NonNullable<Account['loyalty']> & { linked: boolean }) {
  const { t } = useLingui()
  const { filled, missing } = pointsRow(points)
  const end = points > 0 && expirationDate !== null && formatDay(expirationDate)
  return (
    <Section title={<Trans>Points</Trans>} action={linked && <AdvantagesLink />}>
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
          {end && <Trans>Your points are good until {end}.</Trans>}
        </p>
      </Points>
    </Section>
  )
}

function AdvantagesLink() {
  return (
    <Link
      className={textLinkClass({ tone: 'quiet' })}
      to="/$language/advantages"
      params={{ language: currentLanguage() }}
    >
      <Trans>Your advantages</Trans>
    </Link>
  )
}

function Invitation() {
  const { site } = useRouteContext({ from: '__root__' })
  const { brand } = site.market
  return (
    <Section title={<Trans>Points</Trans>}>
      <p className="t-lead">
        <Trans>The {brand} Club turns your visits into points.</Trans>
      </p>
      <p className="muted">
        <Trans>As a member you find your points here, and the day until which they are good.</Trans>
      </p>
    </Section>
  )
}
