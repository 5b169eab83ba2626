import { type MouseEvent, type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { classes } from './classes.ts'
import styles from './dialog.module.css'
import { IconButton } from './icon-button.tsx'

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
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const leave = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    keepScrollBarRoom()
    dialog.showModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]') ?? document.getElementById(titleId)
    first?.focus()
    // Closed by the browser itself, which may overrule a second Esc.
    const closed = () => {
      // The event of an earlier closing may arrive when the dialog is open again.
      if (!dialog.open) leave()
    }
    dialog.addEventListener('close', closed)
    return () => {
      dialog.removeEventListener('close', closed)
      // Also when the component goes away while open: only closing gives focus back to where it was.
      dialog.close()
    }
  }, [open, titleId])

  function press(event: MouseEvent) {
    // The sheet fills the dialog, so a press on the dialog itself is one on the backdrop.
    if (event.target === ref.current) onClose()
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the key is Esc, which the browser reports as `cancel`
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onClick={press}
      onCancel={(event) => {
        // A cancelled file picker inside bubbles up here as well.
        if (event.target !== ref.current) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 className={classes('t-title', styles.title)} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <IconButton icon="close" label={closeLabel} className={styles.close} onClick={onClose} />
        </div>
        {open && <div className={styles.body}>{children}</div>}
      </div>
    </dialog>
  )
}

/** Measures the page's scroll bar before it goes, unless an open dialog has taken it away already. */
function keepScrollBarRoom() {
  if (document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
}
