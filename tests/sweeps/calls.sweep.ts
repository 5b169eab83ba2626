import { writeFileSync } from 'node:fs'
import { isLong } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { openedOperations } from './acts.ts'
import { covered } from './covered.ts'
import { callsFile, everyScreen, openedCalls } from './opened-calls.ts'
import { callsOf } from './screen-visit.ts'
import { inGroups } from './visits.ts'

test.describe.configure({ mode: 'serial' })

const found: Record<string, string[]> = {}
const unknown = everyScreen.filter(({ name }) => isLong || !openedCalls[name])

for (const [who, some] of inGroups(unknown, (screen) => screen.who)) {
  test(`what the pages of ${who} read when they are opened is known`, async ({ visitor, portal }) => {
    test.setTimeout(30_000 + some.length * 10_000)
    if (who !== 'visitor') await visitor.arriveAs(who, '/en/preferences')
    for (const screen of some) {
      portal.reset()
      found[screen.name] = await callsOf(visitor, portal, screen)
    }
    covered(some.length)
  })
}

test('it is what is kept: `SWEEP=long npm test -- sweeps calls -u` keeps it anew', () => {
  const names = everyScreen.map(({ name }) => name).sort()
  const all = Object.fromEntries(names.map((name) => [name, found[name] ?? openedCalls[name] ?? []]))
  if (['all', 'changed'].includes(test.info().config.updateSnapshots))
    writeFileSync(callsFile, `${JSON.stringify(all, null, 2)}\n`)
  else expect(all).toEqual(openedCalls)
  expect([...new Set(Object.values(all).flat())].sort(), 'operations').toEqual([...openedOperations].sort())
})
