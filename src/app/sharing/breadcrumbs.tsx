import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'
import styles from './breadcrumbs.module.css'
import { dataTag } from './head-tags.ts'
import { trailData } from './schema-data.ts'
import { useHeadTags } from './use-head-tags.ts'

type BreadcrumbsProps = {
  /** From the catalogue's beginning to this page, whose own step has no address. */
  trail: readonly { name: string; href?: string }[]
}

/**
 * Where a public page stands in the catalogue, for `PageHead`'s `back` and for search engines. On a phone it is the way one level up alone.
 * The catalogue's first pages stand under nothing, so that there is nothing to be seen on them.
 */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  const { t } = useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  const isUnder = trail.length > 1
  useHeadTags('trail', isUnder ? [dataTag(trailData(trail), site.market)] : [])
  if (!isUnder) return null
  return (
    <nav className={styles.nav} aria-label={t`You are here`}>
      <ol className={styles.trail}>
        {trail.map(({ name, href }) => (
          <li key={href ?? name} className={styles.step}>
            {href ? (
              <SiteLink className={backLinkClass()} href={href}>
                <Icon name="back" className={styles.arrow} />
                {name}
              </SiteLink>
            ) : (
              <span className={styles.current} aria-current="page">
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
