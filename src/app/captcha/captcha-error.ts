/** The proof that a person fills in a form could not be made. The message is English, for logs. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaError'
}
