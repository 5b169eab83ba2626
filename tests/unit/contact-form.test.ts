import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { formBody } from '#src/api/form-body.ts'
import { contactMessageSchema } from '#src/api/schemas.ts'
import { contactAnswers, emptyDetails, neededAnswers } from '#src/features/support/contact-answers.ts'
import { cinemasByCity } from '#src/features/support/contact-cinemas.ts'
import { contactDetails, contactTypes, isContactType } from '#src/features/support/contact-types.ts'
import { isInDoubt } from '#src/forms/failure.ts'
import { toWire } from '#src/forms/wire.ts'

const sender = { firstname: ' Sanne ', lastname: '', email: 'sanne@velden.example', phone: '' }
const everything = {
  movie: 'Noord',
  desiredTime: '09:30',
  date: '2026-12-11',
  cinema: 'nl-ij',
  studentsNumber: ' 1 200 ',
  schoolName: 'De Regenboog',
  childrenCount: '9',
}
const usual = { firstname: 'Sanne', email: 'sanne@velden.example', description: 'Hello' }
const visit = { movie: 'Noord', desiredTime: '09:30', date: '2026-12-11', cinema: 'nl-ij' }

function answers(type: string, details: object = everything) {
  return contactAnswers(toWire({ type, description: 'Hello', ...sender, ...details }))
}

describe('a message', () => {
  test.each([
    ['general', { cinema: 'nl-ij' }],
    ['lost-property', { cinema: 'nl-ij' }],
    ['accessibility', { cinema: 'nl-ij' }],
    ['group', visit],
    ['school', { ...visit, studentsNumber: 1200, schoolName: 'De Regenboog' }],
    ['birthday', { ...visit, childrenCount: 9 }],
    ['private-screening', visit],
    ['business', visit],
    ['press', { movie: 'Noord' }],
  ])('about %s holds what is asked for it, whatever else was typed', (type, details) => {
    const body = answers(type)
    expect(body).toEqual({ type, ...usual, ...details })
    expect(contactMessageSchema.safeParse(body).success).toBe(true)
  })

  test.each(contactTypes)('about %s leaves out what is empty, but for what it needs', (type) => {
    const { type: sent, ...body } = answers(type, emptyDetails)
    const needed = contactDetails(type).filter((name) => neededAnswers.some((one) => one === name))
    expect(body).toEqual({ ...usual, ...Object.fromEntries(needed.map((name) => [name, null])) })
    expect(contactMessageSchema.safeParse({ type: sent, ...body }).success).toBe(needed.length === 0)
  })

  test('holds all that is told of its sender', () => {
    const whole = { firstname: 'Sanne', lastname: 'Velden', email: 'sanne@velden.example', phone: '+31612345678' }
    expect(answers('general', whole)).toEqual({ type: 'general', description: 'Hello', ...whole })
  })

  test('about something new holds the message and its sender', () => {
    expect(answers('weddings')).toEqual({ type: 'weddings', ...usual })
  })

  test.each(['fifty', '2.5', '0', '2001'])('is refused with %s pupils', (studentsNumber) => {
    const body = answers('school', { ...everything, studentsNumber })
    expect(contactMessageSchema.safeParse(body).error?.issues.map(({ path }) => path)).toEqual([['studentsNumber']])
  })

  test('has its line breaks as a form sends them', () => {
    const text = toWire({ type: 'general', ...sender, ...emptyDetails, description: 'One\nTwo\r\nThree' })
    expect(contactAnswers(text).description).toBe('One\r\nTwo\r\nThree')
  })

  test('goes out as the parts of a form, numbers as text', () => {
    expect([...formBody({ type: 'school', studentsNumber: 52, lastname: undefined })]).toEqual([
      ['type', 'school'],
      ['studentsNumber', '52'],
    ])
  })
})

test.each([
  ['school', true],
  ['weddings', false],
  ['toString', false],
  [7, false],
  [undefined, false],
])('%s is something to write about: %s', (word, expected) => {
  expect(isContactType(word)).toBe(expected)
})

test('cinemas stand under their city, by name, without those that are closed', () => {
  const house = (name: string, city: string | undefined, status = 'open') => ({
    id: name,
    name,
    status,
    theaters: city === undefined ? [] : [{ city }],
  })
  const cities = cinemasByCity([
    house('Zuid', 'Utrecht'),
    house('Nowhere', undefined),
    house('Old', 'Utrecht', 'closed'),
    house('Aa', 'Utrecht', 'coming'),
    house('IJ', 'Amsterdam', 'a new word'),
  ])
  expect(cities.map(({ city, cinemas }) => [city, cinemas.map(({ name }) => name)])).toEqual([
    ['Amsterdam', ['IJ']],
    ['Utrecht', ['Aa', 'Zuid']],
    ['', ['Nowhere']],
  ])
})

const said = { type: 'about:blank', title: 'x', status: 503, code: 'unavailable', detail: 'x', message: 'x' }
test.each([
  ['no answer, or one that cannot be read', true, new ApiError(0)],
  ['a word of somebody in between', true, new ApiError(502)],
  ['the server saying that it is down', false, new ApiError(503, said)],
  ['a refusal', false, new ApiError(422)],
  ['a mistake of ours', false, new TypeError('x')],
])('after %s, a form may have arrived all the same: %s', (_, expected, error) => {
  expect(isInDoubt(error)).toBe(expected)
})
