import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { notFound, useParams } from '@tanstack/react-router'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Breadcrumbs } from '#src/app/sharing/breadcrumbs.tsx'
import { cityDescription } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { cityTitle } from '#src/app/sharing/titles.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { catalogueQuery } from './catalogue-query.ts'
import { citiesOf } from './cities.ts'
import { CityCinema } from './city-cinema.tsx'
import styles from './city-page.module.css'

/** The cinemas of a city, and the way to the other cities. */
export function CityPage() {
  const { t } = useLingui()
  const { city: slug } = useParams({ from: '/$language/_site/_catalogue/our-cinemas/$city' })
  const { data: cinemas } = useSuspenseQuery(catalogueQuery())
  const { catalogue } = useSiteLinks()
  const cities = citiesOf(cinemas)
  const city = cities.find((one) => one.slug === slug)
  // Its last cinema has closed for good since the page was opened.
  if (!city) throw notFound()
  const { name } = city
  const others = cities.filter((one) => one !== city)
  const image = city.cinemas.find(({ backdrop }) => backdrop)?.backdrop
  return (
    <>
      <PageMeta title={cityTitle(name)} description={cityDescription(name, city.cinemas)} image={image} />
      <PageHead
        back={<Breadcrumbs trail={[{ name: t`Cinemas`, href: catalogue.page('cinemas') }, { name }]} />}
        title={<Trans>Cinemas in {name}</Trans>}
      />
      <ul>
        {city.cinemas.map((cinema) => (
          <CityCinema key={cinema.id} cinema={cinema} />
        ))}
      </ul>
      {others.length > 0 && (
        <Section title={<Trans>Other cities</Trans>} layout="margin">
          <ul className={styles.others}>
            {others.map((other) => (
              <li key={other.slug}>
                <SiteLink className={textLinkClass({ tone: 'quiet' })} href={catalogue.city(other.slug)}>
                  {other.name}
                </SiteLink>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}
