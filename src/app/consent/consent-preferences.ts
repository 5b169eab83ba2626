let isOpen = false
const listeners = new Set<() => void>()

function change(next: boolean): void {
  isOpen = next
  for (const listener of listeners) listener()
}

/** The preferences about cookies: any link may open them, on every page between the header and the footer. */
export const consentPreferences = {
  open: (): void => change(true),
  close: (): void => change(false),
  isOpen: (): boolean => isOpen,
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
