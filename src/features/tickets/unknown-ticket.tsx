import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** An address that names no valid ticket of this customer: cancelled, over since yesterday, or somebody else's. */
export function UnknownTicket() {
  return (
    <EmptyState
      title={<Trans>There is no valid ticket here</Trans>}
      lead={<Trans>It may have been cancelled, or its showing is over.</Trans>}
      text={<Trans>Whatever still opens a door stands among your tickets.</Trans>}
      actions={
        <Link className={buttonClass()} to="/$language/tickets" params={{ language: currentLanguage() }}>
          <Trans>Your tickets</Trans>
        </Link>
      }
    />
  )
}
