import { expect, test } from 'vitest'
import { isIdentityAnswer } from '#src/app/session/identity-answer.ts'

const site = 'https://compte.kinora-fr.example'

test.each(['/callback?code=1&state=2', '/callback?state=2&code=1', '/callback?error=access_denied&state=2'])(
  '%s is the answer to a sign-in',
  (path) => expect(isIdentityAnswer(site + path)).toBe(true),
)

test.each([
  '/callback',
  '/callback?code=1',
  '/callback?error=access_denied',
  '/callback?state=2',
  '/callback#code=1&state=2',
  '/fr?code=1&state=2',
  '/fr/callback?code=1&state=2',
  '/?code=1&state=2',
])('%s is none', (path) => expect(isIdentityAnswer(site + path)).toBe(false))
