import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Customer } from '#scripts/mock-api/world.ts'
import type { Portal } from '#scripts/portal.ts'
import { accountWrites, emotionOf, radio, showsRating, type Write } from '#tests/support/account-writes.ts'
import { comeBackUntil } from '#tests/support/come-back.ts'
import { everyTrouble, expectMessage, expectSense, impatience, someTroubles } from '#tests/support/fault-matrix.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { allRead } from '#tests/support/under-way.ts'

/** Where a session runs out in the midst of it: a few stand for all, as the page's own code has no part in it. */
const renewing = ['inviteFriend', 'rateShow', 'updateNotifications']

const [lost] = someTroubles.filter(({ done }) => done)

/** The ways in which a change goes wrong, each with what follows: it is told as a failure, it is found out to be done, or it is as wanted. */
const cells = accountWrites.flatMap((write) =>
  everyTrouble
    .map((trouble) => ({ ...trouble, isAsWanted: write.asWanted?.includes(trouble.fault.status ?? 0) ?? false }))
    .filter(
      (trouble) =>
        (someTroubles.some(({ name }) => name === trouble.name) &&
          (!write.leaves || !trouble.done || trouble.name === lost?.name)) ||
        trouble.isAsWanted,
    )
    .map((trouble) => ({
      trouble: trouble.name,
      outcome: `${write.what}: ${trouble.isAsWanted ? 'as wanted' : trouble.done ? 'done' : 'not done'}`,
      write,
      wrong: trouble,
    })),
)
/** Each change meets one of each of these. */
const met = chosen(cells, { share: 0.5 })

/** Pages that a customer goes through in one visit; all others are another one. */
const visits = [/\/friends/, /\/ratings/, /\/my-interests|\/preferences|change-mail/]
const visitOf = ({ who, path }: Write) => `${who} ${visits.findIndex((pages) => pages.test(path))}`

for (const visit of new Set(accountWrites.map(visitOf))) {
  const writes = accountWrites.filter((write) => visitOf(write) === visit)
  const names = writes.map(({ what }) => what).join(', ')
  test(`${names}: whatever goes wrong is told, nothing is lost or shown that is not so, and the next try works, once`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.setTimeout(30_000 + writes.length * someTroubles.length * 4000)
    const beImpatient = await impatience(page)
    const alert = page.getByRole('alert').filter({ hasText: /\S/ })
    const [first] = writes
    if (!first) return
    const { who } = first
    await (writes.some((write) => isRenewed(write) || write.leaves)
      ? visitor.comeInAs(who, first.path)
      : visitor.arriveAs(who, first.path))
    const before = customerOf(portal, who)

    for (const write of writes) {
      await test.step(write.what, async () => {
        const { path, operation, begin, act, shows, rests, kept, findsOut } = write
        const arrived = () => callsTo(portal, operation)
        if (write !== first) {
          portal.world.commit(structuredClone(before))
          await visitor.goTo(path)
        }
        await begin?.(page)

        for (const { wrong } of met.filter((cell) => cell.write === write)) {
          const { name, fault, done = false, isAsWanted } = wrong
          await test.step(name, async () => {
            portal.calls.length = 0
            portal.faults.set(operation, fault)
            await beImpatient(fault.hang === true)
            await act(page)
            await expect.poll(() => arrived().length, { intervals: [20] }).toBeGreaterThan(0)
            const isFine = (done && findsOut !== undefined) || isAsWanted
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
            // What it is about to hear is how things are now, and not how they were before.
            await allRead(page)
            portal.world.commit(structuredClone(before))
            await comeBackUntil(page, () => (begin ? rests : shows)?.(page, before))
            if (begin && (await page.getByRole('dialog').isHidden())) await begin(page)
          })
        }

        if (write.leaves) return
        portal.calls.length = 0
        // The session runs out just then.
        if (isRenewed(write)) portal.faults.set(operation, { status: 401, times: 1 })
        await act(page)
        const inTheEnd = isRenewed(write) ? [false, true] : [true]
        await expect.poll(() => arrived().map(({ status }) => status >= 200 && status < 300)).toEqual(inTheEnd)
        await expect(alert).toHaveCount(0)
        await expectSense(page, 'the end')
        if (kept(before) !== undefined) expect(kept(customerOf(portal, who))).not.toEqual(kept(before))
        // What follows from it, such as a list that is to be forgotten, is not to come after the world is as before again.
        if (findsOut && !write.isPlain) await expect(page.getByRole('status').getByText(/\.$/).first()).toBeVisible()
      })
    }
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

function isRenewed({ operation }: Write): boolean {
  return isLong || renewing.includes(operation)
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
