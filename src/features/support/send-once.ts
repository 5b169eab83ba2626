import { ApiError } from '#src/api/api-error.ts'
import type { Draft, Typed } from './draft.ts'

/** What is kept with a draft while it is in doubt whether it was sent: the page may be closed before it is known. */
const tried = 'tried'

/** Whether it is in doubt whether what was typed was sent: its answer was lost, or the page left before it came. */
export function wasTried(draft: Pick<Draft<Typed>, 'read'>): boolean {
  return Boolean(draft.read(tried))
}

/** How something is sent that must not arrive twice. */
export type Attempt<Sent> = {
  /** What was typed. It is forgotten once that is sent. */
  draft: Pick<Draft<Typed>, 'read' | 'keep' | 'clear'>
  /** What there was before this attempt, in a word that is not empty. */
  before: string
  send(): Promise<Sent>
  /** Looks for what has come since. Rejects when that cannot be found out. */
  find(since: string): Promise<Sent | undefined>
}

/**
 * Sends something that customer service would have twice if it were sent again: after an answer that was lost, now or on an earlier attempt,
 * it is looked for first. What is found counts as sent.
 *
 * @throws whatever `send` rejects with, or `find` while an earlier attempt is in doubt.
 */
export async function sendOnce<Sent>({ draft, before, send, find }: Attempt<Sent>): Promise<Sent> {
  const earlier = draft.read(tried)
  const since = earlier || before
  let sent = earlier ? await find(since) : undefined
  if (sent === undefined) {
    draft.keep({ [tried]: since })
    sent = await found(
      send,
      () => find(since),
      () => draft.keep({ [tried]: '' }),
    )
  }
  draft.clear()
  return sent
}

/**
 * Makes a call whose outcome can be looked up when its answer is lost. What is found counts as done.
 *
 * @param refused hears that it was not made, beyond doubt.
 */
export async function found<Made>(
  make: () => Promise<Made>,
  find: () => Promise<Made | undefined>,
  refused: () => void = () => undefined,
): Promise<Made> {
  try {
    return await make()
  } catch (error) {
    if (!isLost(error)) {
      refused()
      throw error
    }
    const made = await find().catch(() => undefined)
    if (made === undefined) throw error
    return made
  }
}

/** Whether a call may have been carried out although it failed. */
function isLost(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500)
}
