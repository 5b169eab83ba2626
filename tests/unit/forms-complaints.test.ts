import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { accountUpdateSchema } from '#src/api/schemas.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import { type Complaint, complaintOf, type Issue, readComplaint, writeComplaint } from '#src/forms/complaint.ts'
import { contractResolver } from '#src/forms/contract-resolver.ts'
import { failureOf, fieldOfPointer, refusedFields } from '#src/forms/failure.ts'
import { isSamePage } from '#src/forms/unsaved-guard.ts'
import type { FormValues } from '#src/forms/wire.ts'

const check = contractResolver({
  schema: accountUpdateSchema,
  required: ['dateOfBirth', 'terms'],
  rules: { city: (city) => (city === 'Atlantis' ? { id: 'sunk' } : undefined) },
  toSend: (wire) => wire,
})

/** What the resolver finds wrong with the answers, by field. */
async function complaints(values: FormValues): Promise<Record<string, Complaint | undefined>> {
  const { errors } = await check(values, undefined, { fields: {}, shouldUseNativeValidation: false })
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, readComplaint(String(error?.message))]),
  )
}

test.each<[FormValues, Record<string, Complaint>]>([
  [{ firstname: '' }, { firstname: { kind: 'required' } }],
  [{ firstname: '   ' }, { firstname: { kind: 'required' } }],
  [{ firstname: 'x'.repeat(61) }, { firstname: { kind: 'too-long', limit: 60 } }],
  [{ dateOfBirth: '' }, { dateOfBirth: { kind: 'required' } }],
  [{ dateOfBirth: '1991-02-31' }, { dateOfBirth: { kind: 'date-unreal' } }],
  [{ dateOfBirth: '1991-02-' }, { dateOfBirth: { kind: 'date-incomplete' } }],
  [{ dateOfBirth: '91-02-03' }, { dateOfBirth: { kind: 'date-incomplete' } }],
  [{ email: 'camille.v@exemple' }, { email: { kind: 'email' } }],
  [{ zipCode: '750' }, { zipCode: { kind: 'format' } }],
  [{ mobilePhone: 'call me' }, { mobilePhone: { kind: 'format' } }],
  [{ country: 33 }, { country: { kind: 'other' } }],
  [{ terms: false }, { terms: { kind: 'required' } }],
  [{ city: 'Atlantis' }, { city: { kind: 'rule', words: { id: 'sunk' } } }],
  [{ zipCode: '', mobilePhone: '', city: '' }, {}],
])('%o', async (values, expected) => {
  expect(await complaints(values)).toEqual(expected)
})

test.each<[Issue, Complaint]>([
  [{ code: 'invalid_type', input: null }, { kind: 'required' }],
  [{ code: 'invalid_type', input: undefined }, { kind: 'required' }],
  [{ code: 'invalid_type', input: 'x' }, { kind: 'other' }],
  [{ code: 'invalid_value', input: null }, { kind: 'other' }],
  [{ code: 'too_small', origin: 'string', minimum: 1 }, { kind: 'required' }],
  [
    { code: 'too_small', origin: 'string', minimum: 2 },
    { kind: 'too-short', limit: 2 },
  ],
  [
    { code: 'too_small', origin: 'array', minimum: 1 },
    { kind: 'too-few', limit: 1 },
  ],
  [
    { code: 'too_small', origin: 'number', minimum: 1 },
    { kind: 'too-small', limit: 1 },
  ],
  [{ code: 'too_small', origin: 'date', minimum: '2026-11-21' }, { kind: 'other' }],
  [
    { code: 'too_big', origin: 'string', maximum: 60 },
    { kind: 'too-long', limit: 60 },
  ],
  [
    { code: 'too_big', origin: 'array', maximum: 3 },
    { kind: 'too-many', limit: 3 },
  ],
  [
    { code: 'too_big', origin: 'number', maximum: 9 },
    { kind: 'too-big', limit: 9 },
  ],
  [{ code: 'too_big', origin: 'date', maximum: '2026-11-21' }, { kind: 'other' }],
  [{ code: 'custom', minimum: 1, maximum: 2 }, { kind: 'other' }],
  [{ code: 'invalid_format', format: 'date', input: '1991-02-31' }, { kind: 'date-unreal' }],
  [{ code: 'invalid_format', format: 'date', input: '1991-02-310' }, { kind: 'date-incomplete' }],
  [{ code: 'invalid_format', format: 'date', input: '11991-02-31' }, { kind: 'date-incomplete' }],
  [{ code: 'invalid_format', format: 'date', input: 19_910_231 }, { kind: 'date-incomplete' }],
])('the issue %o is a complaint of %o, also once it was written down', (issue, complaint) => {
  expect(complaintOf(issue)).toEqual(complaint)
  expect(readComplaint(writeComplaint(complaintOf(issue)))).toEqual(complaint)
})

