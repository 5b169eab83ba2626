/**
 * Why there is no access token: `login_required` (the customer must sign in again), `consent_required` (and agree to something there),
 * `missing_refresh_token` (nothing to renew with and no hidden frame allowed), `unreachable` (the identity provider did not answer; the
 * session may still be good), `storage_blocked` (the browser keeps nothing for this site, and so no sign-in can come back).
 */
export type SessionErrorCode =
  | 'login_required'
  | 'consent_required'
  | 'missing_refresh_token'
  | 'unreachable'
  | 'storage_blocked'

/** A call could not be made because the session could not give it a token, or nobody can sign in. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode

  constructor(code: SessionErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/** Whether the session is over, so that only a new sign-in helps. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof SessionError && over.has(error.code)
}

const over: ReadonlySet<SessionErrorCode> = new Set(['login_required', 'consent_required', 'missing_refresh_token'])

/** A sign-in was not finished. The message is the identity provider's own, where it gave one. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError'
}

/**
 * The code a customer is shown for a failure of the identity provider: its own `IDP-…` message as it is, nothing for
 * "Login required" (signing in again is the answer), and `IDP-NR` for everything else.
 */
export function identityErrorCode(message: string | null | undefined): string | undefined {
  if (message == null || message === 'Login required') return undefined
  return message.startsWith('IDP-') ? message : 'IDP-NR'
}
