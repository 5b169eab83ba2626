/**
 * Why there is no access token: `login_required` (the customer must sign in again), `missing_refresh_token` (nothing to
 * renew with and no hidden frame allowed), `unreachable` (the identity provider did not answer; the session may still be good).
 */
export type SessionErrorCode = 'login_required' | 'missing_refresh_token' | 'unreachable'

/** A call could not be made because the session could not give it a token. */
export class SessionError extends Error {
  override readonly name = 'SessionError'
  readonly code: SessionErrorCode

  constructor(code: SessionErrorCode, options?: ErrorOptions) {
    super(code, options)
    this.code = code
  }
}

/**
 * The code a customer is shown for a failure of the identity provider: its own `IDP-…` code as it is, nothing for
 * "Login required" (signing in again is the answer), and `IDP-NR` for everything else.
 */
export function identityErrorCode(message: string | null | undefined): string | undefined {
  if (message == null || message === 'Login required') return undefined
  return message.startsWith('IDP-') ? message : 'IDP-NR'
}
