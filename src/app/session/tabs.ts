import { isTokens, type Tokens } from './vault.ts'

type Message =
  | { type: 'ask'; question: string }
  | { type: 'answer'; question: string; tokens: Tokens | undefined }
  | { type: 'renewed'; tokens: Tokens }
  | { type: 'ended' }

/**
 * The portal's other tabs. Tokens travel over a broadcast channel, which reaches this origin's pages alone and is never
 * stored; so a new tab is signed in at once, a renewal by one tab serves all, and a sign-out ends all.
 */
export class Tabs {
  readonly #channel = openChannel()
  readonly #presence: Promise<unknown>

  constructor(listener: { tokens(): Tokens | undefined; learned(tokens: Tokens): void; ended(): void }) {
    // A shared lock held for the tab's whole life is how the tabs count each other without asking.
    this.#presence = new Promise<void>((held) => {
      if (!('locks' in navigator)) return held()
      const hold = () => {
        held()
        return new Promise(() => {})
      }
      navigator.locks.request('session-tab', { mode: 'shared' }, hold).catch(() => held())
    })
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return
      if (data.type === 'ended') return listener.ended()
      if (data.type === 'ask') {
        this.#post({ type: 'answer', question: data.question, tokens: listener.tokens() })
      } else if (data.tokens) listener.learned(data.tokens)
    })
  }

  /** How many other tabs of the portal are open. Where locks are missing or refused it cannot be known, and the answer is one. */
  async #others(): Promise<number> {
    if (!('locks' in navigator)) return 1
    await this.#presence
    const { held = [] } = await navigator.locks.query().catch(() => ({ held: undefined }))
    return held.length === 0 ? 1 : held.filter((lock) => lock.name === 'session-tab').length - 1
  }

  /**
   * Tokens that another tab holds: the first that serve, else the latest of all, as a tab that comes back or begins anew may not know of
   * a renewal yet. `undefined` when nobody has any or nobody answers in time.
   *
   * @param serves what they must be good for.
   * @param time how long the others are given, in milliseconds. A message between tabs takes one or two.
   */
  async ask(serves: (tokens: Tokens) => boolean, time = 250): Promise<Tokens | undefined> {
    const channel = this.#channel
    let silent = channel ? await this.#others() : 0
    if (!channel || silent < 1) return undefined
    return new Promise((resolve) => {
      const question = Math.random().toString(36)
      let latest: Tokens | undefined
      const finish = (tokens: Tokens | undefined) => {
        clearTimeout(timer)
        channel.removeEventListener('message', heard)
        resolve(tokens)
      }
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (!isMessage(data) || data.type === 'ask' || data.type === 'ended') return
        const { tokens } = data
        if (tokens && serves(tokens)) return finish(tokens)
        if (tokens && !(latest && latest.expires_at > tokens.expires_at)) latest = tokens
        if (data.type === 'answer' && data.question === question) silent -= 1
        if (silent < 1) finish(latest)
      }
      const timer = setTimeout(() => finish(latest), time)
      channel.addEventListener('message', heard)
      this.#post({ type: 'ask', question })
    })
  }

  share(tokens: Tokens): void {
    this.#post({ type: 'renewed', tokens })
  }

  end(): void {
    this.#post({ type: 'ended' })
  }

  #post(message: Message): void {
    this.#channel?.postMessage(message)
  }
}

/** A browser that keeps nothing for this site may refuse the channel too; the tabs then live each for itself. */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('session')
  } catch {
    return undefined
  }
}

/** Runs one renewal at a time across all tabs: two uses of one rotating refresh token would end the session. */
export async function withRenewalLock<T>(renew: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return renew()
  let begun = false
  try {
    return await navigator.locks.request('session-renewal', () => {
      begun = true
      return renew()
    })
  } catch (error) {
    if (begun) throw error
    return renew() // The lock itself was refused.
  }
}

function isMessage(data: unknown): data is Message {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  const tokens = 'tokens' in data ? data.tokens : undefined
  switch (data.type) {
    case 'ended':
      return true
    case 'ask':
      return 'question' in data
    case 'answer':
      return 'question' in data && (tokens === undefined || isTokens(tokens))
    default:
      return data.type === 'renewed' && isTokens(tokens)
  }
}
