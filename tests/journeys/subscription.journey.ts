import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const head = (page: Page) => page.getByRole('heading', { level: 1 })

test('a subscription in order: its state, what it costs next and why, and what can be done; forty supplements are all there, and sixty invoices twelve at a time', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await expect(part(page, 'Pass Duo')).toContainText(
    /Your Pass Duo is active\. Next debit: €51\.90 on 5 \w+\. You can end it whenever you like\./,
  )
  const supplements = part(page, 'Supplements this month')
  await expect(supplements.getByRole('term').first()).toHaveText('Le Dernier Tramway, 4DX')
  await expect(supplements).toContainText('Kinora Gerland, ')
  await expect(supplements).toContainText(/Together\s*€10\.00/)
  await expect(part(page, 'Next debit')).toContainText(
    /Pass Duo\s*€41\.90\s*with 1 addon\s*3 supplements\s*€10\.00\s*On 5 \w+\s*€51\.90/,
  )
  await expect(part(page, 'Your plan')).toContainText(
    /Pass Duo\s*€36\.90\s*Premium screens\s*€5\.00\s*Each month\s*€41\.90/,
  )
  await expect(part(page, 'Your contract')).toContainText(/Subscription number\s*KA 2049 5518/)
  await expect(part(page, 'Your contract')).toContainText(/With us since\s*5 \w+ \d{4}/)
  await expect(part(page, 'Changes to come')).toBeHidden()
  await expect(button(page, 'Pause my pass')).toBeVisible()
  await expect(button(page, 'Cancel my subscription')).toBeVisible()
  for (const absent of ['Resume my pass', 'Keep my subscription', 'Withdraw from the contract']) {
    await expect(button(page, absent)).toBeHidden()
  }

  portal.prefer.set('getSubscription', { example: 'forty-supplements' })
  await comeBackLater(page)
  // The fortieth is followed by the sum.
  await expect(part(page, 'Supplements this month').getByRole('term')).toHaveCount(41)
  await expect(part(page, 'Next debit')).toContainText('40 supplements')
  portal.prefer.set('getSubscription', { example: 'sixty-invoices' })
  await comeBackLater(page)
  const invoices = part(page, 'Invoices')
  await expect(invoices.getByRole('term')).toHaveCount(12)
  await invoices.getByRole('button', { name: 'Show more' }).click()
  await expect(invoices.getByRole('term')).toHaveCount(24)
  await expect(invoices).toContainText('24 of 60')
  await expect(part(page, 'Supplements this month')).toContainText('None so far.')
})

test('everything that is pending stands in one place, each with its day and its way back, which gives a receipt; the next debit is of the plan of its day', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('leaving', '/en/subscription')
  const coming = part(page, 'Changes to come').getByRole('listitem')
  await expect(coming).toHaveCount(3)
  await expect(coming.first()).toContainText(/4 \w+ is the last day of your pass\./)
  await expect(coming.nth(1)).toContainText(
    /On 5 \w+, your Pass Gold becomes a Pass Solo, at €27\.90 a month with its addons\./,
  )
  await expect(coming.nth(1)).toContainText(/Until 4 \w+ you can go back on it\./)
  await expect(coming.nth(1)).toContainText('it only happens if you keep your subscription')
  await expect(coming.nth(2)).toContainText('it only happens if you keep your subscription')
  await expect(part(page, 'Your plan')).toContainText(/From 5 \w+\s*Only if you keep your subscription/)
  await expect(button(page, 'Cancel my subscription')).toBeHidden()

  // The card is good for as long as anything is debited.
  await expect(main(page)).not.toContainText('expires at the end of this month')
  const goBack = async (back: string, question: string, receipt: string, left: number) => {
    await button(page, back).click()
    await page.getByRole('dialog', { name: question }).getByRole('button', { name: back }).click()
    await expect(page.getByRole('heading', { name: receipt })).toBeFocused()
    await expect(coming).toHaveCount(left)
    await expect(button(page, back)).toBeHidden()
  }
  await goBack('Go on without a pause', 'Go on without a pause?', 'Your pause is called off', 2)
  await goBack('Keep my subscription', 'Keep your subscription?', 'Your subscription goes on', 1)
  await expect(part(page, 'Next debit')).toContainText(/Pass Solo\s*€27\.90\s*with 1 addon/)
  await expect(main(page)).toContainText('expires at the end of this month. Your pass is paid with it.')
  await goBack('Keep the Pass Gold', 'Keep the Pass Gold?', 'Your plan stays as it is', 0)
  expect(portal.world.customer('leaving')?.subscription).toMatchObject({
    pausePending: false,
    cancelPending: false,
    newPlan: null,
  })
  await expect(button(page, 'Cancel my subscription')).toBeVisible()
  await expect(part(page, 'Pass Gold')).toContainText('Your Pass Gold is active.')
})

