import { fieldsOf } from '#src/api/fields-of.ts'
import { isTokens, type Tokens } from './vault.ts'

type Message = {
  type: 'ask' | 'tokens' | 'ended'
  /** Tells one question from another; an answer carries it too, news of a renewal or a sign-in does not. */
  question?: unknown
  /** None in an answer: nobody is signed in there. */
  tokens?: Tokens | undefined
}

/**
 * The portal's other tabs. Tokens travel over a broadcast channel, which reaches this origin's pages alone and is never
 * stored; so a new tab is signed in at once, a renewal or a new sign-in by one tab serves all, and a sign-out ends all.
 */
export class Tabs {
  readonly #channel = openChannel()
  /** Whether this tab is among those that can be counted. */
  readonly #counted: Promise<boolean>

  constructor(listener: { tokens(): Tokens | undefined; obtained(tokens: Tokens): void; ended(): void }) {
    // A shared lock held for the tab's whole life is how the tabs count each other without asking.
    this.#counted = new Promise<boolean>((answer, refuse) => {
      const hold = () => {
        answer(true)
        return new Promise(() => {})
      }
      // Throws in a browser that knows no locks.
      navigator.locks.request('session-tab', { mode: 'shared' }, hold).catch(refuse)
    }).catch(() => false)
    this.#channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (!isMessage(data)) return
      if (data.type === 'ended') return listener.ended()
      if (data.type === 'ask') this.#post({ type: 'tokens', question: data.question, tokens: listener.tokens() })
      // What is told to whoever asks may be what has just run out here.
      else if (data.tokens && data.question === undefined) listener.obtained(data.tokens)
    })
  }

  /** How many other tabs of the portal are open. Where locks are missing or refused it cannot be known, and the answer is one. */
  async #others(): Promise<number> {
    if (!(await this.#counted)) return 1
    const { held = [] } = await navigator.locks.query()
    return held.filter((lock) => lock.name === 'session-tab').length - 1
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
      const question = Math.random()
      let latest: Tokens | undefined
      const finish = (tokens: Tokens | undefined) => {
        clearTimeout(timer)
        channel.removeEventListener('message', heard)
        resolve(tokens)
      }
      const heard = ({ data }: MessageEvent<unknown>) => {
        if (!isMessage(data)) return
        const { tokens } = data
        if (tokens && serves(tokens)) return finish(tokens)
        if (tokens && tokens.expires_at >= (latest?.expires_at ?? 0)) latest = tokens
        if (data.type === 'tokens' && data.question === question) silent -= 1
        if (silent < 1) finish(latest)
      }
      const timer = setTimeout(() => finish(latest), time)
      channel.addEventListener('message', heard)
      this.#post({ type: 'ask', question })
    })
  }

  share(tokens: Tokens): void {
    this.#post({ type: 'tokens', tokens })
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

/** Longer than a renewal takes in the end, in milliseconds, however slow the provider is. */
const longestRenewal = 45_000

/**
 * Runs one renewal at a time across all tabs: two uses of one rotating refresh token would end the session. A tab that the device has
 * put to sleep meanwhile is not waited for.
 */
export async function withRenewalLock<T>(renew: () => Promise<T>): Promise<T> {
  let begun = false
  const wait = new AbortController()
  setTimeout(() => wait.abort(), longestRenewal)
  try {
    return await navigator.locks.request('session-renewal', { signal: wait.signal }, () => {
      begun = true
      return renew()
    })
  } catch (error) {
    if (begun) throw error
    return renew() // The lock was refused or not given up, or the browser knows none.
  }
}

function isMessage(data: unknown): data is Message {
  const { type, tokens } = fieldsOf(data)
  return (type === 'ask' || type === 'tokens' || type === 'ended') && (tokens === undefined || isTokens(tokens))
}
