import { describe, expect, test } from 'vitest'
import { sessionDay, startsIn } from '#src/features/tickets/session-time.ts'

const paris = (startDate: string, endDate = startDate) => ({ startDate, endDate, timeZone: 'Europe/Paris' })

describe('the day of a showing, asked on Saturday 21 November at six in the evening', () => {
  const now = new Date('2026-11-21T18:00:00+01:00')
  test.each([
    ['this evening', '2026-11-21T20:45:00+01:00', 'today', 'evening', '2026-11-21'],
    ['this afternoon, and still running', '2026-11-21T16:00:00+01:00', 'today', 'day', '2026-11-21'],
    ['a quarter past midnight is tonight', '2026-11-22T00:15:00+01:00', 'today', 'past-midnight', '2026-11-21'],
    ['the last minute of the night', '2026-11-22T05:59:00+01:00', 'today', 'past-midnight', '2026-11-21'],
    ['the first of the morning', '2026-11-22T06:00:00+01:00', 'tomorrow', 'day', '2026-11-22'],
    ['the last of the afternoon', '2026-11-21T17:59:00+01:00', 'today', 'day', '2026-11-21'],
    ['the first of the evening', '2026-11-21T18:00:00+01:00', 'today', 'evening', '2026-11-21'],
    ['tomorrow morning', '2026-11-22T10:30:00+01:00', 'tomorrow', 'day', '2026-11-22'],
    ['tomorrow evening', '2026-11-22T20:00:00+01:00', 'tomorrow', 'evening', '2026-11-22'],
    ['past midnight after tomorrow', '2026-11-23T00:30:00+01:00', 'tomorrow', 'past-midnight', '2026-11-22'],
    ['the day after tomorrow', '2026-11-23T20:00:00+01:00', 'later', 'evening', '2026-11-23'],
    ['across the end of the year', '2027-01-01T00:10:00+01:00', 'later', 'past-midnight', '2026-12-31'],
  ] as const)('%s', (_, start, day, part, date) => {
    expect(sessionDay(paris(start), now)).toEqual({ day, part, date })
  })
})

describe('the day of a showing, asked late', () => {
  test('at ten past midnight a showing at a quarter past is still tonight', () => {
    const now = new Date('2026-11-22T00:10:00+01:00')
    expect(sessionDay(paris('2026-11-22T00:15:00+01:00'), now)).toMatchObject({ day: 'today', part: 'past-midnight' })
    expect(sessionDay(paris('2026-11-23T00:15:00+01:00'), now)).toMatchObject({
      day: 'tomorrow',
      part: 'past-midnight',
    })
  })
  test('from six in the morning on what is past midnight is tonight’s once more', () => {
    const night = paris('2026-11-23T00:15:00+01:00')
    expect(sessionDay(night, new Date('2026-11-22T05:59:00+01:00')).day).toBe('tomorrow')
    expect(sessionDay(night, new Date('2026-11-22T06:00:00+01:00')).day).toBe('today')
  })
  test('from midnight on what is on that day is today’s, and what is on the next one tomorrow’s', () => {
    const now = new Date('2026-11-22T00:10:00+01:00')
    expect(sessionDay(paris('2026-11-22T08:10:00+01:00'), now)).toMatchObject({ day: 'today', part: 'day' })
    expect(sessionDay(paris('2026-11-22T20:00:00+01:00'), now)).toMatchObject({ day: 'today', part: 'evening' })
    expect(sessionDay(paris('2026-11-23T20:00:00+01:00'), now)).toMatchObject({ day: 'tomorrow', part: 'evening' })
  })
  test('a film of the evening before that still runs is tonight’s', () => {
    const now = new Date('2026-11-22T00:10:00+01:00')
    expect(sessionDay(paris('2026-11-21T22:30:00+01:00'), now)).toMatchObject({ day: 'today', part: 'evening' })
  })
})

test('the night that the clocks go back is one night', () => {
  const now = new Date('2026-10-24T22:00:00+02:00')
  const both = ['2026-10-25T02:30:00+02:00', '2026-10-25T02:30:00+01:00']
  for (const start of both) {
    expect(sessionDay(paris(start), now)).toEqual({ day: 'today', part: 'past-midnight', date: '2026-10-24' })
  }
})

test('the day is the one where the cinema is', () => {
  const session = { startDate: '2026-11-22T01:30:00Z', endDate: '2026-11-22T03:30:00Z', timeZone: 'America/Guadeloupe' }
  const now = new Date('2026-11-21T20:00:00Z')
  expect(sessionDay(session, now)).toEqual({ day: 'today', part: 'evening', date: '2026-11-21' })
})

describe('how near the start is', () => {
  const session = paris('2026-11-21T20:45:00+01:00', '2026-11-21T22:40:00+01:00')
  test.each([
    ['the day before', '2026-11-20T20:45:00+01:00', undefined],
    ['a minute too early to say', '2026-11-21T14:44:00+01:00', undefined],
    ['six hours before', '2026-11-21T14:45:00+01:00', 360],
    ['in the evening', '2026-11-21T18:35:00+01:00', 130],
    ['in the last minute', '2026-11-21T20:44:59+01:00', 1],
    ['on the minute', '2026-11-21T20:45:00+01:00', 'started'],
    ['during the film', '2026-11-21T22:39:00+01:00', 'started'],
    ['after it', '2026-11-21T22:40:00+01:00', undefined],
  ] as const)('%s', (_, now, expected) => expect(startsIn(session, new Date(now))).toBe(expected))

  test('across the hour that is counted twice in autumn', () => {
    const night = paris('2026-10-25T03:00:00+01:00', '2026-10-25T05:00:00+01:00')
    expect(startsIn(night, new Date('2026-10-25T01:00:00+02:00'))).toBe(180)
  })
})