test('a pass that is blocked by its photo has a way to another one, whatever its cards say', async ({
  visitor,
  page,
  portal,
}) => {
  portal.prefer.set('getSubscription', { example: 'photo-rejected' })
  await visitor.arriveAs('pass-holder', '/en/subscription')
  const notice = main(page)
    .locator('div')
    .filter({ has: page.getByText('The photo on your pass was turned down.') })
  await notice.getByRole('button', { name: 'Choose another photo' }).first().click()
  await expect(page.getByRole('dialog', { name: 'The photo on your pass' })).toBeVisible()
  await page.keyboard.press('Escape')
  const cards = part(page, 'Pass card')
  for (const { example, shown } of [
    { example: 'none', shown: [] },
    { example: 'inactive-only', shown: [/no longer in use$/, /no longer in use$/] },
  ]) {
    portal.prefer.set('listCards', { example })
    await comeBackLater(page)
    await expect(cards.getByRole('listitem'), example).toHaveText(shown)
    await expect(main(page)).toContainText('You can have one taken at the counter of any of our cinemas.')
    await expect(main(page).getByRole('link', { name: 'Write to us' }).first()).toBeVisible()
  }
  portal.prefer.set('listCards', { example: 'photo-rejected' })
  await comeBackLater(page)
  await expect(cards.getByText('The photo on your pass was turned down.')).toBeVisible()
  await expect(main(page).getByText('The photo on your pass was turned down.')).toHaveCount(1)
})

type State = { account?: string; subscription: string; says: (string | RegExp)[]; never?: string | RegExp }

/** How often the account and the subscription were read to the end. */
const readings = ({ calls }: Portal) =>
  calls.filter(({ operationId, status }) => status > 0 && /^get(Account|Subscription)$/.test(operationId ?? '')).length

/** Looks at the page in one state after the other, each by its examples. */
async function expectStates(states: State[], { page, portal }: { page: Page; portal: Portal }): Promise<void> {
  for (const { account, subscription, says, never } of states) {
    portal.prefer.set('getSubscription', { example: subscription })
    if (account) portal.prefer.set('getAccount', { example: account })
    else portal.prefer.clear('getAccount')
    const before = readings(portal)
    await comeBackLater(page)
    await expect.poll(() => readings(portal), subscription).toBeGreaterThan(before + 1)
    for (const words of says) await expect.soft(main(page), subscription).toContainText(words)
    if (never) await expect.soft(main(page).getByText(never).filter({ visible: true }), subscription).toHaveCount(0)
    await expect.soft(main(page), subscription).not.toContainText(/undefined|null|NaN|Invalid Date/)
  }
}

const whileItWorks: State[] = [
  {
    subscription: 'before-first-debit',
    says: ['is about to begin.', 'First debit: €17.90', 'Nothing was debited yet.'],
  },
  {
    subscription: 'first-fourteen-days',
    says: [/Possible up to and including 29 November/, '€22.90 is paid back.'],
  },
  { subscription: 'fixed-period', says: ['It runs until 4 March 2027.', /Runs\s*until 4 March 2027/] },
  {
    subscription: 'cancellation-pending',
    account: 'cancel-pending',
    says: [/ends on 4 December/, 'Until then it works as always.', /Last debit: €8\.50 on 5 December/],
  },
  {
    subscription: 'cancellation-pending-nothing-due',
    account: 'cancel-pending',
    says: ['Nothing more is debited: the last debit was on 5 November.', 'Nothing more is debited.'],
  },
  {
    subscription: 'pause-pending',
    account: 'pause-pending',
    says: [
      /is active\. Next debit: €8\.50 on 5 December\. Your pause begins the same day\./,
      /On 5 December, your pause begins\.\s*Until then the pass works\. The pause lasts until you resume\./,
      /3 supplements\s*€8\.50/,
    ],
  },
  {
    subscription: 'plan-change-pending',
    account: 'three-addons',
    says: [
      /becomes a Pass Duo on 5 December\. Until then everything stays as it is\./,
      /Until 4 December\s*Pass Solo\s*€22\.90/,
      /Pop-corn à volonté\s*€4\.00\s*Each month\s*€39\.40/,
      /From 5 December\s*Pass Duo\s*€36\.90/,
    ],
  },
  {
    subscription: 'family-nl',
    account: 'nothing-may-be-done',
    says: ['Your '],
    never: /Pause my pass|Resume my pass|You can (change|renew|subscribe)/,
  },
  { subscription: 'free-of-charge', says: ['Nothing is to be debited as things are.', 'No invoice yet.'] },
]

