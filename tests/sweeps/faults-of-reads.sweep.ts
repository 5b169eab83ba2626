import type { Request } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { everyTrouble, hasten, nonsense, sentence, type Trouble } from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { callsTo, expect, test, type Visitor } from '#tests/support/portal-test.ts'
import { isRead, unanswered } from '#tests/support/under-way.ts'
import type { OpenedOperation } from './opened-calls.ts'
import { type PageState, stateOf } from './page-state.ts'
import { type Read, reads } from './read-cells.ts'
import { forgetFiles } from './screen-visit.ts'
import { answeringRefusals, silentReads } from './silent-reads.ts'
import { goThroughAll, inGroups, type Left, ofThisRun, type Place } from './visits.ts'

/** A read that goes wrong in one way on one screen. */
type Cell = Read & { trouble: string; wrong: Trouble; read: Read }

/** A page is entered with another trouble each time; all others come by a second try, where there is a button for it. */
const cells: readonly Cell[] = reads.flatMap((read, index) =>
  turned(everyTrouble, index).map((wrong) => ({ ...read, trouble: wrong.name, wrong, read })),
)

/** The long form has a test for each route, so that workers can share them. */
const visitOf = ({ at }: Cell) => (isLong ? `${at.who}, ${at.place}` : at.who)
const ofRun = ofThisRun(cells, ({ screen }) => screen)

for (const [visit, some] of inGroups(ofRun, visitOf)) {
  test(`what is read for ${visit}: whatever goes wrong is told, with a way on, and a second try brings it`, async ({
    visitor,
    portal,
    pageErrors,
  }) => {
    test.setTimeout(30_000 + some.length * 8000)
    const said: Said = new Map()
    await goThroughAll({
      sweep: 'faults-of-reads',
      ...{ visitor, portal, pageErrors, who: some[0]?.at.who ?? 'visitor', cells: some },
      pageOf: ({ read }) => read,
      goThrough: (cell, place) => goThrough({ visitor, portal, said }, cell, place),
    })
  })
}

/** What a page has said was missing, with each trouble. */
type Said = Map<Read, { trouble: string; complaints: string[] }[]>

type Fixtures = { visitor: Visitor; portal: Portal; said: Said }

async function goThrough({ visitor, portal, said }: Fixtures, cell: Cell, place: Place): Promise<Left> {
  const { page } = visitor
  const { operation, wrong, at } = cell
  // A dialog that is open keeps what is behind it out of reach.
  const again = page
    .locator('dialog:modal, body:not(:has(dialog:modal))')
    .locator('button, a', { hasText: /^Try again$/ })
    .filter({ visible: true })
  portal.calls.length = 0
  portal.faults.set(operation, wrong.fault)
  await hasten(page, wrong.fault.hang === true)
  if (place.isOpen) await again.first().click()
  else {
    if (operation === 'getSettings') await forgetFiles(page)
    await visitor.goTo(at.address, at.market)
  }
  const arrived = () => callsTo(portal, operation).length
  await expect.poll(arrived, { message: 'the call', intervals: [20, 50] }).toBeGreaterThan(0)
  const isAnswered = () => portal.calls.every(({ operationId, status }) => operationId !== operation || status !== 0)
  const isSilence = wrong.fault.hang || wrong.fault.reset
  if (!isSilence) await expect.poll(isAnswered, { message: 'the answer', intervals: [20, 50] }).toBe(true)
  let complaints: string[] = []
  const isSilent = isSilentOn(operation, at) || isAnswer(operation, wrong.fault.status)
  await expect(async () => {
    const state = await settled(visitor, 150)
    const failing = state.lines.filter((line) => complaint.test(line) && !usual.test(line))
    const told = failing.filter((line) => sentence.test(line) || figure.test(line))
    if (!isSilent) expect(told, 'nothing says what is missing').not.toEqual([])
    expect(state.heading, 'the page is blank').not.toBe('')
    expect(state.lines.length, 'the page is blank').toBeGreaterThan(2)
    expect(state.ways, 'there is no way on').not.toEqual([])
    complaints = failing
  }).toPass({ intervals: [50, 100, 200], timeout: 15_000 })
  const saidHere = said.get(cell.read) ?? []
  if (!isSilent) said.set(cell.read, [...saidHere, { trouble: cell.trouble, complaints }])
  await expect(page.locator('body')).not.toHaveText(nonsense, { useInnerText: true })

  const isRepeatable = (await again.count()) > 0
  if (!place.isLast) return isRepeatable ? 'as it was' : 'changed'
  await hasten(page, false)
  portal.faults.clear()
  if (!isRepeatable && !said.has(cell.read)) return 'changed'
  if (!isRepeatable) await page.reload()
  const { document } = await stateOf(page)
  for (let presses = 0; presses < 5 && (await again.count()) > 0; presses += 1) {
    const before = await again.count()
    await again.first().click()
    await expect.poll(() => again.count(), 'a second try does not bring it').toBeLessThan(before)
  }
  await expect(async () => {
    const { lines, heading, ...after } = await settled(visitor, 100)
    expect(heading, 'a second try does not bring it').not.toBe('')
    // A page that is another one is read from its beginning.
    if (isRepeatable && after.document === document) expect(after.hasFocus, 'the focus goes with the button').toBe(true)
    expect(await again.count(), 'a second try does not bring it').toBe(0)
    for (const { trouble, complaints: some } of said.get(cell.read) ?? []) {
      const gone = some.filter((line) => !lines.includes(line))
      expect(gone, `with "${trouble}" it says no more than at all times: ${some}`).not.toEqual([])
    }
  }).toPass({ intervals: [20, 50, 100], timeout: 7500 })
  return 'changed'
}

/** What the page is once nothing more is read or under way, and nothing has changed on it for a while, in milliseconds. */
async function settled({ page }: Visitor, still: number): Promise<PageState> {
  const before = await stateOf(page)
  await page.waitForFunction(
    (until) => performance.now() > until,
    (await page.evaluate(() => performance.now())) + still,
  )
  const state = await stateOf(page)
  // The rest of an answer that is a failure may be left unread for good.
  const isAwaited = (request: Request) => isRead(request) && request.existingResponse() === null
  expect(unanswered(page.context(), isAwaited), 'it still reads').toEqual([])
  expect(state.isBusy, 'it is still under way').toBe(false)
  expect(state, 'it still changes').toEqual(before)
  return state
}

/** Whether a refusal says how things are, as that there is none, and is no failure. */
function isAnswer(operation: OpenedOperation, status: number | undefined): boolean {
  return status !== undefined && answeringRefusals[operation] === status
}

function isSilentOn(operation: OpenedOperation, { who, place }: Cell['at']): boolean {
  const on = silentReads[operation]?.on ?? []
  return on === 'everywhere' || on.includes(place) || on.includes(`${who} ${place}`)
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  const place = by % items.length
  return [...items.slice(place), ...items.slice(0, place)]
}

/** What stands in the place of a figure, beside what it is of. */
const figure = /^could not be counted$/

/** The words by which something is said to be missing. */
const complaint =
  /could not|cannot|can’t|went wrong|not know|not find|no such|there is no|try again|maintenance|signed out|our fault|d(?:id|oes) not work|mistyped|are no answers|have no /i

/** Sentences with such words that stand on their page when nothing is missing. */
const usual = /^If something does not work, our customer service|cannot be brought back after that day/
