/** By what name the storage of this tab, and that of this device, each keep what is one customer's own, so that it goes when they sign out. */
export const ownName = 'own'

/** Takes away what is kept for a customer in this tab and on this device. */
export function forgetOwn(): void {
  try {
    sessionStorage.removeItem(ownName)
    localStorage.removeItem(ownName)
  } catch {
    // Where storage is blocked there is nothing in it.
  }
}
