import { type MouseEvent, type ReactNode, useId } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'
import { messagePlace, useModal } from './modal.ts'

type DialogProps = {
  open: boolean
  title: ReactNode
  closeLabel: string
  /** The reader wants out: the cross, Esc or a press beside the sheet. Whoever opened it sets `open` to false, or asks first. */
  onClose: () => void
  children: ReactNode
}

/**
 * A sheet torn off and laid over the page: at the bottom on a phone, in the middle elsewhere. The browser keeps focus
 * inside and gives it back on closing. Focus starts on the title, or on the element marked `data-autofocus`.
 */
export function Dialog({ open, title, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId()
  const { ref, onCancel } = useModal({ open, onClose, firstId: titleId })

  function press(event: MouseEvent) {
    // The sheet fills the dialog, so a press on the dialog itself is one on the backdrop. The second press of a double click may hit it by
    // mistake, where the first one has made the sheet shorter.
    if (event.target === ref.current && event.detail < 2) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which the browser reports as `cancel`
    <dialog ref={ref} className={styles.dialog} aria-labelledby={titleId} onClick={press} onCancel={onCancel}>
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={classes('t-title', styles.title)} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
        </div>
        {open && <div className={styles.body}>{children}</div>}
        <div {...{ [messagePlace]: '' }} className={styles.messages} />
      </div>
    </dialog>
  )
}
