import { describe, expect, test } from 'vitest'
import { answerIn, consentCookie } from '#src/app/consent/consent-cookie.ts'

const { revision } = consentCookie
const record = (changes: object) =>
  JSON.stringify({ categories: ['necessary'], revision, consentId: '0d8a4f2c', languageCode: 'fr', ...changes })

describe('the answer about cookies is', () => {
  test.each([
    ['granted', record({ categories: ['necessary', 'analytics'] })],
    ['granted', record({ categories: ['analytics'] })],
    ['refused', record({})],
    ['refused', record({ categories: [] })],
    ['unknown', undefined],
    ['unknown', ''],
    ['unknown', 'analytics'],
    ['unknown', 'null'],
    ['unknown', '[]'],
    ['unknown', '{}'],
    ['unknown', record({}).slice(0, -3)],
    ['unknown', record({ revision: revision - 1, categories: ['analytics'] })],
    ['unknown', record({ categories: 'analytics' })],
    ['unknown', record({ consentId: undefined, categories: ['analytics'] })],
  ])('%s for %j', (answer, cookie) => expect(answerIn(cookie)).toBe(answer))
})
