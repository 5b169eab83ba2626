import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { pathKey } from '#src/api/query.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { subscriptionPaths } from './subscription-paths.ts'

/** Says that the page shows what was read earlier, because it could not be read anew, and offers another try. */
export function StaleNotice({ isBusy }: { isBusy: boolean }) {
  const queryClient = useQueryClient()
  function readAnew() {
    for (const path of subscriptionPaths) void queryClient.invalidateQueries({ queryKey: pathKey(path) })
  }
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        <Button variant="text" busy={isBusy} onClick={readAnew}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>
        <strong>This page may be out of date.</strong> How your subscription stands now could not be read.
      </Trans>
    </Notice>
  )
}
