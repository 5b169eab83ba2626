import { ErrorTimeout } from 'oidc-client-ts'

/** How often a token is asked for in all, when the connection fails. An answer, whatever it says, is not asked for again. */
const tokenAttempts = 3

/** Tries again when no answer came at all. */
export async function inAttempts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = tokenAttempts - 1; ; left--) {
    try {
      return await attempt()
    } catch (error) {
      if (!isUnanswered(error) || left === 0) throw error
    }
  }
}

/** Whether an error says that there was no answer. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof TypeError || error instanceof ErrorTimeout
}
