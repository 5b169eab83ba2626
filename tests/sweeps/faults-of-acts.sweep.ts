import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { everyTrouble, hasten, nonsense, sentence, type Trouble } from '#tests/support/fault-matrix.ts'
import { callsTo, expect, test, type Visitor } from '#tests/support/portal-test.ts'
import { everyAct, type NamedAct } from './acts.ts'
import { stateOf } from './page-state.ts'
import { goThroughAll, inGroups, type Left, ofThisRun, type Place } from './visits.ts'

/** An act that goes wrong in one way. */
type Cell = { operation: string; what: string; trouble: string; act: NamedAct; wrong: Trouble }

/** Those that change something come first: each of them needs a page of its own. The last one is followed by a press that works. */
const inOrder = [...everyTrouble].sort((one, other) => Number(other.done ?? false) - Number(one.done ?? false))

const cells: readonly Cell[] = everyAct.flatMap((act) =>
  inOrder.map((wrong) => ({ operation: act.operation, what: act.what, trouble: wrong.name, act, wrong })),
)

for (const [who, some] of inGroups(
  ofThisRun(cells, ({ what }) => what),
  ({ act }) => act.who,
)) {
  test(`what is pressed by ${who}: whatever goes wrong is told, nothing typed is lost, and the next press works`, async ({
    visitor,
    portal,
    pageErrors,
  }) => {
    test.setTimeout(30_000 + some.length * 8000)
    await goThroughAll({
      sweep: 'faults-of-acts',
      ...{ visitor, portal, pageErrors, who, cells: some },
      pageOf: ({ act }) => act,
      goThrough: (cell, place) => goThrough(visitor, portal, cell, place),
    })
  })
}

/** Presses while the call goes wrong, and at the end once more while it does not. */
async function goThrough(visitor: Visitor, portal: Portal, { act, wrong }: Cell, place: Place): Promise<Left> {
  const { page } = visitor
  const arrived = () => callsTo(portal, act.operation)
  if (!place.isOpen) {
    await visitor.goTo(act.path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    await closeMessages(page)
    await act.begin?.(page)
  }
  const before = await stateOf(page)
  const isDone = wrong.done === true
  const isFine = isDone || act.silent !== undefined || act.asWanted?.includes(wrong.fault.status ?? 0)

  portal.calls.length = 0
  portal.faults.set(act.operation, wrong.fault)
  await hasten(page, wrong.fault.hang === true)
  await act.act(page)
  await expect.poll(() => arrived().length, { message: 'the call', intervals: [20, 50] }).toBeGreaterThan(0)
  if (isDone && act.leaves) {
    // It signs in anew by itself: the provider knows its customers by their addresses.
    await expect.poll(() => portal.tokenRequests.length, 'a new sign-in').toBeGreaterThan(0)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    return 'signed out'
  }
  await expect(async () => {
    const { isBusy, alerts, statuses, ways, typed } = await stateOf(page)
    expect(isBusy, 'it is still under way').toBe(false)
    const said = isFine ? [...alerts, ...statuses] : alerts
    // What is done may be plain to see: there is something else to be pressed then.
    const isPlain = isFine && (act.silent !== undefined || `${ways}` !== `${before.ways}`)
    if (!isPlain) expect(said, 'nothing says what happened').toContainEqual(expect.stringMatching(sentence))
    expect(ways, 'there is no way on').not.toEqual([])
    if (!isFine) expect(typed, 'what was typed is lost').toEqual(expect.arrayContaining(before.typed))
  }).toPass({ intervals: [50, 100, 200], timeout: 7500 })
  await expect(page.locator('body')).not.toHaveText(nonsense, { useInnerText: true })
  await hasten(page, false)
  portal.faults.clear()
  if (isFine) return 'changed'

  await closeMessages(page)
  if (!place.isLast) return 'as it was'
  portal.calls.length = 0
  await act.act(page)
  await expect.poll(() => arrived().map(({ status }) => Math.floor(status / 100)), 'the next press').toEqual([2])
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  return act.leaves || act.ends ? 'signed out' : 'changed'
}

/** What passes over the page is put away, so that the next message is another one. */
async function closeMessages(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Close this message' })
  await expect(async () => {
    // It may go by itself just now, and takes no press while it comes up.
    if ((await close.count()) > 0) await close.first().click({ timeout: 1000 })
    expect(await close.count()).toBe(0)
  }).toPass({ intervals: [50, 100, 200], timeout: 7500 })
}
