import type { StateStore } from 'oidc-client-ts'
import { fieldsOf } from '#src/api/fields-of.ts'

/** What a signed-in tab holds. Field names are the identity client's own, so that it can read and write them. */
export type Tokens = {
  access_token: string
  refresh_token?: string
  id_token?: string
  token_type: string
  scope?: string
  /** Seconds since the epoch. */
  expires_at: number
  profile: { sub: string }
}

const storageKey = 'session'

/** A token this close to its end counts as expired, in seconds: a call must still be valid when it arrives. */
const expiryMargin = 20

/**
 * Keeps the tokens of this tab: in memory and, to survive a reload, in the tab's own session storage. Never in local
 * storage, a cookie or a URL. Where storage is blocked, memory alone serves until the next reload.
 *
 * It is at once the identity client's user store, so there is one copy of the truth.
 */
export class Vault implements StateStore {
  #tokens: Tokens | undefined
  #sealed = false

  constructor() {
    this.#tokens = storedTokens()
  }

  read(): Tokens | undefined {
    return this.#tokens
  }

  write(tokens: Tokens): void {
    if (this.#sealed) return
    this.#tokens = tokens
    quietly(() => sessionStorage.setItem(storageKey, JSON.stringify(tokens)))
  }

  clear(): void {
    this.#tokens = undefined
    quietly(() => sessionStorage.removeItem(storageKey))
  }

  /** Clears for good: a renewal that was under way when the customer signed out must not bring the session back. */
  seal(): void {
    this.#sealed = true
    this.clear()
  }

  get isSealed(): boolean {
    return this.#sealed
  }

  async set(_key: string, value: string): Promise<void> {
    const tokens = parseTokens(value)
    if (tokens) this.write(tokens)
  }

  async get(): Promise<string | null> {
    return this.#tokens ? JSON.stringify(this.#tokens) : null
  }

  async remove(): Promise<string | null> {
    const value = await this.get()
    this.clear()
    return value
  }

  async getAllKeys(): Promise<string[]> {
    return this.#tokens ? [storageKey] : []
  }
}

/** What this tab has kept, from one page to the next. */
export function storedTokens(): Tokens | undefined {
  return parseTokens(quietly(() => sessionStorage.getItem(storageKey)))
}

/** Whether something read from storage or from another tab really is a set of tokens. */
export function isTokens(value: unknown): value is Tokens {
  const { access_token: accessToken, expires_at: end, profile } = fieldsOf(value)
  return typeof accessToken === 'string' && typeof end === 'number' && typeof fieldsOf(profile).sub === 'string'
}

/** Whether an access token can still be used. */
export function isValid({ expires_at: end }: Tokens): boolean {
  return end - expiryMargin > Date.now() / 1000
}

function parseTokens(json: string | null | undefined): Tokens | undefined {
  const value: unknown = quietly(() => JSON.parse(json ?? 'null'))
  return isTokens(value) ? value : undefined
}

/** Storage throws where it is blocked or full; a session that lasts until the reload is better than none. */
function quietly<T>(attempt: () => T): T | undefined {
  try {
    return attempt()
  } catch {
    return undefined
  }
}
