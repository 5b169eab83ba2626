import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { dayAt } from '#src/app/clock/calendar.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { PosterCard, PosterItem, PosterStrip } from '#src/ui/poster-strip.tsx'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { clientShowsQuery } from './client-shows-query.ts'
import { ShowWhen } from './show-when.tsx'
import { wishesOf } from './wish-rules.ts'
import styles from './wishes.module.css'

/** One row on a wide screen. */
const shown = 6

/** The latest wishes as a strip of posters; empty frames for somebody who has none. */
export function Wishes() {
  const { t } = useLingui()
  const { data } = useSuspenseQuery(clientShowsQuery())
  const { site } = useRouteContext({ from: '__root__' })
  const wishes = wishesOf(data)
  const today = dayAt(new Date(), site.market.timeZone)
  if (wishes.length === 0) return <NoWishes />
  return (
    <Section
      title={<Trans>Your wishlist</Trans>}
      action={
        wishes.length > shown && (
          <Link
            className={textLinkClass({ tone: 'quiet' })}
            to="/$language/wishlist"
            params={{ language: currentLanguage() }}
          >
            <Trans>See all {wishes.length}</Trans>
          </Link>
        )
      }
    >
      <PosterStrip label={t`Your wishlist`}>
        {wishes.slice(0, shown).map((show) => (
          <PosterItem key={show.slug ?? show.salesforceShowId ?? show.title}>
            <PosterCard src={show.posterPath} title={show.title} note={<ShowWhen show={show} today={today} />} />
          </PosterItem>
        ))}
      </PosterStrip>
    </Section>
  )
}

/** A wall of empty frames, the first one with the words that a poster will cover. */
function NoWishes() {
  const words = <Trans>The films you wish for hang here.</Trans>
  return (
    <Section title={<Trans>Your wishlist</Trans>}>
      <p className="visually-hidden">{words}</p>
      <Wall>{(place) => <div className={styles.frame}>{place === 0 && words}</div>}</Wall>
    </Section>
  )
}

/** The wishes while they are being asked for: a row of posters without their pictures. */
export function WishesSkeleton() {
  return (
    <Section title={<Trans>Your wishlist</Trans>}>
      <Wall>
        {() => (
          <>
            <Skeleton kind="poster" />
            <Skeleton width="long" />
            <Skeleton kind="small" width="half" />
          </>
        )}
      </Wall>
    </Section>
  )
}

/** A row of places for posters, seen only. */
function Wall({ children }: { children: (place: number) => ReactNode }) {
  return (
    <div aria-hidden="true">
      <PosterStrip>
        {Array.from({ length: shown }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never move
          <PosterItem key={place}>{children(place)}</PosterItem>
        ))}
      </PosterStrip>
    </div>
  )
}
