import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CallData } from '#src/api/client.ts'
import { formatMoney, formatTime, type Money } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { currentSite } from '#src/site/current-site.ts'
import { isSome } from './subscription-rules.ts'

/** What the server answers a change of the subscription with. */
export type Receipt = CallData<'delete', '/api/accounts/me/subscription/cancel'>

/** A line of a receipt. */
export type ReceiptRow = { label: MessageDescriptor; value: string | MessageDescriptor }

/** What was done, as the head of its receipt. A change that is new is told of in general words. */
export function receiptTitle({ change }: Receipt): MessageDescriptor {
  switch (change) {
    case 'cancellation':
      return msg`Your cancellation is on record`
    case 'withdrawal':
      return msg`You have withdrawn from the contract`
    case 'cancellation-undone':
      return msg`Your subscription goes on`
    case 'suspension':
      return msg`Your pause is planned`
    case 'suspension-undone':
      return msg`Your pause is called off`
    case 'resumption':
      return msg`Your pass works again`
    case 'plan-change-undone':
      return msg`Your plan stays as it is`
    default:
      return msg`Your change is on record`
  }
}

/** The lines of a receipt: under which number it is found, what was asked for and when, and what follows from it. */
export function receiptRows(receipt: Receipt, number: string): ReceiptRow[] {
  const { requestedAt, confirmationMail, refundAmount, openBalance } = receipt
  const { timeZone } = currentSite().market
  return [
    { label: msg`Reference`, value: receipt.reference },
    { label: msg`Subscription number`, value: number },
    { label: msg`Asked for`, value: `${formatLongDay(requestedAt)}, ${formatTime(requestedAt, timeZone)}` },
    { label: effectLabel(receipt), value: formatLongDay(receipt.effectiveDate) },
    ...debitRows(receipt),
    ...(refundAmount ? [{ label: msg`Paid back within fourteen days`, value: formatMoney(refundAmount) }] : []),
    ...(isSome(openBalance) ? [{ label: msg`Still to be paid from before`, value: formatMoney(openBalance) }] : []),
    { label: msg`Sent to`, value: confirmationMail ?? msg`nobody: we have no address of yours` },
  ]
}

function effectLabel({ change }: Receipt): MessageDescriptor {
  if (change === 'cancellation' || change === 'withdrawal') return msg`Last day of the pass`
  return change === 'suspension' ? msg`First day of the pause` : msg`Holds from`
}

/** The last debit where the subscription ends, the next one where it goes on. */
function debitRows({ change, ...receipt }: Receipt): ReceiptRow[] {
  if (change === 'cancellation' || change === 'withdrawal') {
    const { lastDebitDate: date, lastDebitAmount: amount } = receipt
    return [{ label: msg`Last debit`, value: amount && date ? debit(amount, date) : msg`none` }]
  }
  const { nextDebitDate: date, nextDebitAmount: amount } = receipt
  return [{ label: msg`Next debit`, value: amount && date ? debit(amount, date) : msg`none for now` }]
}

function debit(amount: Money, date: string): string {
  return `${formatMoney(amount)}, ${formatLongDay(date)}`
}
