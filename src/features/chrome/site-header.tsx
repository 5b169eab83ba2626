import { useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { classes } from '#src/ui/classes.ts'
import { Logo } from '#src/ui/logo.tsx'
import { AccountTools } from './account-tools.tsx'
import { MainMenu } from './main-menu.tsx'
import { outwardEntries } from './menu.ts'
import { SignInButton } from './sign-in-button.tsx'
import styles from './site-header.module.css'
import { useCatalogueLinks } from './use-catalogue-links.ts'

/** The head of the site: the way home, the catalogue's menu, and the customer's own tools or the way to sign in. */
export function SiteHeader({ ticketCount }: { ticketCount: number | undefined }) {
  const { settings, session, site } = useRouteContext({ from: '__root__' })
  const { home } = useCatalogueLinks()
  const { t } = useLingui()
  const { brand } = site.market
  const outward = outwardEntries(settings)
  return (
    <header className={styles.header}>
      <div className={classes('sheet', styles.bar)}>
        <a className={styles.home} href={home} aria-label={t`${brand}, home`}>
          <Logo brand={brand} />
        </a>
        {session.isSignedIn ? <AccountTools ticketCount={ticketCount} /> : <SignInButton />}
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
