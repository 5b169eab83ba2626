import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#src/api/contract.ts'
import { cancellationSchema } from '#src/api/schemas.ts'
import { formatMoney } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { ContractForm } from '#src/forms/contract-form.tsx'
import { DialogBar } from '#src/forms/dialog-bar.tsx'
import { useContractForm } from '#src/forms/use-contract-form.ts'
import { Bill } from '#src/ui/bill.tsx'
import { FormFields } from '#src/ui/form/form-section.tsx'
import { LeavingDialog } from './leaving-dialog.tsx'
import type { Receipt } from './receipt-rows.ts'
import { can, type Holding } from './subscription-actions.ts'
import { openBalance } from './subscription-rules.ts'
import { useLeave, withdrawalReason } from './use-leave.ts'

type WithdrawDialogProps = { holding: Holding; today: string; onReceipt: (receipt: Receipt) => void }

/**
 * Withdraws from the contract during its first fourteen days: what ends when and what comes back. No reason is asked for.
 *
 * @param today `YYYY-MM-DD` in the market.
 */
export function WithdrawDialog({ holding, today, onReceipt }: WithdrawDialogProps) {
  return (
    <LeavingDialog name="withdraw" title={<Trans>Withdraw from the contract</Trans>} holding={holding}>
      {(held, close) =>
        held.subscription.withdrawal ? (
          <>
            <Outcome subscription={held.subscription} withdrawal={held.subscription.withdrawal} today={today} />
            <WithdrawForm close={close} onReceipt={onReceipt} />
          </>
        ) : (
          <p>
            {can('cancel', held) ? (
              <Trans>
                Withdrawing is possible during the first fourteen days, and those are over. You can cancel your
                subscription.
              </Trans>
            ) : (
              <Trans>
                There is nothing to withdraw from: your subscription has ended, or is going to. Close this to see how it
                stands.
              </Trans>
            )}
          </p>
        )
      }
    </LeavingDialog>
  )
}

type Outcome = { subscription: Subscription; withdrawal: NonNullable<Subscription['withdrawal']>; today: string }

function Outcome({ subscription, withdrawal: { refundAmount }, today }: Outcome) {
  const owed = openBalance(subscription)
  return (
    <>
      <Bill
        rows={[
          { label: <Trans>Last day of the pass</Trans>, value: formatLongDay(today) },
          { label: <Trans>Paid back within fourteen days</Trans>, value: formatMoney(refundAmount) },
          ...(owed ? [{ label: <Trans>Still to be paid from before</Trans>, value: formatMoney(owed) }] : []),
        ]}
      />
      <p>
        <Trans>This cannot be taken back. You can take a new subscription later.</Trans>
      </p>
    </>
  )
}

function WithdrawForm({ close, onReceipt }: { close: () => void; onReceipt: (receipt: Receipt) => void }) {
  const leave = useLeave(onReceipt)
  const form = useContractForm({
    schema: cancellationSchema,
    initial: { reason: withdrawalReason },
    submit: leave,
    onSaved: close,
  })
  return (
    <ContractForm form={form}>
      <FormFields>
        <DialogBar
          label={<Trans>Withdraw from the contract</Trans>}
          danger
          cancel={<Trans>Go back</Trans>}
          close={close}
        />
      </FormFields>
    </ContractForm>
  )
}
