import type { Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { SubscriptionSeed } from '#scripts/mock-api/seed/subscriptions.ts'
import type { Portal } from '#scripts/portal.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

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

/** Somebody whose subscription stands otherwise than at the start. */
function standing({ world }: Portal, who: PersonaId, stands: Partial<SubscriptionSeed>) {
  const customer = world.customer(who)
  if (!customer?.subscription) throw new Error(`The demo world has lost the subscription of ${who}.`)
  return { ...customer, subscription: { ...customer.subscription, ...stands } }
}

/** A pause that has begun, with nothing else to come. */
const paused = { status: 'suspendu', cancelPending: false, endsOn: null, pausePending: false, pausesOn: null } as const
/** A subscription that began a few days ago. */
const young = { ...paused, status: 'actif', months: 1, startedDaysAgo: 6 } as const

type Action = {
  what: string
  who: 'pass-holder' | 'leaving'
  /** How their subscription stands, where that is not as at the start. */
  stands?: Partial<SubscriptionSeed>
  operation: Op
  /** What is offered for as long as it was not done. */
  offered: (page: Page) => ReturnType<typeof button>
  /** Does it, with a double click. */
  press: (page: Page) => Promise<void>
  troubles: Trouble[]
}

const looked = /Please look at how things stand now/
const unreached = /We cannot reach the cinema/

/** A change that a question comes before, whose button bears the same words. */
function asked({ name, ...action }: Omit<Action, 'offered' | 'press' | 'troubles'> & { name: string }): Action {
  return {
    ...action,
    offered: (page) => button(page, name),
    press: async (page) => {
      await button(page, name).click()
      await pressTwice(yes(page, name))
    },
    troubles: [...explained, ...lost(looked)],
  }
}

const actions: Action[] = [
  asked({ what: 'a pause', who: 'pass-holder', operation: 'updateSuspension', name: 'Pause my pass' }),
  {
    what: 'the switch of the debits',
    who: 'pass-holder',
    operation: 'updateSupplementInvoicing',
    offered: (page) => main(page).getByRole('switch', { checked: true }),
    press: (page) => pressTwice(together(page)),
    troubles: [...explained, ...lost(/This could not be changed/)],
  },
  {
    what: 'a cancellation',
    who: 'pass-holder',
    operation: 'cancelSubscription',
    offered: (page) => button(page, 'Cancel my subscription'),
    press: async (page) => {
      await button(page, 'Cancel my subscription').click()
      await dialog(page).getByLabel('Your reason').selectOption('TARIF')
      await pressTwice(yes(page, 'Cancel my subscription'))
    },
    troubles: [...explained, ...lost(unreached)],
  },
  {
    what: 'a withdrawal',
    who: 'pass-holder',
    stands: young,
    operation: 'cancelSubscription',
    offered: (page) => button(page, 'Withdraw from the contract'),
    press: async (page) => {
      await button(page, 'Withdraw from the contract').click()
      await pressTwice(yes(page, 'Withdraw from the contract'))
    },
    troubles: [...explained, ...lost(unreached)],
  },
  asked({ what: 'a pause taken back', who: 'leaving', operation: 'undoSuspension', name: 'Go on without a pause' }),
  asked({
    what: 'a change of plan taken back',
    who: 'leaving',
    operation: 'undoPlanChange',
    name: 'Keep the Pass Gold',
  }),
  asked({
    what: 'a cancellation taken back',
    who: 'leaving',
    operation: 'undoCancellation',
    name: 'Keep my subscription',
  }),
  asked({
    what: 'the end of a pause',
    who: 'leaving',
    stands: paused,
    operation: 'updateSuspension',
    name: 'Resume my pass',
  }),
]

const cells = chosen(
  actions.flatMap((action) =>
    action.troubles.map((wrong) => ({ act: action.what, trouble: wrong.name, action, wrong })),
  ),
  { share: 0.15, by: ['act', 'trouble'] },
)

/** The ways in which a change goes wrong in this run. */
const troublesOf = (action: Action) => cells.filter((cell) => cell.action === action).map(({ wrong }) => wrong)

for (const who of ['pass-holder', 'leaving'] as const) {
  const theirs = actions.filter((action) => action.who === who)
  test(`${theirs.map(({ what }) => what).join(', ')}: what goes wrong is asked for once, says what happened, and leaves the page as things stand`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.setTimeout(30_000 + theirs.flatMap(troublesOf).length * 3000)
    const beImpatient = await impatience(page)
    await visitor.arriveAs(who, '/en/subscription')
    const atFirst = standing(portal, who, {})
    for (const action of theirs) {
      const { what, operation, offered, press, stands } = action
      const before = { ...atFirst, subscription: { ...atFirst.subscription, ...stands } }
      if (stands) {
        portal.world.commit(before)
        await comeBackLater(page)
      }
      for (const { fault, says, most = 1, done = false, name } of troublesOf(action)) {
        await test.step(`${what}, ${name}`, async () => {
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
          expect(portal.world.customer(who)?.subscription?.requests !== before.subscription.requests).toBe(done)
          const arrived = callsTo(portal, operation).length
          expect(arrived).toBeGreaterThanOrEqual(1)
          expect(arrived).toBeLessThanOrEqual(most)
          if (!done) return
          portal.world.commit(before)
          await comeBackLater(page)
          await expect(offered(page)).toBeVisible()
        })
      }
    }
  })
}

