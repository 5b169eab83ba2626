import { Trans, useLingui } from '@lingui/react/macro'
import { formatList } from '#src/app/i18n/formats.ts'
import { FailureReport } from '#src/forms/failure-report.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormSection } from '#src/ui/form/form-section.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { downloadIcon } from '#src/ui/page-icons.ts'
import styles from './data-copy-section.module.css'
import { type CopyProgress, useDataCopy } from './use-data-copy.ts'

/** Offers a copy of the customer's data, made on their device. */
export function DataCopySection() {
  const { progress, make, titles } = useDataCopy()
  const isRetry = progress.kind === 'incomplete' || progress.kind === 'failed'
  return (
    <FormSection
      title={<Trans>A copy of your data</Trans>}
      help={<Trans>For you to keep, or to take elsewhere.</Trans>}
    >
      <p>
        <Trans>One file with everything that the pages of your account show about you: {formatList(titles)}.</Trans>
      </p>
      <p className="muted">
        <Trans>
          It is made on this device and sent to nobody. The format is JSON, which other services can read. Your contract
          and the PDFs of your invoices are on the page of your subscription.
        </Trans>
      </p>
      <div className={styles.end}>
        <Trouble progress={progress} />
        <Button variant="line" icon={downloadIcon} busy={progress.kind === 'reading'} onClick={make}>
          {isRetry ? <Trans>Try again</Trans> : <Trans>Make the copy</Trans>}
        </Button>
        <State progress={progress} />
      </div>
    </FormSection>
  )
}

/** Why there is no file. */
function Trouble({ progress }: { progress: CopyProgress }) {
  const { i18n } = useLingui()
  if (progress.kind === 'failed') return <FailureReport failure={progress.failure} hasFields={false} />
  if (progress.kind !== 'incomplete') return null
  const missing = formatList(progress.missing.map(({ title }) => i18n._(title)))
  return (
    <Notice tone="danger" role="alert">
      <Trans>
        <strong>These parts could not be read: {missing}.</strong> So there is no file yet: one with gaps would not be a
        copy. What is there already is not asked for again.
      </Trans>
    </Notice>
  )
}

function State({ progress }: { progress: CopyProgress }) {
  const { t } = useLingui()
  return (
    <>
      {progress.kind === 'reading' && (
        <progress
          className={styles.progress}
          aria-label={t`Parts of your data`}
          value={progress.done}
          max={progress.total}
        />
      )}
      <p className="t-small muted" role="status">
        {progress.kind === 'reading' && <Trans>Your data is being gathered…</Trans>}
        {progress.kind === 'saved' && <Trans>The copy is saved on this device as {progress.name}.</Trans>}
      </p>
    </>
  )
}
