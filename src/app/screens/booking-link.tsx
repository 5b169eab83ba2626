import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { safeHref } from '#src/app/links/safe-href.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** The way to a seat; nothing where a deployment has no site to book on. */
export function BookingLink() {
  const { settings } = useRouteContext({ from: '__root__' })
  const booking = safeHref(settings.urls.booking)
  return (
    booking && (
      <a className={buttonClass()} href={booking}>
        <Trans>Choose a film</Trans>
      </a>
    )
  )
}
