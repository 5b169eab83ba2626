import { Trans, useLingui } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { Advantage } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import { RichText } from '#src/app/content/rich-text.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { Disclosure } from '#src/ui/disclosure.tsx'
import { QrCode } from '#src/ui/qr-code.tsx'
import styles from './advantage-dialog.module.css'
import { UsableUntil } from './usable-until.tsx'

type AdvantageDialogProps = {
  /** Nothing is open without one. */
  advantage: Advantage | undefined
  /** `YYYY-MM-DD` in the market. */
  today: string
  close: () => void
}

/** One advantage to be shown at the till: its code to scan and to read, how it is used, and what it is bound to. */
export function AdvantageDialog({ advantage, today, close }: AdvantageDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog open={advantage !== undefined} title={advantage?.name ?? ''} closeLabel={t`Close`} onClose={close}>
      {advantage && <About advantage={advantage} today={today} />}
    </Dialog>
  )
}

function About({ advantage, today }: { advantage: Advantage; today: string }) {
  const { name, expirationDate, code, help, details, terms, alexRecognitionId } = advantage
  return (
    <>
      <p className="t-lead">
        <UsableUntil expirationDate={expirationDate} today={today} />
      </p>
      {code ? <Code name={name} code={code} /> : <ClubNumber />}
      {(help || details) && (
        <div className="stack">
          {help && <RichText content={help} />}
          {details && <RichText content={details} />}
        </div>
      )}
      {terms && (
        <Disclosure title={<Trans>Conditions</Trans>}>
          <div className={styles.terms}>
            <RichText content={terms} />
          </div>
        </Disclosure>
      )}
      {alexRecognitionId && (
        <p className="t-small muted">
          <Trans>
            If something does not work, our customer service knows it as{' '}
            <span className={styles.whole}>{alexRecognitionId}</span>.
          </Trans>
        </p>
      )}
    </>
  )
}

function Code({ name, code }: { name: string; code: string }) {
  const { t } = useLingui()
  return (
    <div className="stack">
      <div className={styles.code}>
        <QrCode value={code} label={t`QR code: ${name}`} />
        <p className={styles.letters}>{code}</p>
      </div>
      <CopyButton value={code}>
        <Trans>Copy the code</Trans>
      </CopyButton>
    </div>
  )
}

/** What is shown instead of a code. */
function ClubNumber() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const number = account.loyalty?.number
  return (
    number && (
      <p>
        <Trans>
          It needs no code. Your Club number is enough: <strong className={styles.whole}>{number}</strong>
        </Trans>
      </p>
    )
  )
}
