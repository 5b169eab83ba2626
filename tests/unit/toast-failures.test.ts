import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import type { Problem } from '#src/api/contract.ts'
import { failureToast } from '#src/app/effects/failure-toast.ts'
import { defaultError } from '#src/app/effects/mutation-effects.ts'

const problem = {
  type: 'about:blank',
  title: 'Conflict',
  status: 409,
  detail: 'The showing began at 20:45.',
  code: 'cancellation-final',
  message: 'This film has begun: the ticket can no longer be cancelled.',
} as const satisfies Problem
const explained = new ApiError(409, problem)
const otherwise = { id: 'specific', message: 'The ticket could not be cancelled.' }

const inServersWords = { i18n: false, content: problem.message }
const shared = { type: 'error', closable: true }

describe('a failure is told', () => {
  test.each([
    ['in our words where nothing is taken over of the server’s', {}, explained, { content: otherwise }],
    ['in the server’s where its message is wanted', { says: 'message' }, explained, inServersWords],
    [
      'under its code where that is wanted too',
      { says: 'code-and-message' },
      explained,
      { ...inServersWords, title: 'cancellation-final' },
    ],
    ['in ours where no answer came', { says: 'message' }, new ApiError(0), { content: otherwise }],
    ['in ours where a web page came in its place', { says: 'message' }, new ApiError(502), { content: otherwise }],
    [
      'in ours where the server’s are empty',
      { says: 'message' },
      new ApiError(500, { ...problem, message: ' ' }),
      { content: otherwise },
    ],
    [
      'in ours where it was not the server that failed',
      { says: 'message' },
      new Error('secret'),
      { content: otherwise },
    ],
  ] as const)('%s', (_, words, error, expected) => {
    expect(failureToast(error, { ...words, otherwise })).toEqual({ ...shared, ...expected })
  })
})

test('in general it is told that it did not work, and that it is not the customer’s fault', () => {
  expect(failureToast(new ApiError(500), { otherwise: defaultError })).toEqual({ ...shared, content: defaultError })
  expect(defaultError.message).toMatch(/did not work.*our fault/)
})
