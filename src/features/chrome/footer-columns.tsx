import { Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Footer } from '#src/api/contract.ts'
import { consentPreferences } from '#src/app/consent/consent-preferences.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { Disclosure, DisclosureColumns } from '#src/ui/disclosure.tsx'
import { ContentLink } from './content-link.tsx'
import styles from './footer-columns.module.css'
import { keyed } from './keyed.ts'

/** The footer's columns: shows, the market's cities, and whatever editors add. */
export function FooterColumns({ shows, columns }: Pick<Footer, 'shows' | 'columns'>) {
  const { site } = useRouteContext({ from: '__root__' })
  const { catalogue } = useSiteLinks()
  const { t } = useLingui()
  return (
    <nav aria-label={t`Site map`}>
      <DisclosureColumns>
        <Column title={<Trans>Shows</Trans>}>
          {keyed(shows, ({ slug }) => slug).map(({ key, item }) => (
            <li key={key}>
              <SiteLink className={styles.link} href={catalogue.show(item)}>
                {item.title}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink className={styles.link} href={catalogue.page('shows')}>
              <Trans>All shows</Trans>
            </SiteLink>
          </li>
        </Column>
        <Column title={<Trans>Cinemas</Trans>}>
          {site.market.cities.map(({ name, slug }) => (
            <li key={slug}>
              <SiteLink className={styles.link} href={catalogue.city(slug)}>
                {name}
              </SiteLink>
            </li>
          ))}
          <li>
            <SiteLink className={styles.link} href={catalogue.page('cinemas')}>
              <Trans>All cinemas</Trans>
            </SiteLink>
          </li>
        </Column>
        {keyed(columns, ({ title }) => title).map(({ key, item: { title, elements } }) => (
          <Column key={key} title={title}>
            {keyed(elements, (element) => element.title).map(({ key, item }) => (
              <li key={key}>
                <EditedLink {...item} />
              </li>
            ))}
          </Column>
        ))}
      </DisclosureColumns>
    </nav>
  )
}

function Column({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <Disclosure title={title}>
      <ul>{children}</ul>
    </Disclosure>
  )
}

/** A cookie link opens the preferences, wherever its address may lead. */
function EditedLink({ title, url, newTab, cookie }: Footer['columns'][number]['elements'][number]) {
  if (cookie) {
    return (
      <button type="button" className={styles.link} aria-haspopup="dialog" onClick={consentPreferences.open}>
        {title}
      </button>
    )
  }
  return (
    <ContentLink className={styles.link} url={url} newTab={newTab}>
      {title}
    </ContentLink>
  )
}
