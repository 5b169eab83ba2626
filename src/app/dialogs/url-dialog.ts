import { useNavigate, useSearch } from '@tanstack/react-router'

/** Every dialog that has an address (`?dialog=…`), so that Back closes it and a link can open it. */
export const dialogNames = ['language', 'account', 'add-voucher'] as const
export type DialogName = (typeof dialogNames)[number]

/** Reads `dialog` from an address; an unknown name opens nothing. */
export function parseDialog(value: unknown): DialogName | undefined {
  return dialogNames.find((name) => name === value)
}

/**
 * A dialog of the address: whether it is open, and how to open and close it. Opening adds one step to the history, closing goes
 * without it.
 */
export function useUrlDialog(name: DialogName): { isOpen: boolean; open: () => void; close: () => void } {
  const navigate = useNavigate()
  const { dialog } = useSearch({ from: '__root__' })
  const set = (value: DialogName | undefined, replace: boolean) =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, dialog: value }),
      hash: true,
      replace,
      resetScroll: false,
    })
  return {
    isOpen: dialog === name,
    open: () => set(name, false),
    close: () => {
      if (dialog === name) set(undefined, true)
    },
  }
}
