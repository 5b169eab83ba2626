import { describe, expect, test } from 'vitest'
import { seatPaths } from '#src/features/statistics/visited-seats.ts'
import { armchairAt } from '#src/ui/armchair.ts'

describe('the seats of a hall', () => {
  const drawn = seatPaths({ each: 1, seats: 4, columns: 3, rows: 2 })

  test('stand row by row at one distance, the free ones last', () => {
    expect(drawn.taken).toBe(armchairAt(0, 0) + armchairAt(27, 0) + armchairAt(54, 0) + armchairAt(0, 27))
    expect(drawn.free).toBe(armchairAt(27, 27) + armchairAt(54, 27))
  })

  test('fill a frame without the gap behind the last of them', () => {
    expect(drawn.size).toEqual([78, 51])
  })

  test('are moved as a whole', () => {
    expect(armchairAt(0, 0)).toMatch(/^M6 12v/)
    expect(armchairAt(27, 54)).toBe(armchairAt(0, 0).replace('M6 12', 'M33 66'))
  })
})
