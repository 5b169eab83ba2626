import { ApiError } from '#src/api/api-error.ts'
import type { Settings } from '#src/api/contract.ts'
import { CaptchaError } from './captcha-error.ts'

/** Whom the settings have a form ask for a proof that a person fills it in; `null` when nobody. */
export type CaptchaSettings = Settings['captcha']

/** What a call carries of it. */
export type CaptchaHeader = { 'X-Captcha-Challenge'?: string }

/** What a provider's code does: makes the proof from the address of a challenge. */
type Solve = (challengeUrl: string) => Promise<string>

/** The code of each provider that the portal knows, loaded when a form needs it. */
const providers = new Map<string, () => Promise<Solve>>([
  ['altcha', async () => (await import('./altcha.ts')).solveAltcha],
])

/** What a form has to do before it can be sent: nothing, solve a challenge, or something that the portal does not know. */
export type CaptchaNeed = 'none' | 'solve' | 'unknown'

/** What a form has to do before it can be sent. */
export function captchaNeed(captcha: CaptchaSettings): CaptchaNeed {
  if (captcha === null) return 'none'
  return providers.has(captcha.provider) ? 'solve' : 'unknown'
}

/** Loads what a form will need when it is sent, so that sending it depends on one thing less. */
export function prepareCaptcha(captcha: CaptchaSettings): void {
  // What cannot be loaded now is asked for again, and reported, when the form is sent.
  if (captcha)
    void providers
      .get(captcha.provider)?.()
      .catch(() => undefined)
}

/**
 * Makes a call with a proof of its own: each is accepted once. One that the server refuses, because it is too old perhaps, is replaced
 * by another, once; the server has done nothing by then.
 *
 * @param send makes the call with these headers. Rejects with the call's error.
 * @param onStep hears what is under way.
 * @throws CaptchaError when no proof could be made; else whatever `send` rejects with.
 */
export async function sendWithCaptcha<T>(
  captcha: CaptchaSettings,
  send: (header: CaptchaHeader) => Promise<T>,
  onStep: (step: 'checking' | 'checked') => void,
): Promise<T> {
  if (captcha === null) return send({})
  const attempt = async () => {
    onStep('checking')
    const header = { 'X-Captcha-Challenge': await solve(captcha) }
    onStep('checked')
    return send(header)
  }
  try {
    return await attempt()
  } catch (error) {
    if (!isCaptchaRefusal(error)) throw error
    return attempt()
  }
}

/** Whether a call failed because the server did not accept its proof. */
export function isCaptchaRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.problem?.code === 'captcha-refused'
}

async function solve({ provider, challengeUrl }: NonNullable<CaptchaSettings>): Promise<string> {
  const load = providers.get(provider)
  if (!load) throw new CaptchaError(`There is no captcha provider "${provider}".`)
  try {
    return await (await load())(challengeUrl)
  } catch (error) {
    if (error instanceof CaptchaError) throw error
    throw new CaptchaError(`The captcha provider "${provider}" failed.`, { cause: error })
  }
}
