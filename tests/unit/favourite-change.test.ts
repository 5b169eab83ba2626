import { describe, expect, test } from 'vitest'
import type { FavouriteCinema } from '#src/api/contract.ts'
import { withChange } from '#src/features/cinemas/favourite-change.ts'

const cinema = (id: string) => ({ id, name: `Kinora ${id}`, slug: id, city: 'Lyon' })
const favourite = (id: string): FavouriteCinema => ({
  ...cinema(id),
  codeCcs: 'C',
  groupTheaterId: 'G',
  alexGroupId: 'A',
})

describe('the favourites with a change', () => {
  const favourites = [favourite('a'), favourite('b')]

  test('a new one comes last', () => {
    const changed = withChange(favourites, { cinema: cinema('c'), isWanted: true })
    const added = { ...cinema('c'), codeCcs: null, groupTheaterId: null, alexGroupId: null }
    expect(changed).toEqual([...favourites, added])
  })

  test('one that is there keeps its place and all that is known of it', () => {
    expect(withChange(favourites, { cinema: cinema('a'), isWanted: true })).toBe(favourites)
  })

  test('one that is not wanted goes, and nothing happens where it was not there', () => {
    expect(withChange(favourites, { cinema: cinema('a'), isWanted: false })).toEqual([favourite('b')])
    expect(withChange(favourites, { cinema: cinema('c'), isWanted: false })).toBe(favourites)
  })
})
