import type { Outcome } from './judge.ts'
import type { Received, Trouble, Unanswered } from './send.ts'

const most = 3

/** What the server does instead of answering, for a line about it. */
const deeds: Record<Exclude<Trouble, 'away'>, string> = {
  silent: 'does not answer',
  endless: 'does not end its answers',
  'too much': 'sends far more than an answer can be',
  'broken off': 'breaks the connection off',
  'no HTTP': 'does not speak HTTP here',
}

/** Decides when to stop asking a server. */
export type Patience = {
  /** Why to stop after this, in a line, or undefined to go on. */
  end: (outcome: Outcome, received: Received | Unanswered) => string | undefined
}

/**
 * Stops at once when the server cannot be reached, after three requests in a row without an answer, after three in a
 * row for which the token was not taken, and when the first three answers are web pages or lead elsewhere.
 */
export function createPatience(url: string, timeoutMs: number): Patience {
  let unanswered = 0
  let unknown = 0
  let strange = 0
  let answers = 0
  return {
    end({ exchange, status }, received) {
      const last = `${exchange.method} ${exchange.path}`
      if ('trouble' in received) {
        const { trouble, words } = received
        if (trouble === 'away') return `The server at ${url} cannot be reached: ${words}.`
        unanswered += 1
        if (unanswered < most) return undefined
        return `The server at ${url} ${deeds[trouble]}: ${most} requests in a row, the last of them ${last} (${words}; the limit is ${timeoutMs / 1000} s a request).`
      }
      unanswered = 0
      answers += 1
      unknown = status === 401 && exchange.token === 'own' ? unknown + 1 : exchange.token === 'own' ? 0 : unknown
      if (unknown >= most) {
        return `The server at ${url} does not take the token: 401 for ${most} requests in a row. It may have run out, or be for another host.`
      }
      const { location, 'content-type': type = '' } = received.headers
      if (status >= 300 && status < 400 && location) strange += 1
      else if (/^text\/html/i.test(type)) strange += 1
      if (strange < most || strange < answers) return undefined
      return location
        ? `The server at ${url} sends every request elsewhere, the last one to ${location}. --url has to be where the API is.`
        : `The server at ${url} answers with web pages (${type}), so the API is not there. --url has to be where the API is.`
    },
  }
}
