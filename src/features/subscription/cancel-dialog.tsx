import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { apiQuery } from '#src/api/query.ts'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'
import { Button } from '#src/ui/button.tsx'
import { CancelForm } from './cancel-form.tsx'
import { EndBill } from './end-bill.tsx'
import { LeavingDialog } from './leaving-dialog.tsx'
import type { Receipt } from './receipt-rows.ts'
import { can, type Holding } from './subscription-actions.ts'
import { withdrawalReason } from './use-leave.ts'

type CancelDialogProps = { holding: Holding; today: string; onReceipt: (receipt: Receipt) => void }

/**
 * Cancels the subscription: when it ends and what is still debited, the reason, and that is all.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function CancelDialog({ holding, today, onReceipt }: CancelDialogProps) {
  return (
    <LeavingDialog name="cancel-subscription" title={<Trans>Cancel my subscription</Trans>} holding={holding}>
      {(held, close) =>
        can('cancel', held) ? (
          <>
            <EndBill holding={held} today={today} />
            <Reasons close={close} onReceipt={onReceipt} />
          </>
        ) : (
          <p>
            <Trans>
              There is nothing to cancel: your subscription has ended, or is going to. Close this to see how it stands.
            </Trans>
          </p>
        )
      }
    </LeavingDialog>
  )
}

/** The form, once the reasons to choose from are there. */
function Reasons({ close, onReceipt }: { close: () => void; onReceipt: (receipt: Receipt) => void }) {
  const { data, isPending, isFetching, refetch } = useQuery({
    ...apiQuery('/api/accounts/me/subscription/cancel/reasons'),
    throwOnError: false,
  })
  if (isPending) {
    return (
      <p role="status">
        <Trans>One moment, the form is being fetched…</Trans>
      </p>
    )
  }
  const reasons = data?.filter(({ code }) => code !== withdrawalReason) ?? []
  if (reasons.length > 0) return <CancelForm reasons={reasons} close={close} onReceipt={onReceipt} />
  return (
    <div className="stack">
      <p role="alert">
        {data ? (
          <Trans>Cancelling is not possible on this page for the moment. Please try again later, or write to us.</Trans>
        ) : (
          <Trans>The form could not be fetched. Nothing was changed.</Trans>
        )}
      </p>
      <div className="row">
        <Button variant="line" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
        <WriteToUs />
      </div>
    </div>
  )
}
