import { describe, expect, test } from 'vitest'
import { asRouted, asSpelled, pathWord } from '#src/app/links/path-words.ts'
import { type CatalogueSegment, catalogueSegments } from '#src/app/links/segments.ts'
import { languages } from '#src/site/markets.ts'
import { sourceFiles } from '../repository/tree.ts'

const segments = Object.keys(catalogueSegments).filter((key): key is CatalogueSegment => key in catalogueSegments)

describe('an address is read in whatever language it is spelled', () => {
  test.each([
    ['/fr/films', '/fr/movies'],
    ['/nl/bioscopen/den-haag', '/nl/our-cinemas/den-haag'],
    ['/fr/evenements/la-traversee/', '/fr/entertainment/la-traversee/'],
    // After a change of language, by hand or by the menu.
    ['/en/bioscopen', '/en/our-cinemas'],
    ['/fr/movies', '/fr/movies'],
    // No page of the catalogue.
    ['/fr/cinemas', '/fr/cinemas'],
    ['/fr', '/fr'],
    ['/', '/'],
    ['/fr/profile', '/fr/profile'],
    ['/fr/constructor/x', '/fr/constructor/x'],
  ])('%s → %s', (path, routed) => expect(asRouted(path)).toBe(routed))
})

describe('an address is spelled in its own language', () => {
  test.each([
    ['/fr/movies', '/fr/films'],
    ['/nl/our-cinemas/den-haag', '/nl/bioscopen/den-haag'],
    ['/en/movies/noord', '/en/movies/noord'],
    ['/de/movies', '/de/movies'],
    ['/fr/cinemas', '/fr/cinemas'],
    ['/fr', '/fr'],
    ['/', '/'],
  ])('%s → %s', (path, spelled) => expect(asSpelled(path)).toBe(spelled))
})

test('every page of the catalogue has a word in each language, fit for an address, and the routes are named as in English', () => {
  const routes = sourceFiles('src/routes/$language/_site/_catalogue').join()
  for (const segment of segments) {
    for (const language of languages) expect(pathWord(segment, language)).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(routes).toMatch(new RegExp(`/${pathWord(segment, 'en')}[./]`))
  }
})

test('no two pages share a word, and none is the address of an account page', () => {
  const taken = sourceFiles('src/routes/$language')
    .filter((path) => !path.includes('/_catalogue/'))
    .flatMap((path) => path.split('/').slice(3))
    .map((name) => name.replace(/\.tsx?$/, ''))
  for (const language of languages) {
    const words = segments.map((segment) => pathWord(segment, language))
    expect(new Set(words).size).toBe(words.length)
    expect(words.filter((word) => taken.includes(word))).toEqual([])
  }
})
