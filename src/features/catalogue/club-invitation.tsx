import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Points } from '#src/ui/points.tsx'
import { Section } from '#src/ui/section.tsx'

/** What the club is, for somebody who is not known to be in it, with the row of armchairs still to be filled. */
export function ClubInvitation() {
  const { t } = useLingui()
  const { settings, site } = useRouteContext({ from: '__root__' })
  const { brand } = site.market
  return (
    <Section title={<Trans>Points for your visits</Trans>}>
      <p className="t-lead">
        <Trans>The {brand} Club turns your visits into points, and points into films, popcorn and drinks.</Trans>
      </p>
      <Points figure="0" unit={<Trans>points</Trans>} filled={0} rowLabel={t`${0} armchairs out of 10`}>
        <p>
          <Trans>Every armchair stands for 50 points. An evening for two fills the first four.</Trans>
        </p>
      </Points>
      {isOn(settings, 'advantagesEnabled') ? (
        <div className="stack">
          <Link
            className={buttonClass()}
            to="/$language/advantages"
            params={{ language: currentLanguage() }}
            search={{ dialog: 'join-club' }}
            preload={false}
          >
            <Trans>Join the Club</Trans>
          </Link>
          <p className="muted">
            <Trans>You sign in first, or make an account if you have none.</Trans>
          </p>
        </div>
      ) : (
        <p className="muted">
          <Trans>You can join at the counter of any of our cinemas.</Trans>
        </p>
      )}
    </Section>
  )
}
