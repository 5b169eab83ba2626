import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { safeHref } from '#src/app/links/safe-href.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { FactList } from './offers-facts.tsx'

/** How points come, and how they go by themselves. */
export function PointsEarned() {
  return (
    <Section title={<Trans>How points come</Trans>} layout="margin">
      <Bill
        rows={[
          {
            label: <Trans>Every euro for seats</Trans>,
            value: <Trans>10 points</Trans>,
            note: <Trans>Book while you are signed in, or show your Club number at the till.</Trans>,
          },
          { label: <Trans>Every euro at the counter</Trans>, value: <Trans>10 points</Trans> },
        ]}
      />
      <FactList
        facts={[
          {
            title: <Trans>When they are there</Trans>,
            text: <Trans>The day after the showing.</Trans>,
          },
          {
            title: <Trans>How long they last</Trans>,
            text: (
              <Trans>
                A year from your last visit: one visit keeps them all. You hear from us a month before any would be
                lost.
              </Trans>
            ),
          },
        ]}
      />
    </Section>
  )
}

/** What points can be turned into, and for how many of them. */
export function PointsSpent() {
  return (
    <Section title={<Trans>What they turn into</Trans>} layout="margin">
      <Bill
        rows={[
          { label: <Trans>A drink</Trans>, value: <Trans>200 points</Trans> },
          { label: <Trans>A medium popcorn</Trans>, value: <Trans>300 points</Trans> },
          {
            label: <Trans>A cinema ticket</Trans>,
            value: <Trans>900 points</Trans>,
            note: <Trans>Supplements for 3D and premium screens not included.</Trans>,
          },
        ]}
      />
      <p>
        <Trans>
          You choose at the till. What you have chosen stands among your advantages, with its code and last day.
        </Trans>
      </p>
    </Section>
  )
}

/** The three levels, by what is earned in a year, and what each brings. */
export function ClubLevels() {
  return (
    <Section
      title={<Trans>Bronze, silver, gold</Trans>}
      layout="margin"
      note={<Trans>By the points you earn in a year. What you spend does not count against you.</Trans>}
    >
      <Bill
        rows={[
          {
            label: (
              <strong>
                <Trans>Bronze</Trans>
              </strong>
            ),
            value: <Trans>from the first day</Trans>,
            note: <Trans>A ticket for your birthday.</Trans>,
          },
          {
            label: (
              <strong>
                <Trans>Silver</Trans>
              </strong>
            ),
            value: <Trans>from 1000 points</Trans>,
            note: <Trans>Also half price for your guest, Sunday to Thursday.</Trans>,
          },
          {
            label: (
              <strong>
                <Trans>Gold</Trans>
              </strong>
            ),
            value: <Trans>from 2500 points</Trans>,
            note: <Trans>Also previews a day before everybody else can book them.</Trans>,
          },
        ]}
      />
    </Section>
  )
}

/** What one agrees to, and the way out. */
export function ClubTerms() {
  const href = safeHref(useRouteContext({ from: '__root__' }).settings.urls.loyaltyTerms)
  return (
    <Section title={<Trans>Joining and leaving</Trans>} layout="margin">
      <p>
        <Trans>
          Everybody with an account can join. You can leave whenever you like, in your account: points and advantages go
          with it, your tickets and your wallet stay.
        </Trans>
      </p>
      {href && (
        <div>
          <a className={textLinkClass()} href={href} target="_blank" rel="noopener">
            <Trans>The terms of the Club</Trans>
            <Icon name="outward" />
            <span className="visually-hidden">
              <Trans>(opens in a new tab)</Trans>
            </span>
          </a>
        </div>
      )}
    </Section>
  )
}
