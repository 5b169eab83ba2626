import { Trans } from '@lingui/react/macro'
import type { Goodie } from '#src/api/contract.ts'
import { formatNumber } from '#src/app/i18n/formats.ts'

/** How much of something is left. */
export function PlacesLeft({ initial, remaining }: Goodie['quantity']) {
  const left = formatNumber(remaining)
  const all = formatNumber(initial)
  return (
    <Trans>
      {left} of {all} left
    </Trans>
  )
}
