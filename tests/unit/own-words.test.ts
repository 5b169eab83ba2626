import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import { departureFailure, proofFailure } from '#src/features/profile/identity-words.ts'

const problem = { type: 'about:blank', title: 'Oops', status: 500, detail: 'Oops.', code: 'oops', message: 'Oops.' }

describe('what a server says of itself', () => {
  test.each([500, 503])('in trouble (%i) is left out, and kept for those who look for the cause', (status) => {
    const error = new ApiError(status, { ...problem, status })
    const told = inOwnWords(error)
    expect(told).toMatchObject({ status, problem: undefined, cause: error })
  })

  test.each([new ApiError(409, { ...problem, status: 409 }), new ApiError(0), new TypeError('gone')])(
    'in a refusal stays: %s',
    (error) => {
      expect(inOwnWords(error)).toBe(error)
    },
  )
})

describe('a service that could not be linked', () => {
  test('because the customer turned back is no error', () => {
    const told = proofFailure('Apple', { provider: 'apple', failure: 'refused' })
    expect(told).toMatchObject({ type: 'info', closable: true })
  })

  test.each(['unreachable', 'failed'] as const)(
    'because it was %s is an error that waits for the customer',
    (failure) => {
      const told = proofFailure('Apple', { provider: 'apple', failure })
      expect(told).toMatchObject({ type: 'error', closable: true, content: { values: { name: 'Apple' } } })
      expect(told).not.toHaveProperty('title')
    },
  )

  test('is told in other words for each reason', () => {
    const reasons = ['refused', 'unreachable', 'failed'] as const
    const told = reasons.map((failure) => proofFailure('Apple', { provider: 'apple', failure }).content)
    expect(new Set(told.map((content) => JSON.stringify(content))).size).toBe(3)
  })

  test('is told with a code to quote, where there is one', () => {
    const told = proofFailure('Apple', { provider: 'apple', failure: 'failed', code: 'IDP-042' })
    expect(told.title).toMatchObject({ values: { 0: 'IDP-042' } })
  })

  test('because a browser keeps nothing is told apart from a service that does not answer', () => {
    const blocked = departureFailure(new SessionError('storage_blocked'))
    const others = [new SessionError('unreachable'), new TypeError('gone')].map(departureFailure)
    for (const told of [blocked, ...others]) expect(told).toMatchObject({ type: 'error', closable: true })
    expect(others[0]).toEqual(others[1])
    expect(others).not.toContainEqual(blocked)
  })
})
