import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Show } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Breadcrumbs } from '#src/app/sharing/breadcrumbs.tsx'
import { showDescription } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { showData } from '#src/app/sharing/schema-data.ts'
import { currentSite } from '#src/site/current-site.ts'
import { Notice } from '#src/ui/notice.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ShowFacts } from './show-facts.tsx'
import styles from './show-page.module.css'
import { ShowPictures } from './show-pictures.tsx'
import { showsQuery } from './show-queries.ts'
import { ShowStatus } from './show-status.tsx'
import { WhereItPlays } from './where-it-plays.tsx'

type ShowPageProps = {
  slug: string
  /** What the customer thinks of it. */
  feelings: (show: Show) => ReactNode
  trailers: (show: Show) => ReactNode
}

/** A film or an event: what it is, whether it is for everybody, where it plays, and its trailer. */
export function ShowPage({ slug, feelings, trailers }: ShowPageProps) {
  const { data: shows } = useSuspenseQuery(showsQuery())
  const show = shows.find((one) => one.slug === slug)
  // It was there on arrival, and may leave the catalogue while the page is open.
  if (!show) throw notFound()
  return (
    <>
      <ShowMeta show={show} />
      <ShowHead show={show} />
      <ShowPictures
        key={slug}
        show={show}
        first={
          <>
            <Status show={show} />
            {feelings(show)}
          </>
        }
        facts={<ShowFacts show={show} />}
      />
      {show.warning && (
        <Notice>
          <p>
            <strong>
              <Trans>For sensitive viewers</Trans>
            </strong>
          </p>
          <p>{show.warning}</p>
        </Notice>
      )}
      <div className={styles.parts}>
        <WhereItPlays show={show} />
        {trailers(show)}
      </div>
    </>
  )
}

function ShowMeta({ show }: { show: Show }) {
  const { title, backgroundPath, posterPath } = show
  return (
    <PageMeta
      title={title}
      description={showDescription(show)}
      image={backgroundPath ?? posterPath}
      data={[showData(show)]}
    />
  )
}

function ShowHead({ show: { title, movie } }: { show: Show }) {
  const { t } = useLingui()
  const { catalogue } = useSiteLinks()
  const above = movie
    ? { name: t`Films`, href: catalogue.page('movies') }
    : { name: t`Events`, href: catalogue.page('entertainment') }
  return <PageHead title={title} back={<Breadcrumbs trail={[above, { name: title }]} />} />
}

function Status({ show }: { show: Show }) {
  const today = dayAt(useMinute(), currentSite().market.timeZone)
  return (
    <p className="t-lead">
      <ShowStatus show={show} today={today} />
    </p>
  )
}
