import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { catalogueHome } from '#src/app/settings/settings.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'

/** No showing to come: the empty hall, and the way to the films where the catalogue is a site of its own. */
export function NoTicket() {
  const { settings } = useRouteContext({ from: '__root__' })
  return (
    <EmptyState
      lead={<Trans>The hall is empty, and the best seats are still free.</Trans>}
      text={
        <Trans>
          Your next ticket will stand here as soon as you book, whether online or at the counter with your account.
        </Trans>
      }
      actions={
        settings.urls.catalogue && (
          <a className={buttonClass()} href={catalogueHome(settings)}>
            <Trans>Choose a film</Trans>
          </a>
        )
      }
    />
  )
}
