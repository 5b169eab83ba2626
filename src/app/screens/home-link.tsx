import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'

/** The way to the customer's home from a page that has nothing to show. @param className the look of a link or of a button. */
export function HomeLink({ className }: { className: string }) {
  return (
    <Link className={className} to="/$language" params={{ language: currentLanguage() }}>
      <Trans>To my account</Trans>
    </Link>
  )
}
