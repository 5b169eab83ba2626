import type { BrowserContext } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { consentCookie } from '#src/app/consent/consent-cookie.ts'
import { chosen, commandFor, isLong, seed } from '#tests/support/form.ts'
import { expect, test, type Visitor } from '#tests/support/portal-test.ts'
import { seedOf } from '#tests/support/seeded-numbers.ts'
import { type Cell, dimensions, everyCell } from './barriers/cells.ts'
import { lookAt } from './barriers/looks.ts'
import { open, openFailing, readsOf, sendEmpty } from './barriers/states.ts'
import { covered } from './covered.ts'
import { inGroups } from './visits.ts'

const cells = chosen(everyCell, { share: 0, by: dimensions })
const isAll = isLong || process.env.CELL !== undefined

for (const [name, group] of inGroups(cells, ({ site, screen }) => (isLong ? `${screen}, ${site}` : site))) {
  test(`no barrier on any screen: ${name}`, async ({ visitor, portal }) => {
    const byPeople = group.toSorted(
      (one, other) => inOrder(one.who) - inOrder(other.who) || one.who.localeCompare(other.who),
    )
    let who: Cell['who'] = 'visitor'
    for (const [, same] of inGroups(byPeople, ({ who, path }) => `${who} ${path}`)) {
      const [first] = same
      if (!first) continue
      if (first.who !== who && first.who !== 'visitor')
        await visitor.arriveAs(first.who, '/en/error', first.place.market)
      who = first.who
      await test.step(`${who}, ${first.screen}, ${first.path}`, () => goOver(visitor, portal, same))
    }
  })
}

/** The question about cookies comes when it wants, and has a place of its own: it is a screen like any other. */
async function answerAboutCookies(context: BrowserContext, portal: Portal): Promise<void> {
  const { name, revision } = consentCookie
  const value = encodeURIComponent(JSON.stringify({ categories: ['necessary'], revision, consentId: 'sweep' }))
  await context.addCookies((['fr', 'nl'] as const).map((market) => ({ name, value, url: portal.origin(market) })))
}

/** Visitors first: whoever has signed in is no visitor any more. */
function inOrder(who: Cell['who']): number {
  return who === 'visitor' ? 0 : 1
}

/** Goes over cells that are of one screen and one person. */
async function goOver(visitor: Visitor, portal: Portal, same: readonly Cell[]): Promise<void> {
  const [first] = same
  if (!first) return
  const ofState = (state: Cell['state']) => same.filter((cell) => cell.state === state)
  await answerAboutCookies(visitor.page.context(), portal)
  const [sent, failing] = [ofState('sent empty'), ofState('a read fails')]
  await open(visitor, portal, first)
  const reads = readsOf(portal)
  let count = await check(visitor, ofState('as it is'))
  if (sent.length > 0 && (await sendEmpty(visitor.page, portal))) count += await check(visitor, sent)
  for (const operation of failing.length > 0 ? someOf(reads, first) : []) {
    if (await openFailing(visitor, portal, first, operation)) count += await check(visitor, failing, operation)
  }
  // Without a form and without a call it is as it is. The quick form is to see every screen all the same.
  if (count === 0) count += await check(visitor, same.slice(0, 1))
  covered(count)
}

/** Of what a screen reads: all of it, or in the quick form one. */
function someOf(reads: readonly string[], { screen }: Cell): readonly string[] {
  if (isAll) return reads
  const index = seedOf(seed, screen) % reads.length
  return reads.slice(index, index + 1)
}

/** @param failing the call that fails. @returns how many cells were looked at. */
async function check({ page }: Visitor, some: readonly Cell[], failing?: string): Promise<number> {
  const seen = await lookAt(
    page,
    some.map(({ how }) => how),
  )
  for (const { look, found } of seen) {
    const cell = some.find(({ how }) => how === look) ?? {}
    expect.soft(found, commandFor('barriers', cell) + (failing ? `, ${failing} failing` : '')).toEqual([])
  }
  return seen.length
}
