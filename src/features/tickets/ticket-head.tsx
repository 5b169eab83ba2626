import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/icon.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'
import styles from './ticket-head.module.css'

/** Above an open ticket: the way back to all of them, and beside it the way to the others of the booking. */
export function TicketHead({ children }: { children?: ReactNode }) {
  return (
    <div className={classes('screen-only', styles.head)}>
      <Link className={backLinkClass()} to="/$language/tickets" params={{ language: currentLanguage() }}>
        <Icon name="back" />
        <Trans>Your tickets</Trans>
      </Link>
      {children}
    </div>
  )
}
