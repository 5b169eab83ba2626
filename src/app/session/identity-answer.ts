/**
 * Whether an address is the identity provider's answer: the callback with a `code` or an `error`, and the `state` of the sign-in that it
 * belongs to.
 */
export function isIdentityAnswer(href: string): boolean {
  const { pathname, searchParams } = new URL(href)
  return (
    pathname === '/callback' && (searchParams.has('code') || searchParams.has('error')) && searchParams.has('state')
  )
}

/** Whether an answer ends a visit to another provider, not a sign-in: the state of one has a second part. */
export function isProofAnswer(href: string): boolean {
  return /[?&]state=[^&]*(?:;|%3b)/i.test(href)
}

/**
 * Takes the identity provider's answer out of the address and the history: at boot, before the router or anything else reads the address.
 *
 * @returns the address as it was; `undefined` when this is no answer.
 */
export function takeIdentityAnswer(): string | undefined {
  const { href } = location
  if (!isIdentityAnswer(href)) return undefined
  history.replaceState(null, '', '/callback')
  return href
}
