import { Trans } from '@lingui/react/macro'
import type { SubscriptionInvoice } from '#src/api/contract.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import { InvoiceLine } from './invoice-line.tsx'
import styles from './invoices-section.module.css'

/** The invoices, the newest first, with what has become of each and its document where there is one. */
export function InvoicesSection({ invoices }: { invoices: readonly SubscriptionInvoice[] }) {
  const isAwaited = invoices.some(({ extractedToNib }) => !extractedToNib)
  return (
    <Section
      title={<Trans>Invoices</Trans>}
      layout="margin"
      note={isAwaited && <Trans>The document of an invoice can be downloaded a few days after its date.</Trans>}
    >
      {invoices.length === 0 ? (
        <p className="muted">
          <Trans>No invoice yet. The first one stands here on the day of the first debit.</Trans>
        </p>
      ) : (
        <LongList items={invoices} step={12}>
          {(shown) => (
            <dl className={styles.invoices}>
              {shown.map((invoice) => (
                <InvoiceLine key={invoice.id} invoice={invoice} />
              ))}
            </dl>
          )}
        </LongList>
      )}
    </Section>
  )
}
