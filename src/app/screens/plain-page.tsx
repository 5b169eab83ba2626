import { useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLinks } from '#src/app/links/current-links.ts'
import { Logo } from '#src/ui/logo.tsx'
import styles from './plain-page.module.css'

/** A page without the site's header and footer: the logo alone, which leads home, and what the page has to say. */
export function PlainPage({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const { settings, site, session } = useRouter().options.context
  const { brand } = site.market
  return (
    <main className="sheet">
      {/* Inside another page or an application, our own site is no place to go to. */}
      {!hostOf(settings).isEmbedded && (
        <a
          className={styles.home}
          href={currentLinks(settings).catalogue.start(session.isSignedIn)}
          aria-label={t`${brand}, home`}
        >
          <Logo brand={brand} />
        </a>
      )}
      {children}
    </main>
  )
}
