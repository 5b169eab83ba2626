import type { ConsentAnswer } from './consent.ts'

/** Where the answer is kept. Raise the revision when the question changes: everybody is then asked anew. */
export const consentCookie = { name: 'consent', revision: 1, days: 182 } as const

/**
 * Reads the answer out of the cookie without the code that wrote it, so that a visit knows at once whether it may be counted.
 *
 * @returns `unknown` for no cookie, one that cannot be read, and an answer to an earlier question.
 */
export function answerIn(cookie: string | undefined): ConsentAnswer {
  const record = parse(cookie)
  if (typeof record !== 'object' || record === null) return 'unknown'
  const { categories, revision, consentId }: { categories?: unknown; revision?: unknown; consentId?: unknown } = record
  const valid = Array.isArray(categories) && revision === consentCookie.revision && typeof consentId === 'string'
  if (!valid) return 'unknown'
  return categories.includes('analytics') ? 'granted' : 'refused'
}

function parse(cookie: string | undefined): unknown {
  try {
    return JSON.parse(cookie ?? '')
  } catch {
    return undefined
  }
}
