import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Customer } from '#scripts/mock-api/world.ts'
import type { Portal } from '#scripts/portal.ts'
import { accountWrites, emotionOf, radio, showsRating } from '#tests/support/account-writes.ts'
import {
  comeBack,
  everyTrouble,
  expectMessage,
  expectSense,
  impatience,
  someTroubles,
} from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** Where a session runs out in the midst of it: a few stand for all, as the page's own code has no part in it. */
const renewing = ['inviteFriend', 'rateShow', 'updateNotifications']

for (const write of accountWrites) {
  const { what, who, path, operation, begin, act, shows, rests, kept, findsOut, asWanted = [] } = write
  const [lost] = someTroubles.filter(({ done }) => done)
  const troubles = everyTrouble.filter(
    (trouble) =>
      (someTroubles.includes(trouble) && (!write.leaves || !trouble.done || trouble === lost)) ||
      asWanted.includes(trouble.fault.status ?? 0),
  )
  const isRenewed = isLong || renewing.includes(operation)
  test(`${what}: whatever goes wrong is told, nothing is lost or shown that is not so, and the next try works, once`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    const beImpatient = await impatience(page)
    await (isRenewed || write.leaves ? visitor.comeInAs(who, path) : visitor.arriveAs(who, path))
    const before = customerOf(portal, who)
    const arrived = () => portal.calls.filter((call) => call.operationId === operation)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    await begin?.(page)

    for (const { name, fault, done = false } of troubles) {
      await test.step(name, async () => {
        portal.calls.length = 0
        portal.faults.set(operation, fault)
        await beImpatient(fault.hang === true)
        await act(page)
        await expect.poll(() => arrived().length, { intervals: [20] }).toBeGreaterThan(0)
        const isFine = (done && findsOut !== undefined) || asWanted.includes(fault.status ?? 0)
        if (!isFine) await expectMessage(page, name)
        else {
          await expect.poll(() => isReadAfter(portal, operation, findsOut)).toBe(true)
          if (!write.isPlain) await expect(page.getByRole('status').getByText(/\.$/).first()).toBeVisible()
        }
        if (fault.hang) await beImpatient(false)
        portal.faults.clear()
        await shows(page, customerOf(portal, who))
        await expect(alert, name).toHaveCount(isFine ? 0 : 1)
        const close = page.getByRole('button', { name: 'Close this message' })
        if (await close.isVisible()) await close.click()
        // A connection that breaks is tried again by the browser, and a session renewed by the page.
        if (!fault.reset) expect(arrived().length).toBe(fault.status === 401 ? 2 : 1)
        if (!done) return expect(kept(customerOf(portal, who))).toEqual(kept(before))
        if (write.leaves) return
        // What the form took for entered, it would keep: it has to know first that it was taken.
        if (rests) await expect.poll(() => isReadAfter(portal, operation, 'getAccount')).toBe(true)
        portal.world.commit(structuredClone(before))
        await showsAfterReturn(page, () => (begin ? rests : shows)?.(page, before))
        if (begin && (await page.getByRole('dialog').isHidden())) await begin(page)
      })
    }

    if (write.leaves) return
    portal.calls.length = 0
    // The session runs out just then.
    if (isRenewed) portal.faults.set(operation, { status: 401, times: 1 })
    await act(page)
    await expect.poll(() => arrived().map(({ status }) => status < 300)).toEqual(isRenewed ? [false, true] : [true])
    await expect(alert).toHaveCount(0)
    await expectSense(page, 'the end')
    if (kept(before) !== undefined) expect(kept(customerOf(portal, who))).not.toEqual(kept(before))
  })
}

test('a rating is kept, and the next one soon sent, whatever goes wrong with the list that the server should forget', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  await (isLong ? visitor.comeInAs : visitor.arriveAs)('pass-holder', '/en/ratings')
  await beImpatient(true)
  for (const [place, { name, fault }] of someTroubles.entries()) {
    portal.faults.set('purgeShowsToRate', fault)
    await radio(page, 'Kilomètre 412', place % 2 ? 'Liked it' : 'Loved it').click()
    await expect
      .poll(() => emotionOf(customerOf(portal, 'pass-holder'), 'kilometre-412'), { message: name })
      .toBe(place % 2 ? 2 : 3)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await showsRating('Kilomètre 412', 'kilometre-412')(page, customerOf(portal, 'pass-holder'))
})

/** Comes back to the page until it has what the server has by now: a return while it is reading anew is not another reading. */
async function showsAfterReturn(page: Page, shows: () => Promise<unknown> | undefined): Promise<void> {
  await expect(async () => {
    await comeBack(page)
    await shows()
  }).toPass()
}

/** After a call, the page has asked by another how things are by now, and has its answer. */
function isReadAfter({ calls }: Portal, operation: string, reading: string | undefined): boolean {
  const after = calls.slice(calls.findIndex(({ operationId }) => operationId === operation))
  return after.some(({ operationId, status }) => operationId === reading && status === 200)
}

function customerOf(portal: Portal, who: PersonaId): Customer {
  const customer = structuredClone(portal.world.customer(who))
  if (!customer) throw new Error(`The demo world has lost ${who}.`)
  return customer
}
