/** A word that lasts on this device, for all tabs of it; and only as long as the page where storage is blocked. */
export type DeviceValue = {
  read(): string | undefined
  write(value: string): void
  /** Tells of every change, in other tabs too. @returns what stops it. */
  subscribe(changed: () => void): () => void
}

/** The word that is kept under a name. What is one customer's own belongs into `own-storage.ts` instead, so that it goes with them. */
export function deviceValue(name: string): DeviceValue {
  let unkept: string | undefined
  const listeners = new Set<() => void>()
  return {
    read() {
      try {
        return unkept ?? localStorage.getItem(name) ?? undefined
      } catch {
        return undefined
      }
    },
    write(value) {
      try {
        localStorage.setItem(name, value)
        unkept = undefined
      } catch {
        // Blocked or full: the word lasts until the next reload.
        unkept = value
      }
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        removeEventListener('storage', changed)
      }
    },
  }
}
