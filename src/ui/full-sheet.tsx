import type { KeyboardEvent, ReactNode } from 'react'
import styles from './full-sheet.module.css'
import { IconButton } from './icon-button.tsx'
import { messagePlace, useModal } from './modal.ts'

type FullSheetProps = {
  open: boolean
  /** Names the sheet for somebody who does not see it. */
  label: string
  closeLabel: string
  /** The reader wants out: the cross or Esc. Whoever opened it sets `open` to false. */
  onClose: () => void
  onKeyDown?: (event: KeyboardEvent) => void
  /** A few words opposite the cross. */
  hint?: ReactNode
  /** Controls under the content; on a low screen they stand beside the cross. */
  foot?: ReactNode
  /** One element that fills what the bars leave. */
  children: ReactNode
}

/** A sheet of the ticket's stock that rises over the page and fills the screen, in every theme: what is held up to somebody else. */
export function FullSheet({ open, label, closeLabel, onClose, onKeyDown, hint, foot, children }: FullSheetProps) {
  const { ref, onCancel } = useModal({ open, onClose })
  return (
    <dialog ref={ref} className={styles.sheet} aria-label={label} onCancel={onCancel} onKeyDown={onKeyDown}>
      {open && (
        <div className={styles.frame}>
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
          {hint && <div className={styles.hint}>{hint}</div>}
          <div className={styles.body}>{children}</div>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      )}
      <div {...{ [messagePlace]: '' }} className={styles.messages} />
    </dialog>
  )
}
