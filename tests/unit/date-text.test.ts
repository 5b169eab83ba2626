import { describe, expect, test } from 'vitest'
import { joinDate, splitDate } from '#src/ui/form/date-text.ts'

describe('a date in three fields', () => {
  test.each([
    ['1991-02-03', { day: '03', month: '02', year: '1991' }],
    ['1991-02-', { day: '', month: '02', year: '1991' }],
    ['--3', { day: '3', month: '', year: '' }],
    ['', { day: '', month: '', year: '' }],
    ['1991', { day: '', month: '', year: '1991' }],
  ])('%j is taken apart', (date, texts) => {
    expect(splitDate(date)).toEqual(texts)
  })

  test.each([
    [{ day: '3', month: '2', year: '1991' }, '1991-02-03'],
    [{ day: ' 13 ', month: ' 12 ', year: ' 1991 ' }, '1991-12-13'],
    [{ day: '', month: '2', year: '1991' }, '1991-02-'],
    [{ day: '', month: '', year: '1' }, '1--'],
    [{ day: '3', month: '', year: '' }, '--03'],
    [{ day: ' ', month: ' ', year: ' ' }, ''],
  ])('%j is put together as %j', (texts, date) => {
    expect(joinDate(texts)).toBe(date)
  })
})
