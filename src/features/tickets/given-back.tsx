import { Plural, Trans } from '@lingui/react/macro'
import type { Booking } from '#src/api/contract.ts'
import { formatMoney } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { isFree, PaidTotal } from './paid-total.tsx'

/** What comes back when a booking is cancelled: each means by itself, the money, and what was ordered with it. */
export function GivenBack({ booking: { payment, clickAndServe } }: { booking: Booking }) {
  const order = clickAndServe?.concessions
  const price = order && formatMoney({ amount: order.totalPrice, currency: order.currency })
  return (
    <div>
      <Bill
        rows={payment.means.map(({ label, count }) => ({
          label,
          value: <Plural value={count} one="# place back" other="# places back" />,
        }))}
        sum={{
          label: <Trans>You get back</Trans>,
          value: isFree(payment) ? <Trans>What you paid with</Trans> : <PaidTotal payment={payment} />,
        }}
      />
      {isFree(payment) && (
        <p className="t-small">
          <Trans>No money was charged for the tickets, so none comes back.</Trans>
        </p>
      )}
      {order && (
        <p className="t-small">
          <Trans>
            Your order {order.orderId} at the counter, {price}, is cancelled and paid back as well.
          </Trans>
        </p>
      )}
    </div>
  )
}
