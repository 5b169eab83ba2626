import { useNavigate, useSearch } from '@tanstack/react-router'

/** Every dialog that has an address (`?dialog=…`), so that Back closes it and a link can open it. */
export const dialogNames = [
  'language',
  'account',
  'add-voucher',
  'add-prepaid',
  'add-gift-card',
  'attach-card',
  'code',
  'offer',
  'cancel-offer',
  'dissociate',
  'delete',
  'door',
  'cancel-tickets',
  'advantage',
  'join-club',
  'cancel-subscription',
  'withdraw',
  'photo',
  'pass',
  'change-mail',
  'delete-account',
  'invite',
  'trailer',
  'ask',
] as const
export type DialogName = (typeof dialogNames)[number]

/** Reads `dialog` from an address; an unknown name opens nothing. */
export function parseDialog(value: unknown): DialogName | undefined {
  return dialogNames.find((name) => name === value)
}

/** Reads `item` from an address: which of several things a dialog is about. Links, bookmarks and hands may have put anything there. */
export function parseItem(value: unknown): string | undefined {
  const item = typeof value === 'number' ? String(value) : value
  return typeof item === 'string' && item !== '' && item.length <= 120 ? item : undefined
}

type UrlDialog = {
  isOpen: boolean
  /** The id of the thing that it is about, where it is open and about one of several. It may be nobody's. */
  item: string | undefined
  open: () => void
  openFor: (item: string) => void
  close: () => void
}

/**
 * A dialog of the address: whether it is open, what about, and how to open and close it. Opening adds one step to the history, closing
 * goes without it.
 */
export function useUrlDialog(name: DialogName): UrlDialog {
  const navigate = useNavigate()
  const { dialog, item } = useSearch({ from: '__root__' })
  const set = (value: DialogName | undefined, about: string | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: value, item: about }),
      hash: true,
      replace,
      resetScroll: false,
    })
  return {
    isOpen: dialog === name,
    item: dialog === name ? item : undefined,
    open: () => set(name, undefined, false),
    openFor: (about) => set(name, about, false),
    close: () => {
      if (dialog === name) set(undefined, undefined, true)
    },
  }
}
