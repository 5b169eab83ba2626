import { Trans } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { formatMoney } from '#src/app/i18n/formats.ts'

type Payment = Booking['payment']

/** Whether no money was paid: a pass or a voucher covers it all. */
export function isFree({ totalAmount }: Payment): boolean {
  return Number(totalAmount) === 0
}

/** What was paid in money; in words where it is nothing. */
export function PaidTotal({ payment }: { payment: Payment }) {
  if (isFree(payment)) return <Trans>Nothing to pay</Trans>
  return formatMoney({ amount: payment.totalAmount, currency: payment.currency })
}
