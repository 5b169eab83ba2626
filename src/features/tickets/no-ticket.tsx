import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { safeHref } from '#src/app/links/safe-href.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** No showing to come: the empty hall, and the way to a seat where there is a site to book on. */
export function NoTicket() {
  const { settings } = useRouteContext({ from: '__root__' })
  const booking = safeHref(settings.urls.booking)
  return (
    <EmptyState
      lead={<Trans>The hall is empty, and the best seats are still free.</Trans>}
      text={<Trans>Your next ticket will stand here as soon as you book, online or at the counter.</Trans>}
      actions={
        booking && (
          <a className={buttonClass()} href={booking}>
            <Trans>Choose a film</Trans>
          </a>
        )
      }
    />
  )
}