test('where nothing was written down, there is no complaint', () => {
  expect(readComplaint(undefined)).toBeUndefined()
})

test('the form’s own questions are asked and not sent', async () => {
  const { values } = await check({ city: ' Paris ', terms: true }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  })
  expect(values).toEqual({ city: 'Paris' })
})

const names = ['zipCode', 'city', 'interest.genres', 'a/b', 'a~b', 'a~1b']

test.each([
  ['/zipCode', 'zipCode'],
  ['/interest/genres', 'interest.genres'],
  ['/interest/genres/3', 'interest.genres'],
  ['/interest', undefined],
  ['/zip', undefined],
  ['/zipCodes', undefined],
  ['/cit~1y', undefined],
  ['/cit~0y', undefined],
  ['/a~1b', 'a/b'],
  ['/a~0b', 'a~b'],
  ['/a~01b', 'a~1b'],
  ['', undefined],
  ['/', undefined],
])('the pointer %o leads to %o', (pointer, name) => {
  expect(fieldOfPointer(pointer, names)).toBe(name)
})

const problem = { type: 'about:blank', title: '', detail: '', code: 'x' }

test('refused answers are told beside their fields, and those of no field above them all', () => {
  const errors = [
    { pointer: '/city', code: 'format', message: 'City?' },
    { pointer: '/city', code: 'too-long', message: 'Too long.' },
    { pointer: '/email', code: 'taken', message: 'Taken.' },
  ]
  const error = new ApiError(422, { ...problem, status: 422, message: 'No.', errors })
  expect(refusedFields(error, names)).toEqual({ shown: [{ name: 'city', message: 'City?' }], hidden: ['Taken.'] })
  const two = ['/city', '/zipCode'].map((pointer) => ({ pointer, code: 'format', message: pointer }))
  const both = new ApiError(422, { ...problem, status: 422, message: 'No.', errors: two })
  expect(refusedFields(both, names).shown.map(({ name }) => name)).toEqual(['city', 'zipCode'])
  const blank = [{ pointer: '/city', code: 'format', message: ' ' }]
  const unsaid = new ApiError(422, { ...problem, status: 422, message: 'No.', errors: blank })
  for (const other of [unsaid, new TypeError('a bug'), new ApiError(502), new ApiError(0)]) {
    expect(refusedFields(other, names)).toEqual({ shown: [], hidden: [] })
  }
})

test.each([
  [new ApiError(0), { kind: 'offline' }],
  [new ApiError(401), { kind: 'signed-out' }],
  [new ApiError(429), { kind: 'too-many' }],
  [new ApiError(500), { kind: 'server' }],
  [new ApiError(502), { kind: 'server' }],
  [new ApiError(499), { kind: 'refused' }],
  [
    new ApiError(503, { ...problem, status: 503, message: 'Back at six.' }),
    { kind: 'server', message: 'Back at six.' },
  ],
  [new ApiError(403, { ...problem, status: 403, message: 'Blocked.' }), { kind: 'refused', message: 'Blocked.' }],
  [new ApiError(403, { ...problem, status: 403, message: ' ' }), { kind: 'refused' }],
  [new SessionError('login_required'), { kind: 'signed-out' }],
  [new SessionError('missing_refresh_token'), { kind: 'signed-out' }],
  [new SessionError('unreachable'), { kind: 'offline' }],
  [new TypeError('a bug'), { kind: 'server' }],
])('%o is told as %o', (error, failure) => {
  expect(failureOf(error)).toEqual(failure)
})

test.each([
  ['/fr/profile', '/en/profile', true],
  ['/fr/profile', '/fr/profile/', true],
  ['/fr/profile', '/fr/tickets', false],
  ['/fr/profile', '/fr', false],
  ['/fr', '/en', true],
])('%s and %s are one page: %o', (one, other, expected) => {
  expect(isSamePage(one, other)).toBe(expected)
})
