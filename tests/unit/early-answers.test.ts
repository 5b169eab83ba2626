import { afterEach, describe, expect, test } from 'vitest'
import { type EarlyAnswers, forgetEarlyAnswers, takeEarlyAnswer } from '#src/api/early-answers.ts'

const url = 'https://portal.example/api/accounts/me'
const spoken = { 'Accept-Language': 'fr', Authorization: 'Bearer token' }
const asked = (init: RequestInit = {}, address = url) => new Request(address, { headers: spoken, ...init })

function answerEarly(): Promise<Response> {
  const response = Promise.resolve(new Response('early'))
  const answers: EarlyAnswers = new Map([[url, { headers: spoken, response }]])
  globalThis.earlyAnswers = answers
  return response
}

afterEach(forgetEarlyAnswers)

describe('an answer that was asked for early', () => {
  test('is given to who asks in the same words, once', () => {
    const response = answerEarly()
    expect(takeEarlyAnswer(asked())).toBe(response)
    expect(takeEarlyAnswer(asked())).toBeUndefined()
  })

  test.each([
    ['another address', asked({}, `${url}/friends`)],
    ['another query', asked({}, `${url}?history=true`)],
    ['another language', asked({ headers: { ...spoken, 'Accept-Language': 'en' } })],
    ['another customer', asked({ headers: { ...spoken, Authorization: 'Bearer other' } })],
    ['nobody', asked({ headers: { 'Accept-Language': 'fr' } })],
    ['the catalogue’s key', asked({ headers: { ...spoken, 'X-Mobile-Key': 'key' } })],
    ['a change', asked({ method: 'PATCH' })],
  ])('is no answer to %s', (_what, request) => {
    answerEarly()
    expect(takeEarlyAnswer(request)).toBeUndefined()
  })

  test('is forgotten once the page is there', () => {
    answerEarly()
    forgetEarlyAnswers()
    expect(takeEarlyAnswer(asked())).toBeUndefined()
  })

  test('is missed by nobody where no script asked', () => {
    expect(takeEarlyAnswer(asked())).toBeUndefined()
  })
})
