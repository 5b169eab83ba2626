import { type RefObject, type SyntheticEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'

type ModalProps = {
  open: boolean
  /** The reader wants out by Esc or the browser's own way back. Whoever opened it sets `open` to false, or asks first. */
  onClose: () => void
  /** Id of what gets the focus where nothing inside is marked `data-autofocus`; the first control, where none is named. */
  firstId?: string
}

type Modal = {
  ref: RefObject<HTMLDialogElement | null>
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void
}

/**
 * Makes a `<dialog>` a modal one while it is open: the browser keeps focus inside, the page behind stands still, and focus goes back to
 * where it was on closing. The page's lock is in the dialog's own style sheet.
 */
export function useModal({ open, onClose, firstId }: ModalProps): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  const leave = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog || !open) return
    keepScrollBarRoom()
    dialog.showModal()
    change([...openModals, dialog])
    const first =
      dialog.querySelector<HTMLElement>('[data-autofocus]') ?? (firstId ? document.getElementById(firstId) : null)
    first?.focus()
    // Closed by the browser itself, which may overrule a second Esc.
    const closed = () => {
      // The event of an earlier closing may arrive when the dialog is open again.
      if (!dialog.open) leave()
    }
    const filled = () => raise(dialog)
    dialog.addEventListener('close', closed)
    document.addEventListener('fullscreenchange', filled)
    return () => {
      dialog.removeEventListener('close', closed)
      document.removeEventListener('fullscreenchange', filled)
      dialog.style.animation = ''
      document.addEventListener('click', withholdSecondPress, true)
      // Also when the component goes away while open: only closing gives focus back to where it was.
      dialog.close()
      change(openModals.filter((one) => one !== dialog))
    }
  }, [open, firstId])

  return {
    ref,
    onCancel(event) {
      // A cancelled file picker inside bubbles up here as well.
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
  }
}

/** A press may close a dialog; the second one in a row, of a double click, would then hit what lies beneath. */
function withholdSecondPress(event: MouseEvent): void {
  if (event.detail > 1) {
    event.preventDefault()
    event.stopPropagation()
  } else document.removeEventListener('click', withholdSecondPress, true)
}

/** A page that comes to fill the screen while a dialog is open would lie over it: the dialog is laid on top again. */
function raise(dialog: HTMLDialogElement): void {
  if (!document.fullscreenElement) return
  const focused = document.activeElement
  dialog.style.animation = 'none'
  dialog.close()
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
}

let openModals: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLDialogElement[]): void {
  openModals = next
  for (const listener of listeners) listener()
}

/** The modal dialog on top: the only part of the page that can be seen whole and used. */
export const topModal = {
  read: (): HTMLDialogElement | undefined => openModals.at(-1),
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}

/** Marks where in a modal dialog a message appears that comes up while it is open. */
export const messagePlace = 'data-messages'

/** Measures the page's scroll bar before it goes, unless an open dialog has taken it away already. */
function keepScrollBarRoom() {
  if (document.querySelector('dialog:modal')) return
  const page = document.documentElement
  page.style.setProperty('--scroll-bar', `${window.innerWidth - page.clientWidth}px`)
}
