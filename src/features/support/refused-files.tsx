import { Trans } from '@lingui/react/macro'
import { Icon } from '#src/ui/icon.tsx'
import styles from './refused-files.module.css'
import type { RefusedFile } from './use-attachments.ts'

/** Files that were chosen and cannot go along, each by its name and with the reason. */
export function RefusedFiles({ refused }: { refused: readonly RefusedFile[] }) {
  return (
    <div role="alert">
      {refused.map((one) => (
        <p key={one.id} className={styles.refused}>
          <Icon name="error" className={styles.sign} />
          <span>
            <Reason file={one} />
          </span>
        </p>
      ))}
    </div>
  )
}

function Reason({ file: { name, why } }: { file: RefusedFile }) {
  const called = <bdi>{name}</bdi>
  switch (why) {
    case 'empty':
      return <Trans>“{called}” is empty.</Trans>
    case 'too-big':
      return <Trans>“{called}” is too big: 5 MB at most for a file.</Trans>
    case 'too-big-together':
      return <Trans>“{called}” does not fit: the files may have 15 MB together.</Trans>
    case 'too-many':
      return <Trans>“{called}” is one too many: 5 files at most.</Trans>
    case 'unreadable':
      return <Trans>“{called}” cannot be read. It may have been moved or changed.</Trans>
    case 'wrong-type':
      return <Trans>“{called}” is not a PDF or a picture that we can open (JPEG, PNG, HEIC, WebP).</Trans>
  }
}
