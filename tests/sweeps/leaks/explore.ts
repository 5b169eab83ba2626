import { isLong } from '#tests/support/form.ts'
import type { Screen } from '../screens.ts'
import { createMap, pageOf, stateOfPage } from './map.ts'
import type { Step, Walker } from './walker.ts'

const home = '/en'

/**
 * Goes from the home to every page that a link leads to, opens the dialogs of each, and comes home again. In the quick form a page is one
 * whatever is looked for or chosen there.
 *
 * @returns how it went, to be gone again
 */
export async function explore(walker: Walker, dialogs: readonly Screen[]): Promise<Step[]> {
  const map = createMap(isLong ? stateOfPage : pageOf)
  const left = new Set(dialogs.map(({ path }) => home + path))
  const steps: Step[] = []
  const here = () => walker.page.url()
  const take = async (step: Step) => {
    await walker.take(step)
    steps.push(step)
  }

  async function lookAround(): Promise<void> {
    if (steps.length % 5 === 4) await take({ backAndForth: true })
    for (const dialog of [...left].filter((address) => pageOf(address) === pageOf(here()))) {
      left.delete(dialog)
      await take({ dialog })
    }
    map.note(here(), await walker.links())
  }

  await lookAround()
  for (let next = map.towardsNew(here()); next !== undefined; next = map.towardsNew(here())) {
    await take({ press: next })
    if (map.isNew(here())) await lookAround()
    map.noteAs(next, here())
  }
  if (pageOf(here()) !== home) await take({ press: home })
  if (left.size > 0) throw new Error(`No link leads to the pages of these dialogs: ${[...left].join(', ')}`)
  return steps
}
