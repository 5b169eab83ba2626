import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'

/** Asks a member who has not accepted the club's terms yet to do so. */
export function TermsNotice({ onAccept }: { onAccept: () => void }) {
  return (
    <Notice
      action={
        <Button variant="text" onClick={onAccept}>
          <Trans>Read and accept</Trans>
        </Button>
      }
    >
      <Trans>The Club has terms that you have not accepted yet. Your points are not touched by that.</Trans>
    </Notice>
  )
}
