import { Trans, useLingui } from '@lingui/react/macro'
import type { UploadProgress } from '#src/api/upload.ts'
import styles from './attachment-progress.module.css'
import { FileSize } from './file-size.tsx'

/** How much of the files has left this device. */
export function AttachmentProgress({ progress: { sent, total } }: { progress: UploadProgress }) {
  const { t } = useLingui()
  return (
    <div className={styles.progress}>
      <progress className={styles.bar} max={total} value={sent} aria-label={t`Sending your files`} />
      <p className="t-small muted">
        <Trans>
          <FileSize bytes={sent} /> of <FileSize bytes={total} /> sent
        </Trans>
      </p>
    </div>
  )
}
