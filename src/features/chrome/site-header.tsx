import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useLate } from '#src/app/boot/use-late.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { classes } from '#src/ui/classes.ts'
import { Logo } from '#src/ui/logo.tsx'
import { AccountTools } from './account-tools.tsx'
import { MainMenu } from './main-menu.tsx'
import { outwardEntries } from './menu.ts'
import styles from './site-header.module.css'
import type { Stickiness } from './stickiness.ts'
import { VisitorTools } from './visitor-tools.tsx'

/** The head of the site: the way home, the catalogue's menu, and the customer's own tools or the way to sign in. */
export function SiteHeader({ ticketCount }: { ticketCount: number | undefined }) {
  const { settings, session, site } = useRouteContext({ from: '__root__' })
  const { catalogue } = useSiteLinks()
  const { t } = useLingui()
  const header = useRef<HTMLElement>(null)
  const [stickiness, setStickiness] = useState<Stickiness>('still')
  const late = useLate(() => import('./sticky-header.tsx'))
  const { brand } = site.market
  const outward = outwardEntries(settings)
  return (
    <header ref={header} className={classes(styles.header, styles[stickiness])}>
      {late && <late.StickyHeader header={header} stickiness={stickiness} onChange={setStickiness} />}
      <div className={classes('sheet', styles.bar)}>
        <SiteLink className={styles.home} href={catalogue.start(session.isSignedIn)} aria-label={t`${brand}, home`}>
          <Logo brand={brand} />
        </SiteLink>
        {session.isSignedIn ? <AccountTools ticketCount={ticketCount} /> : <VisitorTools />}
        {!settings.header.navDisabled && (
          <div
            className={classes(
              styles.menu,
              // Ways out make the menu too long to stand beside the logo.
              outward.length > 0 && styles.long,
              !settings.header.mobileEnabled && styles.wideOnly,
            )}
          >
            <MainMenu outward={outward} />
          </div>
        )}
      </div>
    </header>
  )
}