/** Both tabs offer the next one when the one before is told. */
const changes = [
  {
    what: 'a change of plan taken back',
    act: 'Keep the Pass Gold',
    says: /No change of plan is pending/,
    shows: 'is the last day of your pass.',
  },
  {
    what: 'a cancellation taken back',
    act: 'Keep my subscription',
    says: /No cancellation is pending/,
    shows: 'Cancel my subscription',
  },
  {
    what: 'a pause taken back',
    act: 'Go on without a pause',
    says: 'No pause is planned. Nothing was changed.',
    shows: 'Pause my pass',
  },
  {
    what: 'a pause',
    act: 'Pause my pass',
    says: /Your pause is planned already/,
    shows: 'Your pause begins with the next period.',
  },
  {
    what: 'a cancellation',
    act: 'Cancel my subscription',
    says: /Your cancellation is already on record\. Your subscription ends on/,
    shows: 'is the last day of your pass.',
  },
  {
    what: 'the end of a pause',
    stands: paused,
    act: 'Resume my pass',
    says: /Your subscription is not paused/,
    shows: 'is active.',
  },
  {
    what: 'a withdrawal',
    stands: young,
    act: 'Withdraw from the contract',
    says: /Your cancellation is already on record\. Your subscription ends on/,
    shows: 'is the last day of your pass.',
  },
]

test('a change that another tab has made meanwhile is told in the server’s words, and is offered no longer', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('leaving', '/en/subscription')
  const other = await context.newPage()
  await other.goto(page.url())
  for (const { what, stands, act, says, shows } of changes) {
    await test.step(what, async () => {
      if (stands) portal.world.commit(standing(portal, 'leaving', stands))
      for (const tab of [page, other]) {
        if (stands) await comeBackLater(tab)
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
      await expect(page.getByRole('heading', { level: 1 }), 'what had the focus is gone').toBeFocused()
    })
  }
})

test('a page that cannot be read says so and can be tried again; after a change it says that it may be out of date, until it can be read anew', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  const again = page.getByRole('button', { name: 'Try again' })
  const failed = page.getByRole('heading', { name: /The page could not be shown|We cannot reach the cinema/ })
  portal.faults.set('getSubscription', { status: 403 })
  await visitor.arriveAs('pass-holder', '/en/subscription')
  // To be found nowhere is an answer: there is no subscription.
  const troubles = someTroubles.filter(({ fault }) => !fault.hang && fault.status !== 401 && fault.status !== 404)
  for (const { name, fault } of troubles) {
    portal.faults.set('getSubscription', fault)
    await tryAgain(again, failed)
    await expect(failed, name).toBeVisible()
    await expect(page.getByRole('link', { name: 'To my account' }), name).toBeVisible()
  }
  await heal(page, portal)
  await again.click()
  await expect(main(page).getByRole('region', { name: 'Pass Duo' })).toBeVisible()

  await test.step('a document that never comes is given up', async () => {
    portal.faults.set('downloadContract', { hang: true })
    await beImpatient(true)
    await button(page, 'Download the contract (PDF)').click()
    await expect(page.getByRole('alert')).toContainText('The document could not be fetched.')
    await expect(page.getByRole('alert').getByRole('button', { name: 'Try again' })).toBeVisible()
    await beImpatient(false)
    await page.getByRole('button', { name: 'Close this message' }).click()
  })

  await test.step('a change', async () => {
    await button(page, 'Pause my pass').click()
    portal.faults.set('getSubscription', { status: 500 })
    portal.faults.set('getAccount', { status: 500 })
    await yes(page, 'Pause my pass').click()
    await expect(page.getByRole('heading', { name: 'Your pause is planned' })).toBeFocused()
    const notice = main(page).getByRole('alert').filter({ hasText: 'This page may be out of date.' })
    await expect(notice).toBeVisible()
    await heal(page, portal)
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toBeHidden()
    await expect(button(page, 'Go on without a pause')).toBeVisible()
    await expect(button(page, 'Pause my pass')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
})
