import { useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CinemaDetail } from '#src/api/contract.ts'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Breadcrumbs } from '#src/app/sharing/breadcrumbs.tsx'
import { cinemaDescription } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { cinemaData } from '#src/app/sharing/schema-data.ts'
import { cinemaTitle } from '#src/app/sharing/titles.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { CinemaAbout } from './cinema-about.tsx'
import { CinemaClosure } from './cinema-closure.tsx'
import { cinemaQuery } from './cinema-query.ts'
import { CinemaVisit } from './cinema-visit.tsx'
import { cityName } from './city-name.ts'
import { NearbyCinemas } from './nearby-cinemas.tsx'

type CinemaPageProps = {
  /** What plays in a cinema. */
  programme: (cinema: CinemaDetail) => ReactNode
}

/** A cinema: where it is, what plays there, what it has, and which others are close by. */
export function CinemaPage({ programme }: CinemaPageProps) {
  const { t } = useLingui()
  const { slug } = useParams({ from: '/$language/_site/_catalogue/cinema/$slug' })
  const { data: cinema } = useSuspenseQuery(cinemaQuery(slug))
  const { catalogue } = useSiteLinks()
  const { name, citySlug, status, backdrop } = cinema
  const city = cityName(citySlug, [cinema])
  const trail = [
    { name: t`Cinemas`, href: catalogue.page('cinemas') },
    { name: city, href: catalogue.city(citySlug) },
    { name },
  ]
  // By the name that the address has: what was read ahead is there by it.
  const plays = programme({ ...cinema, slug })
  const about = <CinemaAbout cinema={cinema} />
  const nearby = <NearbyCinemas cinemas={cinema.nearbyCinemas} city={city} citySlug={citySlug} />
  // Where nothing can be seen, it matters more why, and where one can go instead.
  const isShut = status === 'closed' || status === 'coming'
  return (
    <>
      <PageMeta
        title={cinemaTitle(cinema)}
        description={cinemaDescription(cinema)}
        image={backdrop}
        data={[cinemaData(cinema)]}
      />
      <PageHead back={<Breadcrumbs trail={trail} />} title={name} />
      <CinemaClosure status={status} hasOthers={cinema.nearbyCinemas.length > 0} />
      <CinemaVisit cinema={cinema} city={city} />
      {isShut ? (
        <>
          {about}
          {nearby}
          {plays}
        </>
      ) : (
        <>
          {plays}
          {about}
          {nearby}
        </>
      )}
    </>
  )
}
