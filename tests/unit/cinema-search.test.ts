import { describe, expect, test } from 'vitest'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { parseQuerySearch } from '#src/app/router/parse-query.ts'
import { findCinemas, tagsLookedFor } from '#src/features/cinemas/cinema-search.ts'
import french from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }

function cinema(name: string, city: string, ...tags: string[]): CatalogueCinema {
  const [template] = french.value
  const [theater] = template?.theaters ?? []
  if (!template || !theater) throw new Error('The contract’s example has no cinema.')
  return {
    ...template,
    id: name,
    name,
    citySlug: city.toLowerCase().replaceAll(' ', '-'),
    tags,
    theaters: [{ ...theater, city }],
  }
}

/** A cinema in another part of its city. */
function at(zip: string, { theaters, ...rest }: CatalogueCinema): CatalogueCinema {
  return { ...rest, theaters: theaters.map((theater) => ({ ...theater, zip })) }
}

const belleville = cinema('Kinora Belleville', 'Paris', 'IMAX', 'Boucle magnétique')
const palace = cinema('Kinora Le Petit Palais de la Butte-aux-Cailles', 'Paris')
const river = cinema('Kinora aan ’t IJ', 'Amsterdam', '4DX', 'Dolby Cinema', 'Café')
const harbour = at('13002', cinema('Kinora Joliette', 'Marseille', '4DX'))
const spui = cinema('Kinora Spui', 'Den Haag')
const star = cinema('Kinora Étoile', 'Saint-Étienne')
const all = [belleville, palace, river, harbour, spui, star]

describe('a search for cinemas', () => {
  test.each<[string, string, CatalogueCinema[]]>([
    ['without words', '', all],
    ['for nothing but a sign', '’', all],
    ['by name', 'belleville', [belleville]],
    ['by a part of a name', 'pala', [palace]],
    ['by the end of a name', 'ville', [belleville]],
    ['in capitals, without accents', 'ETOILE', [star]],
    ['with accents where there are none', 'märseille', [harbour]],
    ['without hyphens', 'butte aux cailles', [palace]],
    ['with another apostrophe', "'t ij", [river]],
    ['by city', 'paris', [belleville, palace]],
    ['by a city of two words in one', 'denhaag', [spui]],
    ['by tag', 'imax', [belleville]],
    ['by a tag of two words', 'dolby cinema', [river]],
    ['by a tag in its own language', 'boucle magnetique', [belleville]],
    ['by city and tag, in any order', '4dx marseille', [harbour]],
    ['by three letters within a name', 'rse', [harbour]],
    ['by postcode', '13002', [harbour]],
    ['for one letter that begins a word', 'd', [palace, river, spui]],
    ['for words of two cinemas', 'paris 4dx', []],
    ['for what there is not', 'zanzibar', []],
  ])('%s', (_, query, found) => {
    expect(findCinemas(all, query)).toEqual({ cinemas: found, isGuess: false })
  })

  test.each<[string, string, CatalogueCinema[]]>([
    ['two letters swapped', 'marsielle', [harbour]],
    ['a letter too few', 'bellevile', [belleville]],
    ['a letter too many', 'parris', [belleville, palace]],
    ['another letter', 'jolyette', [harbour]],
    ['two letters of a short word swapped', 'pairs', [belleville, palace]],
    ['its first two letters swapped', 'apris', [belleville, palace]],
    ['two letters of a word of four swapped', 'imxa', [belleville]],
    ['two swaps in a long word', 'asmtedram', [river]],
    ['two other letters in a word of eight', 'jolietxx', [harbour]],
    ['two slips in a long word', 'amsterdmm', [river]],
    ['a slip in a word that is not finished', 'amstre', [river]],
    ['a slip in one word of two', 'imax parsi', [belleville]],
  ])('with %s comes close', (_, query, found) => {
    expect(findCinemas(all, query)).toEqual({ cinemas: found, isGuess: true })
  })

  test.each([
    ['a short word, which would be another one', 'imx'],
    ['two slips in a word of few letters', 'praes'],
    ['two slips in a word of seven', 'jolixxt'],
    ['letters that have changed places in half', 'pxais'],
    ['letters that have changed places in the other half', 'prxis'],
    ['three slips in a long one', 'amtsredm'],
  ])('does not guess for %s', (_, query) => {
    expect(findCinemas(all, query).cinemas).toEqual([])
  })

  test('names the tags for which a cinema was found', () => {
    expect(tagsLookedFor(river, 'amsterdam cafe 4dx')).toEqual(['4DX', 'Café'])
    expect(tagsLookedFor(river, 'dolbi')).toEqual(['Dolby Cinema'])
    expect(tagsLookedFor(river, 'amsterdam')).toEqual([])
    expect(tagsLookedFor(river, '')).toEqual([])
    expect(tagsLookedFor(cinema('Twice', 'Paris', 'IMAX', 'IMAX'), 'imax')).toEqual(['IMAX'])
  })
})

test.each<[Record<string, unknown>, string | undefined]>([
  [{}, undefined],
  [{ q: ' lyon ' }, 'lyon'],
  [{ q: 75_020 }, '75020'],
  [{ q: ['lyon'] }, undefined],
  [{ q: 'x'.repeat(200) }, 'x'.repeat(100)],
])('an address that says %j looks for %j', (address, q) => {
  expect(parseQuerySearch(address)).toEqual({ q })
})
