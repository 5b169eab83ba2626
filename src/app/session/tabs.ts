import { isTokens, type Tokens } from './vault.ts'

type Message = { type: 'ask' } | { type: 'tokens'; tokens: Tokens } | { type: 'ended' }

/**
 * The portal's other tabs. Tokens travel over a broadcast channel, which reaches this origin's pages alone and is never
 * stored; so a new tab is signed in at once, a renewal by one tab serves all, and a sign-out ends all.
 */
export class Tabs {
  readonly #channel = openChannel()
  readonly #presence: Promise<unknown>

  constructor(listener: { tokens(): Tokens | undefined; renewed(tokens: Tokens): void; ended(): void }) {
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
      if (data.type === 'ended') listener.ended()
      if (data.type === 'tokens') listener.renewed(data.tokens)
      const tokens = listener.tokens()
      if (data.type === 'ask' && tokens) this.#post({ type: 'tokens', tokens })
    })
  }

  /** Whether another tab of the portal is open. Where locks are missing or refused it cannot be known, and the answer is yes. */
  async hasOthers(): Promise<boolean> {
    if (!('locks' in navigator)) return true
    await this.#presence
    const { held = [] } = await navigator.locks.query().catch(() => ({ held: undefined }))
    return held.length === 0 || held.filter((lock) => lock.name === 'session-tab').length > 1
  }

  /**
   * The tokens that another tab holds, or `undefined` when there is none or it does not answer in time.
   *
   * @param time how long it is given, in milliseconds. A message between tabs takes one or two.
   */
  async ask(time = 250): Promise<Tokens | undefined> {
    const channel = this.#channel
    if (!channel || !(await this.hasOthers())) return undefined
    return new Promise((resolve) => {
      const finish = (tokens?: Tokens) => {
        clearTimeout(timer)
        channel.removeEventListener('message', answered)
        resolve(tokens)
      }
      const answered = ({ data }: MessageEvent<unknown>) => {
        if (isMessage(data) && data.type === 'tokens') finish(data.tokens)
      }
      const timer = setTimeout(finish, time)
      channel.addEventListener('message', answered)
      this.#post({ type: 'ask' })
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
  return (
    data.type === 'ask' ||
    data.type === 'ended' ||
    (data.type === 'tokens' && 'tokens' in data && isTokens(data.tokens))
  )
}
