import { expect, test } from 'vitest'
import { inLanguage, languageOfPath } from '#src/app/i18n/language-of-path.ts'
import { resolveSite } from '#src/site/resolve-site.ts'

const market = (host: string) => {
  const site = resolveSite(host)
  if (!site) throw new Error(host)
  return site.market
}
const fr = market('fr.localhost')
const nl = market('nl.localhost')

test.each([
  ['/', fr, 'fr'],
  ['/', nl, 'nl'],
  ['/en/profile', nl, 'en'],
  ['/nl/profile', fr, 'fr'],
  ['/de', nl, 'nl'],
  ['/callback', fr, 'fr'],
] as const)('%s is read in the right language', (path, at, language) => expect(languageOfPath(path, at)).toBe(language))

test.each([
  ['/callback', 'en', 'en'],
  ['/404', 'en', 'en'],
  ['/fr/profile', 'en', 'fr'],
  ['/callback', 'nl', 'fr'],
  ['/callback', undefined, 'fr'],
] as const)('%s after a visit in %s is read in %s', (path, visit, language) =>
  expect(languageOfPath(path, fr, visit)).toBe(language),
)

test.each([
  ['/fr', '/en'],
  ['/fr/', '/en/'],
  ['/fr/profile', '/en/profile'],
  ['/fr/profile?dialog=account&x=1#city', '/en/profile?dialog=account&x=1#city'],
  ['/fr/fr/fr', '/en/fr/fr'],
  ['/404', '/en'],
  ['/', '/en'],
])('%s becomes %s', (from, to) => expect(inLanguage(from, 'en', fr)).toBe(to))
