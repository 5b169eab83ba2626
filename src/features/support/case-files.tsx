import { Trans } from '@lingui/react/macro'
import type { Case } from '#src/api/contract.ts'
import styles from './case-files.module.css'
import { FileSize } from './file-size.tsx'

/** The files that came with a question, by name and size. They cannot be fetched again. */
export function CaseFiles({ files }: { files: Case['attachments'] }) {
  if (files.length === 0) return null
  return (
    <div className={styles.files}>
      <p>
        <Trans>Sent along:</Trans>
      </p>
      <ul>
        {files.map(({ name, size }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name, and their places never change
          <li key={place}>
            <bdi>{name}</bdi>, <FileSize bytes={size} />
          </li>
        ))}
      </ul>
    </div>
  )
}
