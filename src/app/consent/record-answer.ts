import { defaultError } from '#src/app/effects/mutation-effects.ts'
import { toasts } from '#src/app/toasts/toasts.ts'

/**
 * Has an answer written down. The code that does it comes only now: most visits never need it. Where it cannot be had, nothing is counted
 * and the question stays.
 */
export async function recordAnswer(answer: { analytics: boolean }): Promise<void> {
  try {
    const { writeAnswer } = await import('./consent-record.ts')
    await writeAnswer(answer)
  } catch {
    toasts.show({ type: 'error', content: defaultError, closable: true })
  }
}
