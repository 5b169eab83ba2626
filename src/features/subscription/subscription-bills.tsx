import { Trans } from '@lingui/react/macro'
import type { Subscription, SubscriptionInvoice } from '#src/api/contract.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { supplements } from './subscription-rules.ts'

/** What the subscription costs: the supplements of the running month with their sum, and the invoices, the newest first. */
export function SubscriptionBills({ subscription }: { subscription: Subscription }) {
  const { consumption, invoices } = subscription
  const sum = supplements(subscription)
  return (
    <>
      {sum && (
        <Section title={<Trans>Supplements this month</Trans>} layout="margin">
          <Bill
            rows={consumption.supplements.map(({ name, movie, cinema, date, amount }) => ({
              label: name,
              value: formatMoney(amount),
              note: [movie, cinema, formatDay(date)].filter(Boolean).join(', '),
            }))}
            sum={{ label: <Trans>Together</Trans>, value: formatMoney(sum) }}
          />
        </Section>
      )}
      <Section title={<Trans>Invoices</Trans>} layout="margin">
        {invoices.length === 0 ? (
          <p className="muted">
            <Trans>No invoice yet. The first one stands here on the day of the first debit.</Trans>
          </p>
        ) : (
          <LongList items={invoices} step={12}>
            {(shown) => <Bill rows={shown.map(invoiceRow)} />}
          </LongList>
        )}
      </Section>
    </>
  )
}

function invoiceRow({ name, date, amount, status }: SubscriptionInvoice) {
  return {
    label: name,
    value: formatMoney(amount),
    note: (
      <>
        {formatDay(date)}
        <InvoiceState status={status} />
      </>
    ),
  }
}

/** Whether an invoice is settled; nothing about a word that is new. */
function InvoiceState({ status }: { status: string }) {
  switch (status) {
    case 'paid':
      return (
        <>
          {', '}
          <Trans>paid</Trans>
        </>
      )
    case 'unpaid':
      return (
        <>
          {', '}
          <strong>
            <Trans>not paid</Trans>
          </strong>
        </>
      )
    case 'pending':
      return (
        <>
          {', '}
          <Trans>on its way</Trans>
        </>
      )
    default:
      return null
  }
}
