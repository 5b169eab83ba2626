import { ApiError } from '#src/api/api-error.ts'
import { isCaptchaRefusal } from '#src/app/captcha/captcha.ts'
import { CaptchaError } from '#src/app/captcha/captcha-error.ts'
import { SessionError } from '#src/app/session/session-error.ts'

/**
 * Why a form could not be sent, when it is not a matter of single answers: `check` is the one against robots. `message` is the server's
 * own, for the customer.
 */
export type Failure = { kind: 'offline' | 'signed-out' | 'too-many' | 'check' | 'refused' | 'server'; message?: string }

/** What became of a form that must not be sent twice, where its answer was lost: it may have arrived. */
export type Doubt = { kind: 'doubt'; message?: undefined }

/** An answer that the server refused: the form's field, and the sentence to show beside it. */
export type RefusedField = { name: string; message: string }

/** What became of a form that was not accepted, from the error of its call. */
export function failureOf(error: unknown): Failure {
  if (error instanceof SessionError) return { kind: error.code === 'unreachable' ? 'offline' : 'signed-out' }
  if (error instanceof CaptchaError || isCaptchaRefusal(error)) return { kind: 'check' }
  if (!(error instanceof ApiError)) return { kind: 'server' }
  const message = error.said
  if (error.status === 0) return { kind: 'offline' }
  if (error.status === 401) return { kind: 'signed-out' }
  if (error.status === 429) return { kind: 'too-many', message }
  return { kind: error.status >= 500 ? 'server' : 'refused', message }
}

/**
 * Whether a form may have arrived although its call failed: there was no answer, or one that was not the server's own but of somebody in
 * between who could not wait for it.
 */
export function isInDoubt(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || (error.status >= 500 && !error.problem))
}

/**
 * The refused answers that an error names, divided into those that the form shows and those that it does not.
 *
 * @param names the fields that are on the screen.
 */
export function refusedFields(error: unknown, names: readonly string[]): { shown: RefusedField[]; hidden: string[] } {
  const refused = error instanceof ApiError ? (error.problem?.errors ?? []) : []
  const shown: RefusedField[] = []
  const hidden: string[] = []
  for (const { pointer, message } of refused) {
    const name = fieldOfPointer(pointer, names)
    if (!message.trim()) continue // It says nothing: the form as a whole has been refused.
    if (name === undefined) hidden.push(message)
    else if (!shown.some((field) => field.name === name)) shown.push({ name, message })
  }
  return { shown, hidden }
}

/** The field that a JSON Pointer into the body leads to (`/zipCode`, `/interest/genres/3`), or `undefined` when none does. */
export function fieldOfPointer(pointer: string, names: readonly string[]): string | undefined {
  const path = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')
  return names.find((name) => path === name || path.startsWith(`${name}.`))
}
