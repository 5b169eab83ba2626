import { describe, expect, test } from 'vitest'
import { markets } from '#src/site/markets.ts'
import { isLanguageOf, localeOf, resolveSite } from '#src/site/resolve-site.ts'

test.each([
  ['compte.kinora-fr.example', 'fr', 'prod'],
  ['mijn.kinora-nl.example', 'nl', 'prod'],
  ['prod.compte.kinora-fr.example', 'fr', 'prod'],
  ['preprod.compte.kinora-fr.example', 'fr', 'preprod'],
  ['preprod-compte.kinora-fr.example', 'fr', 'preprod'],
  ['staging.mijn.kinora-nl.example', 'nl', 'staging'],
  ['uat-mijn.kinora-nl.example', 'nl', 'uat'],
  ['dev.compte.kinora-fr.example', 'fr', 'dev'],
  ['COMPTE.KINORA-FR.EXAMPLE', 'fr', 'prod'],
  ['compte.kinora-fr.example.', 'fr', 'prod'],
  ['fr.localhost', 'fr', 'dev'],
  ['nl.localhost', 'nl', 'dev'],
  ['staging.nl.localhost', 'nl', 'staging'],
])('%s is the %s market in %s', (host, market, environment) => {
  expect(resolveSite(host)).toMatchObject({ market: { id: market }, environment })
})

test.each([
  'localhost',
  'kinora-fr.example',
  'test.compte.kinora-fr.example',
  'compte.kinora-fr.example.evil.example',
  '',
])('no market owns "%s"', (host) => expect(resolveSite(host)).toBeUndefined())

describe('each market', () => {
  test.each(markets)('$id has its languages, five cities and euros', (market) => {
    expect(market.currency).toBe('EUR')
    expect(new Set(market.cities.map(({ slug }) => slug)).size).toBe(5)
    for (const language of market.languages) expect(isLanguageOf(market, language)).toBe(true)
    for (const stranger of ['de', 'FR', '', undefined]) expect(isLanguageOf(market, stranger)).toBe(false)
  })

  test('names the cities of its own country', () => {
    expect(markets.map(({ cities }) => cities.map(({ name }) => name).join(', '))).toEqual([
      'Paris, Lyon, Marseille, Toulouse, Nice',
      'Amsterdam, Rotterdam, Den Haag, Utrecht, Tilburg',
    ])
  })

  test('formats as its region does, and English as Europe does', () => {
    expect(markets.map((market) => market.languages.map((language) => localeOf(market, language)))).toEqual([
      ['fr-FR', 'en-150'],
      ['nl-NL', 'en-150'],
    ])
  })
})
