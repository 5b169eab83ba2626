import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

type DraftNoticeProps = { isInDoubt?: boolean; children?: ReactNode; onClear: () => void }

/**
 * Says that what was typed before is back.
 *
 * @param isInDoubt it may have arrived all the same, and would be there twice if it were sent again.
 * @param children what else there is to know about it.
 * @param onClear the customer wants none of it: the form begins anew.
 */
export function DraftNotice({ isInDoubt = false, children, onClear }: DraftNoticeProps) {
  return (
    <Notice
      icon="clock"
      action={
        <Button variant="text" onClick={onClear}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      {isInDoubt ? (
        <Trans>
          Your message is back. We cannot tell whether it has arrived already: if you send it again, we may have it
          twice.
        </Trans>
      ) : (
        <Trans>Your unsent message is back.</Trans>
      )}{' '}
      {children}
    </Notice>
  )
}
