import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { ConsentGate } from '#src/app/consent/consent-gate.tsx'
import { watchViewport } from '#src/app/viewport/viewport.ts'
import { classes } from '#src/ui/classes.ts'
import { LateDialogs } from './late-dialogs.tsx'
import { LateFooter } from './late-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import styles from './site-shell.module.css'

type SiteShellProps = {
  /** How many tickets are to come; no count is shown while it is not known. */
  ticketCount?: number | undefined
  children: ReactNode
}

/** What stands round every page of the site: the way past the header, the header, the page, the footer and the dialogs of both. */
export function SiteShell({ ticketCount, children }: SiteShellProps) {
  const { settings } = useRouteContext({ from: '__root__' })
  useEffect(watchViewport, [])
  return (
    <div className={styles.shell}>
      <a className="skip-link" href="#main">
        <Trans>Skip to content</Trans>
      </a>
      <ConsentGate />
      {!settings.header.disabled && <SiteHeader ticketCount={ticketCount} />}
      <main id="main" className={classes('sheet', styles.main)} tabIndex={-1}>
        {children}
      </main>
      <LateFooter />
      <LateDialogs />
    </div>
  )
}