/** No two that follow each other say the same: each is waited for by its words. */
const whileItDoesNot: State[] = [
  { subscription: 'unknown-status', says: ['is blocked.', 'ask about it at the counter'] },
  {
    subscription: 'unpaid',
    says: [
      /€45\.80 has been due since 5 October/,
      'Until then the pass opens no doors.',
      'Debits are stopped until everything is paid.',
    ],
    never: 'Debit supplements together',
  },
  { subscription: 'blocked-otherwise', says: ['is blocked.', 'ask about it at the counter'] },
  {
    subscription: 'paused',
    account: 'paused',
    says: ['is paused.', 'Then it works again at once.', 'Nothing is debited while your pass is paused.'],
    never: 'Debit supplements together',
  },
  {
    subscription: 'former-with-balance',
    account: 'may-subscribe-again',
    says: ['€45.80 has been due since 5 October', 'Your pass has ended, and €45.80 is still due.'],
    never: 'Cancel my subscription',
  },
  {
    subscription: 'former',
    account: 'may-subscribe-again',
    says: ['Your pass has ended.', 'Subscribe again'],
    never: /Cancel my subscription|Next debit|at the counter/,
  },
  {
    subscription: 'none',
    account: 'may-subscribe-again',
    says: ['Your pass has ended. You can take one again', 'Ask about the pass'],
  },
]

test('every state says what it is and what follows', async ({ visitor, page, portal }) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await test.step('while the pass works', () => expectStates(whileItWorks, { page, portal }))
  await test.step('while it opens no doors, or is over', () => expectStates(whileItDoesNot, { page, portal }))
})

test('what is bought leads to the catalogue, by its flag, and to the counter where there is none', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await main(page).getByRole('link', { name: 'Change plan' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await expect(page).toHaveURL(/\/en\/offers$/)
  await withSettings(page, (settings) => ({
    ...settings,
    featureFlags: { ...settings.featureFlags, offersMenuDisplayed: false },
  }))
  await visitor.goTo('/en/subscription')
  await expect(part(page, 'Pass Duo')).toContainText('You can change plan at the counter of any of our cinemas.')
  await expect(main(page).getByRole('link', { name: 'Change plan' })).toHaveCount(0)
  await expect(part(page, 'Pass Duo').getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/en/contact')
  await withSettings(page, (settings) => ({
    ...settings,
    urls: { ...settings.urls, catalogue: 'https://www.kinora.example' },
  }))
  await page.reload()
  await expect(head(page)).toBeVisible()
  for (const { example, name } of [
    { example: undefined, name: 'Change plan' },
    { example: 'may-renew', name: 'Renew my pass' },
    { example: 'may-subscribe-again', name: 'Subscribe again' },
    { example: 'nothing-may-be-done', name: undefined },
  ]) {
    if (example) {
      portal.prefer.set('getAccount', { example })
      await comeBackLater(page)
    }
    const links = main(page).locator('a[href="https://www.kinora.example/en/offers"]')
    await expect(links).toHaveText(name ? [name] : [])
    await expect(main(page)).not.toContainText(/You can (change plan|renew|subscribe again)/)
  }
})

test('somebody without a subscription learns what it would be, and can add a card that they have', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('empty', '/en/subscription')
  await expect(main(page)).toContainText('With a pass, you go as often as you like')
  await button(page, 'Add a pass card').click()
  await expect(page.getByRole('dialog', { name: 'Add a pass card' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button(page, 'Add a pass card')).toBeFocused()
})
