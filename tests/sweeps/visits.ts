import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { hasten, impatience } from '#tests/support/fault-matrix.ts'
import { cellName, chosen, commandFor, isLong, seed } from '#tests/support/form.ts'
import { expect, type Visitor } from '#tests/support/portal-test.ts'
import { covered } from './covered.ts'

/** Where a cell stands among those of its page. */
export type Place = {
  /** The page is there already, as the cell before has left it. */
  isOpen: boolean
  /** No other cell of the page follows. */
  isLast: boolean
}

/** How a cell leaves its page: as the next one of the same page may find it, in need of being opened anew, or signed out. */
export type Left = 'as it was' | 'changed' | 'signed out'

type Visit<Cell> = {
  /** The name of the file, without its ending. */
  sweep: string
  visitor: Visitor
  portal: Portal
  pageErrors: string[]
  who: PersonaId | 'visitor'
  cells: readonly Cell[]
  /** Cells of the same page come one after the other, in one world. */
  pageOf: (cell: Cell) => unknown
  /** @throws when a rule does not hold. */
  goThrough: (cell: Cell, place: Place) => Promise<Left>
}

/** The same cells, in as many parts as they have different names. */
export function inGroups<Cell, Name>(cells: readonly Cell[], nameOf: (cell: Cell) => Name): [name: Name, Cell[]][] {
  const groups = new Map<Name, Cell[]>()
  for (const cell of cells) groups.set(nameOf(cell), [...(groups.get(nameOf(cell)) ?? []), cell])
  return [...groups]
}

/**
 * The cells of this run. The quick form goes to one page for each operation, another one for another seed, and meets each operation and each
 * trouble at least once.
 */
export function ofThisRun<Cell extends { operation: string }>(cells: readonly Cell[], pageOf: (cell: Cell) => string) {
  if (isLong || process.env.CELL !== undefined) return chosen(cells, { share: 1 })
  const quick = inGroups(cells, ({ operation }) => operation).flatMap(([, all]) => {
    const pages = inGroups(all, pageOf)
    return pages[seed % pages.length]?.[1] ?? []
  })
  return chosen(quick, { share: 0 })
}

/**
 * Goes through cells page by page, each page in a world that is new, all of them within one session that can be renewed. A cell that fails
 * takes none of the others along: at the end all that failed are named, each with the command that shows it again.
 */
export async function goThroughAll<Cell extends object>(visit: Visit<Cell>): Promise<void> {
  const { sweep, visitor, portal, pageErrors, who, cells, pageOf, goThrough } = visit
  const failures: string[] = []
  await impatience(visitor.page)
  visitor.page.setDefaultTimeout(7500)
  let isIn = false
  let isOpen = false
  for (const [place, cell] of cells.entries()) {
    const [before, after] = [cells[place - 1], cells[place + 1]]
    if (!before || pageOf(before) !== pageOf(cell)) isOpen = false
    if (!isOpen) portal.reset()
    try {
      if (!isIn) await comeIn(visitor, who)
      isIn = true
      const left = await goThrough(cell, { isOpen, isLast: !after || pageOf(after) !== pageOf(cell) })
      isOpen = left === 'as it was'
      isIn = left !== 'signed out'
      expect(pageErrors, 'errors that nobody catches').toEqual([])
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      failures.push(`${cellName(cell)}\n${why}\nSee it again: ${commandFor(sweep, cell)}`)
      pageErrors.length = 0
      isIn = false
      isOpen = false
    }
  }
  covered(cells.length)
  expect(failures.join('\n\n'), `${failures.length} of ${cells.length} cells failed`).toBe('')
}

/** Signs in; whoever was signed in before is forgotten. */
async function comeIn({ page, goTo, comeInAs }: Visitor, who: PersonaId | 'visitor'): Promise<void> {
  // A page that has just ended a session may still be on its way to somewhere else.
  await expect(async () => {
    await page.context().clearCookies()
    await goTo('/identity/assets/focus.js')
    await page.evaluate(() => sessionStorage.clear())
  }).toPass({ timeout: 7500 })
  await hasten(page, false)
  if (who !== 'visitor') await comeInAs(who, '/en/preferences')
}
