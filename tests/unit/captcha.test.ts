import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { isSolution, readChallenge, writeAnswer } from '#src/app/captcha/altcha-challenge.ts'
import { type CaptchaHeader, captchaNeed, prepareCaptcha, sendWithCaptcha } from '#src/app/captcha/captcha.ts'
import { CaptchaError } from '#src/app/captcha/captcha-error.ts'
import { failureOf } from '#src/forms/failure.ts'

const solveAltcha = vi.hoisted(() => vi.fn<(challengeUrl: string) => Promise<string>>())
vi.mock('#src/app/captcha/altcha.ts', () => ({ solveAltcha }))

const altcha = { provider: 'altcha', challengeUrl: '/captcha/challenge' }
const parameters = { algorithm: 'PBKDF2/SHA-256', nonce: '0a1b', salt: '2c3d', cost: 200, keyPrefix: 'ff' }
const signature = 'ab'.repeat(32)

const refusal = problem(403, 'captcha-refused')
const taken = problem(422, 'validation-failed')

beforeEach(() => {
  let proofs = 0
  solveAltcha.mockReset().mockImplementation(async () => `proof ${++proofs}`)
})

describe('what a form has to do before it can be sent', () => {
  test.each([
    [null, 'none'],
    [altcha, 'solve'],
    [{ provider: 'riddle', challengeUrl: 'https://riddle.example' }, 'unknown'],
    [{ provider: 'constructor', challengeUrl: '/' }, 'unknown'],
    [{ provider: '', challengeUrl: '' }, 'unknown'],
  ] as const)('for %o: %s', (captcha, need) => expect(captchaNeed(captcha)).toBe(need))

  test('is not begun when the form is only opened', () => {
    prepareCaptcha(altcha)
    prepareCaptcha(null)
    expect(solveAltcha).not.toHaveBeenCalled()
  })
})

describe('a call with a proof', () => {
  /** Makes the call, answering the tries in turn; tells what was sent and what was said meanwhile. */
  async function tries(captcha: Parameters<typeof sendWithCaptcha>[0], ...answers: (string | Error)[]) {
    const headers: CaptchaHeader[] = []
    const steps: string[] = []
    const end = await sendWithCaptcha(
      captcha,
      async (header) => {
        headers.push(header)
        const answer = answers[headers.length - 1]
        if (answer instanceof Error) throw answer
        return answer
      },
      (step) => steps.push(step),
    ).catch((error: unknown) => error)
    return { headers, steps, end }
  }
  const proof = (number: number) => ({ 'X-Captcha-Challenge': `proof ${number}` })

  test('carries one, and says what is under way', async () => {
    expect(await tries(altcha, 'done')).toEqual({ headers: [proof(1)], steps: ['checking', 'checked'], end: 'done' })
    expect(solveAltcha).toHaveBeenCalledWith('/captcha/challenge')
  })

  test('carries none where nobody asks', async () => {
    expect(await tries(null, 'done')).toEqual({ headers: [{}], steps: [], end: 'done' })
  })

  test('is made once more with another proof when the first is refused', async () => {
    expect(await tries(altcha, refusal, 'done')).toMatchObject({ headers: [proof(1), proof(2)], end: 'done' })
  })

  test('is made no third time', async () => {
    expect(await tries(altcha, refusal, refusal, 'done')).toMatchObject({ headers: { length: 2 }, end: refusal })
  })

  test.each([
    ['an answer is refused', taken],
    ['the account is blocked', problem(403, 'account-blocked')],
    ['the server fails', problem(500, 'unexpected')],
    ['no answer comes', new ApiError(0)],
  ])('is not made again when %s', async (_, error) => {
    expect(await tries(altcha, error, 'done')).toMatchObject({ headers: { length: 1 }, end: error })
  })

  test('is not made when there is no proof', async () => {
    solveAltcha.mockRejectedValue(new TypeError('Failed to fetch'))
    const { headers, end } = await tries(altcha, 'done')
    expect(headers).toEqual([])
    expect(end).toBeInstanceOf(CaptchaError)
    expect(failureOf(end)).toEqual({ kind: 'check' })
  })

  test('is not made for a provider that nobody knows', async () => {
    const { headers, end } = await tries({ provider: 'riddle', challengeUrl: '/' }, 'done')
    expect(headers).toEqual([])
    expect(end).toBeInstanceOf(CaptchaError)
  })
})

test('a refused proof is told in the form’s own words, other refusals in the server’s', () => {
  expect(failureOf(refusal)).toEqual({ kind: 'check' })
  expect(failureOf(problem(403, 'account-blocked'))).toEqual({ kind: 'refused', message: 'account-blocked!' })
})

describe('what a challenge’s address answers with', () => {
  const challenge = { parameters, signature }
  test.each<[string, unknown]>([
    ['as it is', challenge],
    ['without a signature', { parameters }],
    ['with more than is needed', { ...challenge, parameters: { ...parameters, expiresAt: 1, data: { a: 'é' } } }],
  ])('is taken %s', (_, answer) => expect(readChallenge(answer)).toBe(answer))

  test.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['text', '<!doctype html>'],
    ['a list', [challenge]],
    ['no parameters', { signature }],
    ['the older kind', { algorithm: 'SHA-256', challenge: 'abc', salt: 'abc', maxnumber: 1000, signature }],
    ['a code to be read from a picture', { ...challenge, codeChallenge: { image: 'data:,' } }],
    ['a number as its signature', { parameters, signature: 1 }],
    ['no algorithm', { ...challenge, parameters: { ...parameters, algorithm: null } }],
    ['a nonce that is no hex', { ...challenge, parameters: { ...parameters, nonce: 'xyz1' } }],
    ['half a byte of salt', { ...challenge, parameters: { ...parameters, salt: 'abc' } }],
    ['no prefix, which every key has', { ...challenge, parameters: { ...parameters, keyPrefix: '' } }],
    ['a cost in words', { ...challenge, parameters: { ...parameters, cost: 'high' } }],
  ])('is not taken for one: %s', (_, answer) => expect(readChallenge(answer)).toBeUndefined())

  test('a solution is told from an error and from nothing', () => {
    expect(isSolution({ counter: 12, derivedKey: 'ff' })).toBe(true)
    for (const found of [null, undefined, { error: new Error('no') }, { counter: '12', derivedKey: 'ff' }]) {
      expect(isSolution(found)).toBe(false)
    }
  })

  test('goes back with its solution in plain letters, whatever is in it', () => {
    const odd = { parameters: { ...parameters, data: { place: 'Cinéma — 映画' } }, signature }
    const answer = writeAnswer(odd, { counter: 12, derivedKey: 'ff' })
    expect(answer).toMatch(/^[\w+/]+=*$/)
    expect(JSON.parse(atob(answer))).toEqual({ challenge: odd, solution: { counter: 12, derivedKey: 'ff' } })
  })
})

function problem(status: number, code: string): ApiError {
  return new ApiError(status, { type: 'about:blank', title: code, status, detail: code, code, message: `${code}!` })
}
