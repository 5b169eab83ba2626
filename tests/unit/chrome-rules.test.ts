import { describe, expect, test } from 'vitest'
import type { FeatureFlags, Settings } from '#src/api/contract.ts'
import { flaggedPages } from '#src/app/flags/flags.ts'
import { languageName } from '#src/app/i18n/formats.ts'
import { keyed } from '#src/features/chrome/keyed.ts'
import { pageInLanguage } from '#src/features/chrome/languages.ts'
import { catalogueEntries, outwardEntries, pageOf } from '#src/features/chrome/menu.ts'
import { networkOf } from '#src/features/chrome/networks.ts'
import { resolveSite } from '#src/site/resolve-site.ts'
import french from '../../openapi/examples/getSettings/default.json' with { type: 'json' }

const everything: Settings = french.value

function settingsWith(flags: Partial<FeatureFlags>, urls: Partial<Settings['urls']> = {}): Settings {
  return {
    ...everything,
    urls: { ...everything.urls, ...urls },
    featureFlags: { ...everything.featureFlags, ...flags },
  }
}

describe('the menu', () => {
  test('has the club and the offers where they are switched on', () => {
    expect(catalogueEntries(everything)).toEqual(['movies', 'cinemas', 'club', 'offers'])
    expect(catalogueEntries(settingsWith({ clubProviderEnabled: false }))).toEqual(['movies', 'cinemas', 'offers'])
    expect(catalogueEntries(settingsWith({ offersMenuDisplayed: false }))).toEqual(['movies', 'cinemas', 'club'])
  })

  test('leads out where that is switched on', () => {
    expect(outwardEntries(everything).map(({ name }) => name)).toEqual(['moreFromProvider', 'homeOffer', 'business'])
    const some = settingsWith({ moreFromProviderMenuEnabled: false, providerBusinessEnabled: false })
    expect(outwardEntries(some).map(({ name }) => name)).toEqual(['homeOffer'])
  })

  test.each([null, 'http://www.kinora.example', 'javascript:alert(1)', '/fr', '//evil.example'])(
    'does not lead out to %j',
    (business) => {
      expect(outwardEntries(settingsWith({}, { business })).map(({ name }) => name)).not.toContain('business')
    },
  )

  test('offers a page that is switched on and there', () => {
    expect(pageOf(everything, 'myInterestEnabled')).toBe(flaggedPages.myInterestEnabled)
    expect(pageOf(settingsWith({ myInterestEnabled: false }), 'myInterestEnabled')).toBeUndefined()
    // A feature of the menu alone.
    expect(pageOf(everything, 'offersMenuDisplayed')).toBeUndefined()
  })
})

describe('languages', () => {
  test('go by their own names', () => {
    expect((['fr', 'nl', 'en'] as const).map(languageName)).toEqual(['Français', 'Nederlands', 'English'])
  })

  test.each([
    ['/fr/profile?dialog=language', '/en/profile'],
    ['/fr?dialog=language', '/en'],
    ['/fr/tickets?x=1&dialog=language&y=a%20b#top', '/en/tickets?x=1&y=a+b#top'],
    ['/fr/fr/nl', '/en/fr/nl'],
  ])('%s becomes %s', (from, to) => {
    const market = resolveSite('fr.localhost')?.market
    expect(market && pageInLanguage(from, 'en', market)).toBe(to)
  })
})

describe('a social network', () => {
  test('that we know has its drawing and writes itself as it does', () => {
    expect(networkOf('tiktok')).toEqual({ name: 'TikTok', icon: 'tiktok' })
    expect(networkOf(' YouTube ')).toEqual({ name: 'YouTube', icon: 'youtube' })
  })

  test.each(['linkedin', 'close', 'logout', 'constructor', 'toString', ''])(
    '%j keeps its label and has none',
    (label) => {
      expect(networkOf(label)).toEqual({ name: label })
    },
  )
})

test('what was entered twice is still told apart', () => {
  const keys = keyed(['a', 'b', 'a', 'a'], (name) => name).map(({ key }) => key)
  expect(new Set(keys).size).toBe(4)
})
