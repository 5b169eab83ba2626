/**
 * Takes the answer of the identity provider out of the address and the history, before anything else can read it there.
 *
 * @returns the address as it was.
 */
export function forgetAddress(): string {
  const { href } = location
  history.replaceState(history.state, '', '/callback')
  return href
}
