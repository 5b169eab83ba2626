import { Trans, useLingui } from '@lingui/react/macro'
import { useSearch } from '@tanstack/react-router'
import { useEffect, useId, useRef } from 'react'
import { fileNamePart, saveFile } from '#src/app/downloads/save-file.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Button } from '#src/ui/button.tsx'
import { downloadIcon } from '#src/ui/page-icons.ts'
import styles from './receipt.module.css'
import { type Receipt as ReceiptData, receiptRows, receiptTitle } from './receipt-rows.ts'

type ReceiptProps = {
  receipt: ReceiptData
  /** The subscription's number. */
  number: string
}

/** The receipt for a change: to be read at once, and to be saved or printed. Print leaves everything else on the page out. */
export function Receipt({ receipt, number }: ReceiptProps) {
  const { i18n } = useLingui()
  const titleId = useId()
  const head = useRef<HTMLHeadingElement>(null)
  const read = useRef<ReceiptData>(undefined)
  const { dialog } = useSearch({ from: '__root__' })
  const mail = receipt.confirmationMail
  const title = i18n._(receiptTitle(receipt))
  const rows = receiptRows(receipt, number).map(({ label, value }) => ({
    label: i18n._(label),
    value: typeof value === 'string' ? value : i18n._(value),
  }))

  // What led here is gone with the change; while a dialog is still open, the page cannot be read. A dialog that is closed later gives the
  // focus back to where it was.
  useEffect(() => {
    if (dialog || read.current === receipt) return
    read.current = receipt
    head.current?.focus()
  }, [receipt, dialog])

  function save() {
    const lines = [title, '', ...rows.map(({ label, value }) => `${label}\r\n  ${value}`), '']
    // With the mark that tells every program that it is UTF-8.
    const text = `\uFEFF${lines.join('\r\n')}`
    saveFile(new Blob([text], { type: 'text/plain' }), `receipt-${fileNamePart(receipt.reference)}.txt`)
  }

  return (
    <section className={styles.receipt} aria-labelledby={titleId}>
      <h2 className="t-title" id={titleId} ref={head} tabIndex={-1}>
        {title}
      </h2>
      <p>
        {mail ? (
          <Trans>This is your receipt. We have sent the same to {mail}.</Trans>
        ) : (
          <Trans>This is your receipt. Please keep it: we have no e-mail address of yours to send it to.</Trans>
        )}
      </p>
      <Bill rows={rows} />
      <div className={styles.actions}>
        <Button variant="line" icon={downloadIcon} onClick={save}>
          <Trans>Save the receipt</Trans>
        </Button>
        <Button variant="text" onClick={() => window.print()}>
          <Trans>Print it</Trans>
        </Button>
      </div>
    </section>
  )
}
