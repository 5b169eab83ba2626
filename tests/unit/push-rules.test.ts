import { describe, expect, test } from 'vitest'
import { isHidden, pushesFor, readPushHistory, withHidden } from '#src/features/account/push-rules.ts'

const now = new Date('2026-11-21T18:00:00Z')
const silent = { dateOfBirth: null, mailCommunicationProvider: false, optinCommunicationProvider: false }
const survey = 'https://survey.kinora.example/1'

describe('what is asked', () => {
  test.each([
    ['everything', silent, survey, ['birthDate', 'optIn', 'survey']],
    ['no birth date that is known', { ...silent, dateOfBirth: '1990-01-01' }, survey, ['optIn', 'survey']],
    ['no opt-in of a reader', { ...silent, mailCommunicationProvider: true }, undefined, ['birthDate']],
    [
      'no opt-in of somebody who gets our offers',
      { ...silent, optinCommunicationProvider: true },
      undefined,
      ['birthDate'],
    ],
    ['no survey without encryption', silent, 'http://survey.kinora.example/1', ['birthDate', 'optIn']],
    ['no survey that is a script', silent, 'javascript:alert(1)', ['birthDate', 'optIn']],
    ['no survey that is no address', silent, 'survey', ['birthDate', 'optIn']],
    ['no survey that is another site’s', silent, 'https://survey.kinora.example@evil.example', ['birthDate', 'optIn']],
    ['no survey with a password', silent, 'https://:secret@survey.kinora.example', ['birthDate', 'optIn']],
  ] as const)('%s', (_, account, url, expected) => expect(pushesFor(account, url, {}, now)).toEqual(expected))

  test('nothing that was put away, and each one by itself', () => {
    expect(pushesFor(silent, survey, withHidden('optIn', {}, now), now)).toEqual(['birthDate', 'survey'])
  })
})

describe('what is put away', () => {
  test('stays away for sixty days and comes back then', () => {
    const history = withHidden('survey', {}, now)
    expect(history).toEqual({ hideSurveyPushUntil: '2027-01-20T18:00:00.000Z' })
    expect(isHidden('survey', history, new Date('2027-01-20T17:59:59Z'))).toBe(true)
    expect(isHidden('survey', history, new Date('2027-01-20T18:00:00Z'))).toBe(false)
  })
  test('leaves what was put away before', () => {
    const history = withHidden('survey', withHidden('birthDate', {}, now), now)
    expect(Object.keys(history)).toEqual(['hideBirthDatePushUntil', 'hideSurveyPushUntil'])
  })
})

describe('the cookie', () => {
  test('gives back what was written', () => {
    const history = withHidden('optIn', withHidden('birthDate', {}, now), now)
    expect(readPushHistory(JSON.stringify(history))).toEqual(history)
  })
  test.each([
    ['none', undefined],
    ['empty', ''],
    ['no JSON', '{"hideSurveyPushUntil":'],
    ['a list', '[1,2]'],
    ['a number', '7'],
    ['null', 'null'],
    ['a year', '{"hideSurveyPushUntil":2027}'],
    ['a text', '"hideSurveyPushUntil"'],
    ['no dates', '{"hideSurveyPushUntil":true,"hideOptInPushUntil":"soon","hideBirthDatePushUntil":null}'],
    ['other names', '{"__proto__":{"hideSurveyPushUntil":"2026-12-01T00:00:00Z"},"x":"2026-12-01"}'],
  ])('with garbage in it hides nothing: %s', (_, cookie) => {
    const history = readPushHistory(cookie)
    expect(history).toEqual({})
    expect(pushesFor(silent, survey, history, now)).toHaveLength(3)
  })
  test('with a date that this page never wrote hides nothing', () => {
    expect(isHidden('survey', { hideSurveyPushUntil: '9999-01-01T00:00:00Z' }, now)).toBe(false)
  })
})
