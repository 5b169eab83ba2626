import { expect } from '@playwright/test'
import { cellName, chosen, commandFor, isLong, rounds, seed } from '#tests/support/form.ts'
import { seedOf } from '#tests/support/seeded-numbers.ts'
import { acts, everyAct } from './acts.ts'
import { covered } from './covered.ts'
import { test } from './fuzz/fuzz-test.ts'
import { answersTo, type Outcome, press } from './fuzz/presses.ts'
import { Tally } from './fuzz/tally.ts'

/** How many answers of each outcome an operation is given in the long form, by all of its presses together. */
const wanted = { success: 500, refusal: 60 }

/** A press that fails again and again has said enough. */
const mostFailures = 3

const cells = everyAct.flatMap((act) =>
  (['success', 'refusal'] as const).map((outcome) => ({ operation: act.operation, what: act.what, outcome, act })),
)

for (const cell of chosen(cells, { share: 0 })) {
  const { act, outcome } = cell
  test(`${act.operation}, ${act.what}: whatever the contract allows as a ${outcome} can be shown`, async ({
    answering,
    onlooker,
  }, info) => {
    const looker = await onlooker(act)
    const tally = new Tally()
    const failures: string[] = []
    for (const said of answersTo(act, outcome, countOf(outcome), seed, answering)) {
      tally.visits += 1
      tally.note(act.operation, { value: said })
      const wrong = await press(act, said, answering, looker)
      if (wrong.length === 0) continue
      tally.failed(act.operation)
      const failure = [commandFor('fuzz-acts', cell), ...wrong, `${said.status} ${said.body}`].join('\n  ')
      if (failures.push(failure) >= mostFailures) break
    }
    covered(tally.visits)
    tally.keep(info.project.outputDir, `acts-${seedOf(cellName(cell))}`)
    expect(failures.join('\n\n')).toBe('')
  })

  function countOf(one: Outcome): number {
    return rounds({ quick: 1, long: isLong ? Math.ceil(wanted[one] / acts[act.operation].length) : 1 })
  }
}
