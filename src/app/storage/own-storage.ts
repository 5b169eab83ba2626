/** By what name the storage of this tab, and that of this device, each keep what is one customer's own, so that it goes when they sign out. */
export const ownName = 'own'

/** By what name this tab keeps what a visitor wanted to do when they left to sign in. */
export const wantedName = 'wanted'

/** By what name this tab keeps what there is to say to somebody who has signed out. It is not for the next one who does. */
export const farewellName = 'farewell'

/** Takes away what is kept for a customer in this tab and on this device. */
export function forgetOwn(): void {
  forgetWanted()
  try {
    sessionStorage.removeItem(ownName)
    sessionStorage.removeItem(farewellName)
    localStorage.removeItem(ownName)
  } catch {
    // Where storage is blocked there is nothing in it.
  }
}

/** Takes away what a visitor wanted to do: it was for one sign-in, and not for any that follows. */
export function forgetWanted(): void {
  try {
    sessionStorage.removeItem(wantedName)
  } catch {
    // Where storage is blocked there is nothing in it.
  }
}
