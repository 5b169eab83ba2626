import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** There is no link, or one that does not work: where a good one is, and the other way to the same end. */
export function DeadLink() {
  const { settings } = useRouteContext({ from: '__root__' })
  const params = { language: currentLanguage() }
  return (
    <EmptyState
      lead={<Trans>This link does not work, or not any more.</Trans>}
      text={<Trans>Open the one at the foot of a recent newsletter, or choose in your account what we send you.</Trans>}
      actions={
        isOn(settings, 'notificationsEnabled') ? (
          <Link className={buttonClass()} to="/$language/preferences" params={params}>
            <Trans>Choose in your account</Trans>
          </Link>
        ) : (
          <Link className={buttonClass()} to="/$language/profile" params={params}>
            <Trans>Choose in your account</Trans>
          </Link>
        )
      }
    />
  )
}
