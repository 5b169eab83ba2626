import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** Stands in for a page whose feature this deployment has switched off. */
export function UnavailablePage() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`This page is closed for the moment.`}
      lead={t`It is not part of your account right now.`}
      text={<Trans>Your tickets, points and settings are where they always are.</Trans>}
      actions={
        <Link className={buttonClass()} to="/$language" params={{ language: currentLanguage() }}>
          <Trans>To my account</Trans>
        </Link>
      }
    />
  )
}
