import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { HomeLink } from './home-link.tsx'

/**
 * Stands in for a page whose feature this deployment has switched off.
 *
 * @param way where to go instead; the customer's home, when nothing is said.
 */
export function UnavailablePage({ way = <HomeLink className={buttonClass()} /> }: { way?: ReactNode }) {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`This page is closed for the moment.`}
      lead={t`It is not part of your account right now.`}
      text={<Trans>Your tickets, points and settings are where they always are.</Trans>}
      actions={way}
    />
  )
}
