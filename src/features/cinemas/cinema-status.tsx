import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'

/** What a cinema's status says to a visitor; nothing for one that is open, and for a status that is new. */
export function statusWord(status: string | undefined): ReactNode {
  if (status === 'closed') return <Trans>Closed for a while</Trans>
  return status === 'coming' && <Trans>Opening soon</Trans>
}
