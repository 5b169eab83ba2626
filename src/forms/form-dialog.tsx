import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { openQuestion } from '#src/app/dialogs/confirm.ts'
import { type DialogName, useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { focusHeading } from '#src/app/focus/heading.ts'
import { isFocusLost } from '#src/app/focus/lost.ts'
import { Dialog } from '#src/ui/dialog.tsx'
import { FormSurroundingsContext } from './unsaved-guard.ts'

type FormDialogProps = {
  /** By which the address opens it. */
  name: DialogName
  title: ReactNode
  /**
   * Drawn while it is open.
   *
   * @param item the id of what it is about, where the address names one. It may be nobody's.
   * @param close for a form that is sent, and for the button that says that it is given up: it asks nothing.
   */
  children: (dialog: { item: string | undefined; close: () => void }) => ReactNode
}

/**
 * A dialog with a form in it. The cross, Esc, a press beside it and Back ask first where something is typed that was not sent. The focus
 * goes back to where it was; where that is gone, to the head of the page.
 */
export function FormDialog({ name, title, children }: FormDialogProps) {
  const { t } = useLingui()
  const { isOpen, item, close } = useUrlDialog(name)
  const inside = useRef<HTMLSpanElement>(null)
  const isGivenUp = useRef(false)
  const wasOpen = useRef(false)

  useEffect(() => {
    isGivenUp.current = false
    const isClosed = wasOpen.current && !isOpen
    if (isClosed && isFocusLost()) focusHeading()
    wasOpen.current = isOpen
  }, [isOpen])

  const surroundings = useMemo(
    () => ({
      isGivenUp: () => isGivenUp.current,
      reopen: () => {
        const dialog = inside.current?.closest('dialog')
        if (dialog && !dialog.open) dialog.showModal()
      },
    }),
    [],
  )

  function giveUp() {
    isGivenUp.current = true
    // Whether to close it may be asked at the moment: that is answered with it.
    openQuestion.read()?.answer(true)
    close()
  }

  return (
    <FormSurroundingsContext value={surroundings}>
      <Dialog open={isOpen} title={title} closeLabel={t`Close`} onClose={close}>
        <span ref={inside} hidden />
        {children({ item, close: giveUp })}
      </Dialog>
    </FormSurroundingsContext>
  )
}
