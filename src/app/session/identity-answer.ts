/**
 * Takes the identity provider's answer (`code` or `error`, with `state`) out of the address and the history: at boot, before the router
 * or anything else reads the address.
 *
 * @returns the address as it was; `undefined` when this is no answer.
 */
export function takeIdentityAnswer(): string | undefined {
  const { href, pathname } = location
  const answer = new URL(href).searchParams
  const isAnswer = pathname === '/callback' && (answer.has('code') || answer.has('error')) && answer.has('state')
  if (!isAnswer) return undefined
  history.replaceState(null, '', '/callback')
  return href
}
