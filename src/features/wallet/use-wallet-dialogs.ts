import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'

/** What opens a dialog about one thing in the wallet. */
export type OpenItemDialog = (name: 'code' | 'offer' | 'cancel-offer' | 'dissociate' | 'delete', id: string) => void

/** Opens the wallet's dialogs, each with an address of its own. */
export function useWalletDialogs(): OpenItemDialog {
  const dialogs = {
    code: useUrlDialog('code'),
    offer: useUrlDialog('offer'),
    'cancel-offer': useUrlDialog('cancel-offer'),
    dissociate: useUrlDialog('dissociate'),
    delete: useUrlDialog('delete'),
  }
  return (name, id) => dialogs[name].openFor(id)
}
