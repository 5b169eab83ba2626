import { Trans } from '@lingui/react/macro'
import type { Booking, ClickAndServe } from '#src/api/contract.ts'
import { formatMoney, formatTime } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { type OrderState, orderState } from './order-rules.ts'
import { countedWords } from './ticket-words.ts'

/** Food and drinks that go with a booking: what was ordered and how far it is, or until when something can be. */
export function CounterOrder({ booking, now }: { booking: Booking; now: Date }) {
  const order = orderState(booking, now)
  if (!order) return null
  const concessions = booking.clickAndServe?.concessions
  return (
    <Section title={<Trans>At the counter</Trans>} note={concessions && <Trans>Order {concessions.orderId}</Trans>}>
      <p>
        <OrderSentence state={order.state} until={formatTime(order.until.toISOString(), booking.session.timeZone)} />
      </p>
      {concessions && <OrderBill concessions={concessions} />}
    </Section>
  )
}

function OrderSentence({ state, until }: { state: OrderState['state']; until: string }) {
  switch (state) {
    case 'ordered':
      return <Trans>Say that you are there once you sit, until {until}: your order is then brought to your seat.</Trans>
    case 'announced':
      return <Trans>We know that you are there: your order is brought to your seat. More is taken until {until}.</Trans>
    case 'announced-late':
      return <Trans>We know that you are there: your order is brought to your seat.</Trans>
    case 'ordered-late':
      return <Trans>Orders were brought to the seats until {until}. Yours waits for you at the counter.</Trans>
    case 'can-order':
      return <Trans>You can order food and drinks to your seat until {until}.</Trans>
  }
}

function OrderBill({ concessions }: { concessions: NonNullable<ClickAndServe['concessions']> }) {
  const { items, totalPrice, totalDiscount, currency } = concessions
  const money = (amount: string) => formatMoney({ amount, currency })
  return (
    <Bill
      rows={[
        ...items.map((item) => ({ label: countedWords(item), value: money(item.price) })),
        ...(Number(totalDiscount) > 0 ? [{ label: <Trans>Reduction</Trans>, value: money(`-${totalDiscount}`) }] : []),
      ]}
      sum={{ label: <Trans>Order</Trans>, value: money(totalPrice) }}
    />
  )
}
