import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { call } from '#src/api/client.ts'
import type { SubscriptionInvoice } from '#src/api/contract.ts'
import { fileNamePart } from '#src/app/downloads/save-file.ts'
import { usePdf } from '#src/app/downloads/use-pdf.ts'
import { formatMoney } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { classes } from '#src/ui/classes.ts'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import { downloadIcon } from '#src/ui/page-icons.ts'
import styles from './invoices-section.module.css'

/** An invoice: its day, what it is for, whether it is settled, its amount and its document. */
export function InvoiceLine({ invoice }: { invoice: SubscriptionInvoice }) {
  const { name, date, amount, status, extractedToNib } = invoice
  return (
    <div className={styles.invoice}>
      <dt className={styles.day}>{formatLongDay(date)}</dt>
      <dd className={styles.name}>{name}</dd>
      <dd className={styles.state}>
        <InvoiceState status={status} />
      </dd>
      <dd className={styles.amount}>{formatMoney(amount)}</dd>
      {extractedToNib && (
        <dd className={styles.document}>
          <DocumentButton invoice={invoice} />
        </dd>
      )}
    </div>
  )
}

function DocumentButton({ invoice: { id, date } }: { invoice: SubscriptionInvoice }) {
  const { t } = useLingui()
  const { isBusy, save } = usePdf(
    () => call('get', '/api/accounts/me/subscription/invoice/{id}.pdf', { params: { path: { id } }, parseAs: 'blob' }),
    `invoice-${fileNamePart(id)}.pdf`,
  )
  const day = formatLongDay(date)
  return (
    <IconButton
      icon={downloadIcon}
      label={t`Download the invoice of ${day} (PDF)`}
      aria-busy={isBusy || undefined}
      onClick={() => void save()}
    />
  )
}

/** Whether an invoice is settled; nothing about a word that is new. */
function InvoiceState({ status }: { status: string }) {
  switch (status) {
    case 'paid':
      return (
        <State icon="check" tone={styles.paid}>
          <Trans>paid</Trans>
        </State>
      )
    case 'unpaid':
      return (
        <State icon="error" tone={styles.unpaid}>
          <Trans>not paid</Trans>
        </State>
      )
    case 'pending':
      return (
        <State icon="clock">
          <Trans>on its way</Trans>
        </State>
      )
    default:
      return null
  }
}

function State({ icon, tone, children }: { icon: IconName; tone?: string; children: ReactNode }) {
  return (
    <span className={classes(styles.word, tone)}>
      <Icon name={icon} />
      <span>{children}</span>
    </span>
  )
}
