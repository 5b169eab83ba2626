import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './main-menu.module.css'
import { catalogueEntries, type OutwardName } from './menu.ts'

/** The menu of the catalogue, then the ways out to other sites, which open beside this one. */
export function MainMenu({ outward }: { outward: readonly { name: OutwardName; href: string }[] }) {
  const { t } = useLingui()
  const { settings, site } = useRouteContext({ from: '__root__' })
  const { page } = useSiteLinks().catalogue
  const { brand } = site.market
  const names = {
    movies: t`Films`,
    cinemas: t`Cinemas`,
    club: t`The Club`,
    offers: t`Offers`,
    moreFromProvider: t`More from ${brand}`,
    homeOffer: t`${brand} at home`,
    business: t`For businesses`,
  }
  return (
    <nav className={styles.menu} aria-label={t`Main`}>
      <ul className={styles.list}>
        {catalogueEntries(settings).map((name) => (
          <li key={name}>
            <SiteLink className={styles.entry} href={page(name)}>
              {names[name]}
            </SiteLink>
          </li>
        ))}
      </ul>
      {outward.length > 0 && (
        <ul className={styles.list}>
          {outward.map(({ name, href }) => (
            <li key={name}>
              <a className={styles.entry} href={href} target="_blank" rel="noopener">
                {names[name]}
                <Icon name="outward" className={styles.arrow} />
                <span className="visually-hidden">
                  <Trans>(opens in a new tab)</Trans>
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </nav>
  )
}
