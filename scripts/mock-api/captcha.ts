import { randomBytes } from 'node:crypto'
import { type Challenge, createChallenge, randomInt, type Solution, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Problem, Settings } from '#src/api/generated/schema.ts'
import type { Handlers } from './call.ts'
import type { Operation } from './contract.ts'
import { settingsHandlers } from './handlers/settings.ts'
import type { Language } from './personas.ts'
import { problem } from './problems.ts'
import type { Text } from './text.ts'

/** Where forms find out what to solve. It is beside the API, since another server might give it. */
export const challengePath = '/captcha/challenge'

/** The header, in small letters as requests have it, in which an operation wants the answer. */
export const answerHeader = 'x-captcha-challenge'

/** How long a challenge may wait for its form, in milliseconds. */
const lifetime = 5 * 60_000

/** Work for a tenth of a second on a desk and for well under a second on a phone. */
const work = { algorithm: 'PBKDF2/SHA-256', cost: 200, fewest: 50, most: 250 }

const reasons = {
  missing: 'X-Captcha-Challenge is missing.',
  wrong: 'X-Captcha-Challenge holds no solution of a challenge of this server.',
  expired: 'The challenge in X-Captcha-Challenge has expired.',
  used: 'The challenge in X-Captcha-Challenge was used before.',
}

/** Why an answer is not accepted. */
export type CaptchaRefusal = keyof typeof reasons

const sentence: Text = {
  fr: 'La vérification anti-robot a échoué. Rien n’est perdu : réessayez.',
  nl: 'De controle tegen robots is mislukt. Er is niets kwijt: probeer het opnieuw.',
  en: 'The check against robots has failed. Nothing is lost: try again.',
}

/** Keeps robots from the forms: ALTCHA's proof of work, as a backend of its own would host it. */
export type Captcha = {
  challenge: () => Promise<Challenge>
  /** Accepts an answer, once; or says why not. */
  accept: (answer: string | undefined) => Promise<CaptchaRefusal | undefined>
}

/** Makes a captcha with secrets of its own. It goes by the machine's clock, the only one that its library knows. */
export function createCaptcha(): Captcha {
  const secrets = { hmacSignatureSecret: secret(), hmacKeySignatureSecret: secret() }
  /** The challenges that were solved, by nonce, until they expire by themselves. */
  const used = new Map<string, number>()

  return {
    challenge() {
      const { algorithm, cost, fewest, most } = work
      const expiresAt = new Date(Date.now() + lifetime)
      return createChallenge({ algorithm, cost, counter: randomInt(fewest, most), expiresAt, deriveKey, ...secrets })
    },
    async accept(answer) {
      if (!answer) return 'missing'
      const read = readAnswer(answer)
      // What is signed has the right shape; anything else may make the check itself stumble.
      const checked = read && (await verifySolution({ ...read, deriveKey, ...secrets }).catch(() => undefined))
      if (checked?.expired) return 'expired'
      if (!read || !checked?.verified) return 'wrong'
      const { nonce, expiresAt = 0 } = read.challenge.parameters
      if (used.has(nonce)) return 'used'
      for (const [old, end] of used) if (end < Date.now() / 1000) used.delete(old)
      used.set(nonce, expiresAt)
      return undefined
    },
  }
}

function secret(): string {
  return randomBytes(32).toString('hex')
}

/** A challenge and its solution, from JSON in base64. */
function readAnswer(answer: string): { challenge: Challenge; solution: Solution } | undefined {
  try {
    const read: { challenge?: Challenge; solution?: Solution } | null = JSON.parse(atob(answer))
    return read?.challenge?.parameters && read.solution
      ? { challenge: read.challenge, solution: read.solution }
      : undefined
  } catch {
    return undefined
  }
}

/** Whether an operation wants the answer of a form. */
export function wantsAnswer(operation: Operation): boolean {
  return operation.request?.headers?.some(({ name }) => name.toLowerCase() === answerHeader) ?? false
}

/** A refused answer, as a problem for the one who sent the form. */
export function captchaProblem(language: Language, reason: CaptchaRefusal): Problem {
  return problem(language, 403, { code: 'captcha-refused', detail: reasons[reason], message: sentence[language] })
}

/** The settings of a portal whose forms are asked for an answer. */
export const settingsWithCaptcha: Required<Handlers>['getSettings'] = (call) => {
  const { body, ...reply } = settingsHandlers.getSettings(call)
  const captcha: Settings['captcha'] = { provider: 'altcha', challengeUrl: challengePath }
  return { ...reply, body: { ...body, captcha } }
}
