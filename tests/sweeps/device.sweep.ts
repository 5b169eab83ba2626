import { cellName, chosen, commandFor } from '#tests/support/form.ts'
import { expect } from '#tests/support/portal-test.ts'
import { covered } from './covered.ts'
import { type Cell, dimensions, everyCell } from './device/cells.ts'
import { lookAt } from './device/look.ts'
import { setServer, test } from './device/portal.ts'
import { applyTrouble } from './device/troubles.ts'
import { inGroups } from './visits.ts'

const cells = chosen(everyCell, { share: 0, by: dimensions })

for (const [name, group] of inGroups(cells, ({ trouble }) => trouble)) {
  test(`every screen is there on a device of which is true: ${name}`, async ({ visitor, portal, pageErrors }) => {
    const { page } = visitor
    const what = group[0]?.what
    setServer(portal, what?.at)
    if (what) await applyTrouble(page, what)
    const wrong: string[] = []
    for (const [, own] of inGroups(visitorsFirst(group), ({ who, row }) => `${who} ${row.market}`)) {
      const [first] = own
      if (first && first.who !== 'visitor') await visitor.arriveAs(first.who, '/en/error', first.row.market)
      for (const cell of own) {
        const found = [...(await lookAt(visitor, portal, cell)), ...pageErrors.splice(0)]
        if (found.length > 0)
          wrong.push(`${cellName(cell)}\n${found.join('\n')}\nSee it again: ${commandFor('device', cell)}`)
      }
    }
    covered(group.length)
    expect(wrong.join('\n\n'), `${wrong.length} of ${group.length} cells`).toBe('')
  })
}

/** Whoever has signed in is no visitor any more. */
function visitorsFirst(some: readonly Cell[]): Cell[] {
  return some.toSorted((one, other) => Number(one.who !== 'visitor') - Number(other.who !== 'visitor'))
}
