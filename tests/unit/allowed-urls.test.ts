import { expect, test } from 'vitest'
import { isAllowed } from '#src/api/allowed-urls.ts'
import { allowedUrls, coveredUrls, lookAlikeUrls, uselessEntries } from '#tests/support/hostile/urls.ts'

test.each(coveredUrls)('the bearer goes to %s', (url) => expect(isAllowed(url, allowedUrls)).toBe(true))

test.each(lookAlikeUrls)('the bearer does not go to %s', (url) => expect(isAllowed(url, allowedUrls)).toBe(false))

test.each(uselessEntries)('the entry "%s" allows nothing', (entry) =>
  expect(isAllowed('https://api.kinora-fr.example/api/accounts/me', [entry])).toBe(false),
)
