import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { CatalogueCinema } from '#src/api/contract.ts'
import {
  byDistance,
  distanceTo,
  formatDistance,
  kilometresBetween,
  type Position,
} from '#src/features/cinemas/cinema-distance.ts'
import french from '../../openapi/examples/listCinemas/french-market.json' with { type: 'json' }

const at = (latitude: number, longitude: number): Position => ({ latitude, longitude })
const paris = at(48.8566, 2.3522)
const lyon = at(45.764, 4.8357)
const amsterdam = at(52.3676, 4.9041)

function cinema(id: string, ...positions: (Position | null)[]): CatalogueCinema {
  const [template] = french.value
  const [theater] = template?.theaters ?? []
  if (!template || !theater) throw new Error('The contract’s example has no cinema.')
  return { ...template, id, theaters: positions.map((gpsPosition) => ({ ...theater, gpsPosition })) }
}

describe('the way between two points', () => {
  test.each<[string, Position, Position, number]>([
    ['nowhere', paris, paris, 0],
    ['Paris to Lyon', paris, lyon, 391.5],
    ['Lyon to Paris', lyon, paris, 391.5],
    ['Paris to Amsterdam', paris, amsterdam, 430],
    ['a degree along the equator', at(0, 0), at(0, 1), 111.2],
    ['a degree of longitude far north', at(60, 0), at(60, 1), 55.6],
    ['across the date line', at(0, 179.5), at(0, -179.5), 111.2],
    ['from pole to pole', at(90, 0), at(-90, 0), 20_015],
    ['to the other side of the earth', at(45, 10), at(-45, -170), 20_015],
  ])('%s', (_, one, other, kilometres) => {
    const way = kilometresBetween(one, other)
    expect(Math.abs(way - kilometres)).toBeLessThanOrEqual(kilometres * 0.005)
  })
})

describe('the nearest cinemas', () => {
  test('come first, and those that are not on the map last, as they came', () => {
    const list = [
      cinema('unknown', null),
      cinema('amsterdam', amsterdam),
      cinema('nowhere'),
      cinema('lyon', lyon),
      cinema('paris', paris),
    ]
    expect(byDistance(list, lyon).map(({ id }) => id)).toEqual(['lyon', 'paris', 'amsterdam', 'unknown', 'nowhere'])
  })

  test('are as near as their nearest building', () => {
    expect(distanceTo(cinema('two', amsterdam, null, lyon), lyon)).toBe(0)
    expect(distanceTo(cinema('none', null), lyon)).toBeUndefined()
    expect(distanceTo(cinema('equator', at(0, 0)), at(0, 0))).toBe(0)
  })
})

describe('a distance in French', () => {
  beforeAll(() => {
    vi.stubGlobal('location', { hostname: 'fr.localhost' })
  })

  test.each([
    [0, '0,1 km'],
    [0.04, '0,1 km'],
    [0.94, '0,9 km'],
    [2, '2 km'],
    [9.94, '9,9 km'],
    [9.96, '10 km'],
    [12.6, '13 km'],
    [1234.5, '1 235 km'],
  ])('of %d kilometres is %s', (kilometres, words) => {
    expect(formatDistance(kilometres).replaceAll(/\s/g, ' ')).toBe(words)
  })
})
