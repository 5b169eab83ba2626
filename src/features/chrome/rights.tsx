import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'

/** Who owns the name and the site. */
export function Rights() {
  const { brand } = useRouteContext({ from: '__root__' }).site.market
  const year = String(new Date().getFullYear())
  return (
    <p>
      <Trans>
        © {year} {brand}. {brand} is a registered trademark. All rights reserved.
      </Trans>
    </p>
  )
}
