import { Trans, useLingui } from '@lingui/react/macro'
import type { Footer } from '#src/api/contract.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { Icon } from '#src/ui/icon.tsx'
import { keyed } from './keyed.ts'
import { networkOf } from './networks.ts'
import styles from './social-links.module.css'

/** The chain's pages on social networks. One whose drawing we lack keeps its name beside a neutral sign. */
export function SocialLinks({ networks }: { networks: Footer['socialNetworks'] }) {
  const { t } = useLingui()
  const followed = networks.flatMap(({ url, label }) => {
    const href = safeHref(url)
    return href ? [{ href, ...networkOf(label) }] : []
  })
  if (followed.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t`Follow us`}>
      {keyed(followed, ({ name }) => name).map(({ key, item: { href, name, icon } }) => (
        <li key={key}>
          <a className={styles.link} href={href} target="_blank" rel="noopener">
            <Icon name={icon ?? 'link'} />
            <span className={icon && 'visually-hidden'}>{name}</span>
            <span className="visually-hidden">
              <Trans>(opens in a new tab)</Trans>
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
