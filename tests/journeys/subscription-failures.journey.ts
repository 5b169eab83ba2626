import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { someTroubles } from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const yes = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true })
const together = (page: Page) => main(page).getByRole('switch', { name: 'Debit supplements together with the month' })

type Trouble = {
  name: string
  fault: Fault
  says: RegExp
  /** How often it may arrive: Chromium repeats over a new connection what broke on one that was used before. */
  most?: number
  /** The change was made, and its answer alone was lost. */
  done?: boolean
}

/** What the server explains is said in its words; what it does not is `unsaid`. */
const explained: Trouble[] = [
  { name: 'a request that is not understood', fault: { status: 400 }, says: /went wrong/ },
  { name: 'a refusal', fault: { status: 403 }, says: /Your account does not allow this/ },
  { name: 'nothing to be found', fault: { status: 404 }, says: /We cannot find/ },
  { name: 'something in between', fault: { status: 409 }, says: /went wrong/ },
  { name: 'too much at once', fault: { status: 413 }, says: /./ },
  { name: 'a value that is refused', fault: { status: 422 }, says: /./ },
  { name: 'too many requests', fault: { status: 429 }, says: /Try again in a minute/ },
  { name: 'an error', fault: { status: 500 }, says: /went wrong/ },
  { name: 'maintenance', fault: { status: 503 }, says: /Come back in a few minutes/ },
]

function lost(unsaid: RegExp): Trouble[] {
  return [
    { name: 'no answer', fault: { hang: true }, says: unsaid },
    { name: 'a closed connection', fault: { reset: true }, says: unsaid, most: 7 },
    { name: 'half an answer', fault: { cut: true }, says: unsaid, done: true },
    { name: 'a web page from in between', fault: { html: true }, says: unsaid, done: true },
    { name: 'an empty answer', fault: { empty: true }, says: unsaid, done: true },
  ]
}

/** What is the same for every change need not be seen fourteen times: a refusal, an error, no answer, and a lost one. */
function some(troubles: Trouble[]): Trouble[] {
  const isSome = ({ fault }: Trouble) => [409, 500].includes(fault.status ?? 0) || fault.hang || fault.cut
  return troubles.filter((trouble) => isLong || isSome(trouble))
}

type Action = {
  what: string
  who: PersonaId
  operation: string
  /** What is offered for as long as it was not done. */
  offered: (page: Page) => ReturnType<typeof button>
  /** Does it, with a double click. */
  press: (page: Page) => Promise<void>
  troubles: Trouble[]
}

const looked = /Please look at how things stand now/
const unreached = /We cannot reach the cinema/

/** A change that a question comes before, whose button bears the same words. */
function asked(what: string, who: PersonaId, operation: string, name: string): Action {
  return {
    what,
    who,
    operation,
    offered: (page) => button(page, name),
    press: async (page) => {
      await button(page, name).click()
      await yes(page, name).dblclick()
    },
    troubles: some([...explained, ...lost(looked)]),
  }
}

const actions: Action[] = [
  asked('a pause', 'pass-holder', 'updateSuspension', 'Pause my pass'),
  asked('the end of a pause', 'staff', 'updateSuspension', 'Resume my pass'),
  asked('a pause taken back', 'leaving', 'undoSuspension', 'Go on without a pause'),
  asked('a change of plan taken back', 'leaving', 'undoPlanChange', 'Keep the Pass Gold'),
  asked('a cancellation taken back', 'leaving', 'undoCancellation', 'Keep my subscription'),
  {
    what: 'the switch of the debits',
    who: 'pass-holder',
    operation: 'updateSupplementInvoicing',
    offered: (page) => main(page).getByRole('switch', { checked: true }),
    press: (page) => together(page).dblclick(),
    troubles: some([...explained, ...lost(/This could not be changed/)]),
  },
  {
    what: 'a cancellation',
    who: 'pass-holder',
    operation: 'cancelSubscription',
    offered: (page) => button(page, 'Cancel my subscription'),
    press: async (page) => {
      await button(page, 'Cancel my subscription').click()
      await dialog(page).getByLabel('Your reason').selectOption('TARIF')
      await yes(page, 'Cancel my subscription').dblclick()
    },
    troubles: [...explained, ...lost(unreached)],
  },
  {
    what: 'a withdrawal',
    who: 'photo-rejected',
    operation: 'cancelSubscription',
    offered: (page) => button(page, 'Withdraw from the contract'),
    press: async (page) => {
      await button(page, 'Withdraw from the contract').click()
      await yes(page, 'Withdraw from the contract').dblclick()
    },
    troubles: some([...explained, ...lost(unreached)]),
  },
]

/** Lets a call wait no longer than a moment, from when it is told to. */
async function shortenPatience(page: Page): Promise<(isShort: boolean) => Promise<unknown>> {
  await page.addInitScript(() => {
    const inTime = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (limit) => inTime(Reflect.get(window, 'impatient') ? 200 : limit)
  })
  return (isShort) => page.evaluate((soon) => Reflect.set(window, 'impatient', soon), isShort)
}

