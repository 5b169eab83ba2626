import { expect } from '@playwright/test'
import { cellName, chosen, isLong, rounds, seed } from '#tests/support/form.ts'
import { seedOf } from '#tests/support/seeded-numbers.ts'
import { covered } from './covered.ts'
import { cellOf, seen, test } from './fuzz/fuzz-test.ts'
import { visitsOf } from './fuzz/plan.ts'
import { makerOf, type Round } from './fuzz/rounds.ts'
import { Tally } from './fuzz/tally.ts'
import { visitsTo } from './fuzz/visits.ts'

/** How many answers each operation is given in the long form, on all screens together. */
const wanted = 500

/** A round alone, such as `made up 17`: what a failure names. */
const only = /^(made up|edge) (\d+)$/.exec(process.env.ROUND ?? '')

/** A screen that fails again and again has said enough. */
const mostFailures = 3

const cells = chosen(seen.map(cellOf), { share: 0 }).map(cellName)

for (const screen of seen.filter((one) => cells.includes(cellName(cellOf(one))))) {
  test(`${screen.name}, ${screen.market ?? ''}: whatever the contract allows can be shown`, async ({
    answering,
    onlooker,
  }, info) => {
    const maker = makerOf(answering.contract)
    const tally = new Tally()
    const visit = visitsTo(screen, { answering, onlooker: await onlooker(screen), maker, tally })
    const failures: string[] = []
    for (const round of roundsOf()) {
      const failure = await visit(round)
      if (failure && failures.push(failure) >= mostFailures) break
    }
    covered(tally.visits)
    tally.keep(info.project.outputDir, `reads-${seedOf(screen.name, screen.market ?? '')}`)
    expect(failures.join('\n\n')).toBe('')

    function roundsOf(): Round[] {
      if (only) return [roundOf(only[1] === 'edge' ? 'edge' : 'made up', Number(only[2]))]
      const edges = isLong ? visitsOf(screen.name, (one) => maker.edgesFor(one).length) : 1
      const madeUp = rounds({ quick: 1, long: visitsOf(screen.name, () => wanted) })
      return [
        ...Array.from({ length: madeUp }, (_, index) => roundOf('made up', seed + index)),
        ...Array.from({ length: edges }, (_, index) => roundOf('edge', index + (isLong ? 0 : seed))),
      ]
    }

    function roundOf(kind: Round['kind'], number: number): Round {
      return { kind, number, screen: screen.name }
    }
  })
}
