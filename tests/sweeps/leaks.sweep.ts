import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { isLong, rounds } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { covered } from './covered.ts'
import { explore } from './leaks/explore.ts'
import { grown, memoryOf } from './leaks/memory.ts'
import { walkerOn } from './leaks/walker.ts'
import { dialogs } from './screens.ts'

/** By which part more may be left after the walk: much less than one page of the site takes. */
const mayGrow = 0.02

/** How often the address has to change for the walk to tell anything. */
const least = isLong ? 200 : 40

/** Those of the dialogs that somebody has. The quick form opens one in four. */
function dialogsOf(who: PersonaId) {
  const all = Object.values(dialogs).flatMap((rows) => rows.filter((row) => row.who === who))
  return all.filter((_, index) => isLong || index % 4 === 0)
}

for (const who of isLong ? (['pass-holder', 'photo-rejected', 'empty'] as const) : (['pass-holder'] as const)) {
  test(`from page to page, ${who} leaves nothing behind`, async ({ visitor, page, context }) => {
    await visitor.arriveAs(who, '/en')
    await page.getByRole('button', { name: 'Refuse' }).click()
    const walker = await walkerOn(page)
    const steps = await explore(walker, dialogsOf(who))
    const session = await context.newCDPSession(page)
    const before = await memoryOf(session)
    const toBegin = walker.navigations()
    for (let round = 0; round < rounds({ quick: 1, long: 3 }); round += 1) {
      for (const step of steps) await walker.take(step)
    }
    const navigations = walker.navigations() - toBegin
    const after = await memoryOf(session)
    test.info().annotations.push({ type: 'memory', description: JSON.stringify({ navigations, before, after }) })
    expect(navigations).toBeGreaterThanOrEqual(least)
    expect(grown(before, after, mayGrow), `what has grown after ${navigations} pages`).toEqual([])
    covered(navigations)
  })
}