for (const { what, who, operation, offered, press, troubles } of actions) {
  test(`${what} that goes wrong is asked for once, says what happened, and leaves the page as things stand`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    const beImpatient = await shortenPatience(page)
    await visitor.arriveAs(who, '/en/subscription')
    const before = portal.world.customer(who)
    if (!before) throw new Error(`The demo world has lost ${who}.`)
    for (const { name, fault, says, most = 1, done = false } of troubles) {
      await test.step(name, async () => {
        portal.calls.length = 0
        portal.faults.set(operation, fault)
        await beImpatient(fault.hang === true)
        await press(page)
        const alert = page.getByRole('alert')
        await expect(alert).toContainText(says)
        await beImpatient(false)
        portal.faults.clear()
        // A form keeps its answers and stays until it is given up; a message stays until it is closed.
        const back = yes(page, 'Go back')
        if (await back.isVisible()) {
          const reason = dialog(page).getByLabel('Your reason')
          if (await reason.isVisible()) await expect(reason).toHaveValue('TARIF')
          await back.click()
        } else await page.getByRole('button', { name: 'Close this message' }).click()
        await expect(dialog(page)).toBeHidden()
        await expect(alert).toBeHidden()
        await expect(offered(page)).toBeVisible({ visible: !done })
        expect(portal.world.customer(who)?.subscription?.requests !== before.subscription?.requests).toBe(done)
        const arrived = portal.calls.filter((call) => call.operationId === operation).length
        expect(arrived).toBeGreaterThanOrEqual(1)
        expect(arrived).toBeLessThanOrEqual(most)
        if (!done) return
        portal.world.commit(before)
        await page.reload()
        await expect(offered(page)).toBeVisible()
      })
    }
  })
}

for (const { what, who, act, says, shows } of [
  {
    what: 'a change of plan taken back',
    who: 'leaving',
    act: 'Keep the Pass Gold',
    says: /No change of plan is pending/,
    shows: 'is the last day of your pass.',
  },
  {
    what: 'a cancellation taken back',
    who: 'leaving',
    act: 'Keep my subscription',
    says: /No cancellation is pending/,
    shows: 'Cancel my subscription',
  },
  {
    what: 'the end of a pause',
    who: 'staff',
    act: 'Resume my pass',
    says: /Your subscription is not paused/,
    shows: 'is active.',
  },
  {
    what: 'a withdrawal',
    who: 'photo-rejected',
    act: 'Withdraw from the contract',
    says: /Your cancellation is already on record\. Your subscription ends on/,
    shows: 'is the last day of your pass.',
  },
  {
    what: 'a cancellation',
    who: 'pass-holder',
    act: 'Cancel my subscription',
    says: /Your cancellation is already on record\. Your subscription ends on/,
    shows: 'is the last day of your pass.',
  },
] as const) {
  test(`${what} that another tab has made meanwhile is told in the server’s words, and is offered no longer`, async ({
    visitor,
    page,
    context,
  }) => {
    test.slow()
    await visitor.arriveAs(who, '/en/subscription')
    const other = await context.newPage()
    await other.goto(page.url())
    for (const tab of [page, other]) {
      await button(tab, act).click()
      await expect(yes(tab, act)).toBeVisible()
      const reason = dialog(tab).getByLabel('Your reason')
      if (what === 'a cancellation') await reason.selectOption('TARIF')
    }
    await yes(other, act).click()
    await expect(dialog(other)).toBeHidden()
    await expect(button(other, act)).toBeHidden()

    await yes(page, act).click()
    await expect(page.getByRole('alert')).toContainText(says)
    const back = yes(page, 'Go back')
    if (await back.isVisible()) await back.click()
    else await page.getByRole('button', { name: 'Close this message' }).click()
    await expect(button(page, act)).toBeHidden()
    await expect(main(page)).toContainText(shows)
  })
}

test('a page that cannot be read says so and can be tried again; the pass card alone does not take it along', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await shortenPatience(page)
  await visitor.arriveAs('pass-holder', '/en')
  const again = page.getByRole('button', { name: 'Try again' })
  for (const { name, fault } of someTroubles.filter((trouble) => !trouble.fault.hang && trouble.fault.status !== 401)) {
    portal.faults.set('getSubscription', fault)
    await visitor.goTo('/en/subscription')
    await expect(
      page.getByRole('heading', { name: /The page could not be shown|We cannot reach the cinema/ }),
      name,
    ).toBeVisible()
    await expect(page.getByRole('link', { name: 'To my account' })).toBeVisible()
    portal.faults.clear()
    await again.click()
    await expect(main(page).getByRole('region', { name: 'Pass Duo' })).toBeVisible()
  }
  portal.faults.set('listCards', { status: 500 })
  await page.reload()
  await expect(main(page)).toContainText('This part could not be loaded.')
  await expect(button(page, 'Cancel my subscription')).toBeVisible()
  portal.faults.clear()
  await again.click()
  await expect(main(page).getByRole('button', { name: 'Show at the door' })).toBeVisible()

  // A document that never comes is given up.
  portal.faults.set('downloadContract', { hang: true })
  await beImpatient(true)
  await button(page, 'Download the contract (PDF)').click()
  await expect(page.getByRole('alert')).toContainText('The document could not be fetched.')
  await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('a change that is made while the page cannot be read anew: says that it may be out of date, until it can', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await button(page, 'Pause my pass').click()
  portal.faults.set('getSubscription', { status: 500 })
  portal.faults.set('getAccount', { status: 500 })
  await yes(page, 'Pause my pass').click()
  await expect(page.getByRole('heading', { name: 'Your pause is planned' })).toBeFocused()
  const notice = main(page).getByRole('alert').filter({ hasText: 'This page may be out of date.' })
  await expect(notice).toBeVisible()
  portal.faults.clear()
  await notice.getByRole('button', { name: 'Try again' }).click()
  await expect(notice).toBeHidden()
  await expect(button(page, 'Go on without a pause')).toBeVisible()
  await expect(button(page, 'Pause my pass')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
