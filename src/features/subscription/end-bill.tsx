import { Trans } from '@lingui/react/macro'
import { formatMoney } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import type { Holding } from './subscription-actions.ts'
import { openBalance, opensDoors, situationOf } from './subscription-rules.ts'

/** What cancelling now comes to: the last day, the last debit, and what stays to be paid. @param today `YYYY-MM-DD` in the market. */
export function EndBill({ holding, today }: { holding: Holding; today: string }) {
  const { subscription, account } = holding
  const { cancellation, isADI } = subscription
  if (!cancellation) return null
  const { endDate, lastDebitDate, lastDebitAmount } = cancellation
  const owed = openBalance(subscription)
  const last = lastDebitDate && formatLongDay(lastDebitDate)
  const isAhead = lastDebitDate !== null && lastDebitDate > today
  return (
    <Bill
      rows={[
        {
          label: <Trans>Last day of the pass</Trans>,
          value: formatLongDay(endDate),
          note: (
            <>
              {!isADI && <Trans>Your subscription runs for a fixed period, and ends with it.</Trans>}{' '}
              {opensDoors(situationOf(subscription, account)) ? (
                <Trans>Until then it works as always, and you can take the cancellation back.</Trans>
              ) : (
                <Trans>Until then you can take the cancellation back.</Trans>
              )}
            </>
          ),
        },
        {
          label: <Trans>Last debit</Trans>,
          value: lastDebitAmount && last ? formatMoney(lastDebitAmount) : <Trans>none</Trans>,
          note:
            lastDebitAmount && last ? (
              isAhead ? (
                <Trans>on {last}</Trans>
              ) : (
                <Trans>made on {last}: nothing more follows</Trans>
              )
            ) : undefined,
        },
        ...(owed ? [{ label: <Trans>Still to be paid from before</Trans>, value: formatMoney(owed) }] : []),
      ]}
    />
  )
}
