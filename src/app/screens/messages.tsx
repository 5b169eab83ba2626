import { ConfirmDialog } from '#src/app/dialogs/confirm-dialog.tsx'
import { ToastRegion } from '#src/app/toasts/toast-region.tsx'

/** The question that is to be answered, and the message that is to be read. */
export function Messages() {
  return (
    <>
      <ConfirmDialog />
      <ToastRegion />
    </>
  )
}
