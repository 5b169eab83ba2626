import { describe, expect, test } from 'vitest'
import { inOfferedOrder } from '#src/features/interests/interest-rules.ts'
import { joinedAnswer } from '#src/forms/joined-answers.ts'
import { SavedValues } from '#src/forms/saved-values.ts'

describe('an answer that was changed here and elsewhere', () => {
  test.each([
    { what: 'added here', before: ['a'], now: ['a', 'b'], current: ['a'], joined: ['a', 'b'] },
    { what: 'added elsewhere', before: ['a'], now: ['a'], current: ['a', 'c'], joined: ['a', 'c'] },
    { what: 'added in both places', before: ['a'], now: ['a', 'b'], current: ['a', 'c'], joined: ['a', 'c', 'b'] },
    { what: 'the same one added in both', before: null, now: ['b'], current: ['b'], joined: ['b'] },
    { what: 'taken out here', before: ['a', 'b'], now: ['b'], current: ['a', 'b', 'c'], joined: ['b', 'c'] },
    { what: 'taken out elsewhere', before: ['a', 'b'], now: ['a', 'b', 'c'], current: ['b'], joined: ['b', 'c'] },
    { what: 'all taken out', before: ['a'], now: null, current: ['a'], joined: null },
    { what: 'all taken out elsewhere', before: ['a'], now: ['a', 'b'], current: null, joined: ['b'] },
    { what: 'begun with none', before: '', now: ['b'], current: ['c'], joined: ['c', 'b'] },
  ])('a list, $what', ({ before, now, current, joined }) => {
    expect(joinedAnswer(before, now, current)).toEqual(joined)
  })

  test('lists of one object are joined one by one', () => {
    expect(
      joinedAnswer(
        { genres: ['drama'], events: null },
        { genres: ['drama', 'horror'], events: null },
        { genres: null, events: ['opera'] },
      ),
    ).toEqual({ genres: ['horror'], events: ['opera'] })
  })

  test('of any other answer the customer’s own stands', () => {
    expect(joinedAnswer('Lyon', 'Bron', 'Paris')).toBe('Bron')
    expect(joinedAnswer(true, false, true)).toBe(false)
  })

  test('a form shows both', () => {
    const values: Record<string, unknown> = { interest: { genres: ['drama'], events: null } }
    const form = {
      getValues: () => values,
      setValue: (name: string, value: unknown) => {
        values[name] = value
      },
    }
    const saved = new SavedValues(structuredClone(values))
    values.interest = { genres: ['drama', 'horror'], events: null }
    saved.arrive({ interest: { genres: ['drama'], events: ['opera'] } }, form)
    expect(values.interest).toEqual({ genres: ['drama', 'horror'], events: ['opera'] })
    expect(saved.changes(values)).toEqual(values)
  })
})

describe('interests in the order of the offer', () => {
  const offered = {
    genres: [
      { id: 'drama', label: 'Drama' },
      { id: 'horror', label: 'Horror' },
    ],
    events: [],
  }
  test.each([
    { genres: null, ordered: null },
    { genres: [], ordered: null },
    { genres: ['horror', 'drama'], ordered: ['drama', 'horror'] },
    { genres: ['horror', 'western'], ordered: ['western', 'horror'] },
  ])('$genres becomes $ordered', ({ genres, ordered }) => {
    expect(inOfferedOrder({ genres, events: ['gone'] }, offered)).toEqual({ genres: ordered, events: ['gone'] })
  })
})
