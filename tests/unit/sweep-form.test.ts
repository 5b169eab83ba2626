import { describe, expect, test } from 'vitest'
import { cellName, chosen, commandFor } from '#tests/support/form.ts'

const cells = ['home', 'tickets', 'profile'].flatMap((screen) =>
  ['light', 'dark'].flatMap((theme) => [320, 1280].map((width) => ({ screen, theme, width, of: { screen } }))),
)

describe('the quick form of a sweep', () => {
  test('meets every value of every dimension', () => {
    const some = chosen(cells, { share: 0, seed: 3 })
    expect(some.length).toBeLessThan(cells.length / 2)
    expect(new Set(some.flatMap((cell) => cellName(cell).split(', ')))).toEqual(
      new Set(cells.flatMap((cell) => cellName(cell).split(', '))),
    )
  })

  test('meets only those of the dimensions that are asked for', () => {
    expect(chosen(cells, { share: 0, seed: 3, by: ['theme'] })).toHaveLength(2)
  })

  test('takes the share that is asked for, of pairs that were not met yet', () => {
    const half = chosen(cells, { share: 0.5, seed: 3 })
    expect(half).toHaveLength(6)
    expect(new Set(half.map(({ screen, theme }) => `${screen} ${theme}`)).size).toBe(6)
  })

  test('takes the same cells for the same seed, in their order, and others for another', () => {
    const [one, again, other] = [3, 3, 4].map((seed) => chosen(cells, { share: 0.4, seed }))
    expect(one).toEqual(again)
    expect(one).not.toEqual(other)
    expect(one).toEqual(cells.filter((cell) => one?.includes(cell)))
  })
})

test('a cell is shown again by its name', () => {
  expect(commandFor('barriers', cells[0] ?? {})).toBe(
    "CELL='screen=home, theme=light, width=320' npm test -- sweeps barriers",
  )
})
