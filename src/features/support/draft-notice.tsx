import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/**
 * Says that what was typed before is back.
 *
 * @param children what else there is to know about it.
 * @param onClear the customer wants none of it: the form begins anew.
 */
export function DraftNotice({ children, onClear }: { children?: ReactNode; onClear: () => void }) {
  return (
    <Notice
      icon="clock"
      action={
        <Button variant="text" onClick={onClear}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      <Trans>Your unsent message is back.</Trans> {children}
    </Notice>
  )
}
