import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { translationTo } from '#tests/support/catalogs.ts'
import { chosen } from '#tests/support/form.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const reason = (page: Page) => dialog(page).getByLabel('Your reason')
const confirm = (page: Page, name = 'Cancel my subscription') => dialog(page).getByRole('button', { name, exact: true })
const receipt = (page: Page, name: string) => main(page).getByRole('region', { name })
const cancellations = (portal: Portal) => callsTo(portal, 'cancelSubscription').map(({ body }) => body)

const sites = [
  { market: 'fr', language: 'fr', who: 'pass-holder', other: 'Une autre' },
  { market: 'fr', language: 'en', who: 'pass-holder', other: 'Another' },
  { market: 'nl', language: 'nl', who: 'family-nl', other: 'Een andere' },
  { market: 'nl', language: 'en', who: 'family-nl', other: 'Another' },
] as const

for (const { market, language, who, other } of chosen(sites, { share: 0.5 })) {
  test(`on the ${market} site in ${language}, cancelling takes three presses from the home, by keyboard alone`, async ({
    visitor,
    page,
    portal,
    request,
  }) => {
    test.slow()
    const t = await translationTo(language, request, portal)
    await visitor.arriveAs(who, `/${language}`, market)
    await tabTo(page.getByRole('link', { name: t('My subscription') }).first())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: t('Your subscription') })).toBeFocused()
    await tabTo(button(page, t('Cancel my subscription')))
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toContainText(/4 \p{L}+ \d{4}/u)
    await expect(dialog(page)).toContainText(t('Last debit'))
    await tabTo(dialog(page).getByLabel(t('Your reason')))
    await page.keyboard.type(other)
    await tabTo(confirm(page, t('Cancel my subscription')))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: t('Your cancellation is on record') })).toBeFocused()
    expect(cancellations(portal)).toEqual([{ reason: 'AUTRE' }])
    expect(portal.world.customer(who)?.subscription?.cancelPending).toBe(true)
  })
}

test('a cancellation: what it comes to, a reason that is kept whatever goes wrong, and a receipt to keep; once, however often the button is pressed', async ({
  visitor,
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await visitor.arriveAs('pass-holder', '/en/subscription')
  await button(page, 'Cancel my subscription').click()
  await expect(dialog(page)).toContainText(/Last day of the pass\s*4 \w+ \d{4}/)
  await expect(dialog(page)).toContainText(/Last debit\s*€10\.00\s*on 5 \w+ \d{4}/)
  // Twenty-five reasons and the words for none; the twenty-sixth is a withdrawal.
  await expect(reason(page).getByRole('option')).toHaveCount(26)
  await expect(reason(page).getByRole('option', { name: /withdrawal/i })).toHaveCount(0)
  await confirm(page).click()
  await expect(reason(page)).toHaveAccessibleDescription(/Choose a reason/)
  expect(cancellations(portal)).toEqual([])

  await reason(page).selectOption({ label: 'The subscription is too expensive' })
  for (const { fault, words } of [
    { fault: { status: 500 }, words: /our fault|went wrong|try again/i },
    { fault: { reset: true }, words: 'We cannot reach the cinema.' },
    { fault: { status: 503 }, words: /maintenance/ },
  ]) {
    portal.faults.set('cancelSubscription', fault)
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText(words)
    await expect(reason(page)).toHaveValue('TARIF')
  }
  portal.faults.clear()
  portal.calls.length = 0
  await pressTwice(confirm(page))
  const paper = receipt(page, 'Your cancellation is on record')
  await expect(paper.getByRole('heading')).toBeFocused()
  expect(cancellations(portal)).toEqual([{ reason: 'TARIF' }])
  await expect(dialog(page)).toBeHidden()
  await expect(paper).toContainText('We have sent the same to pass-holder@kinora.example.')
  await expect(paper).toContainText(/Last day of the pass\s*4 \w+ \d{4}/)
  await expect(paper).toContainText(/Last debit\s*€10\.00, 5 \w+ \d{4}/)
  await expect(main(page)).toContainText(/Your Pass Duo ends on 4 \w+, as you asked\./)
  await expect(button(page, 'Cancel my subscription')).toBeHidden()

  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Save the receipt').click()])
  const reference = /KD-[\d-]+/.exec((await paper.textContent()) ?? '')?.[0]
  expect(saved.suggestedFilename()).toBe(`receipt-${reference}.txt`)
  const text = await readFile(await saved.path(), 'utf8')
  expect(text).toContain('Your cancellation is on record')
  expect(text).toContain(reference)
  expect(text).toMatch(/Last debit\r\n {2}€10\.00/)
  await button(page, 'Print it').click()
  await expect(page.locator('[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Your cancellation is on record' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Invoices' })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
})

test('in the first fourteen days a withdrawal has a button of its own, asks for no reason and cannot be undone; when they have passed, nothing is cancelled instead', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('photo-rejected', '/en/subscription')
  await button(page, 'Withdraw from the contract').click()
  await expect(dialog(page)).toContainText(/Paid back within fourteen days\s*€29\.90/)
  await expect(dialog(page).getByRole('combobox')).toHaveCount(0)
  portal.prefer.set('cancelSubscription', { example: 'withdrawal-over' })
  await confirm(page, 'Withdraw from the contract').click()
  await expect(dialog(page).getByRole('alert')).toContainText(/rétractation/)
  expect(portal.world.customer('photo-rejected')?.subscription?.cancelPending).toBe(false)

  portal.prefer.clear()
  portal.calls.length = 0
  await pressTwice(confirm(page, 'Withdraw from the contract'))
  const paper = receipt(page, 'You have withdrawn from the contract')
  await expect(paper.getByRole('heading')).toBeFocused()
  await expect(paper).toContainText(/Paid back within fourteen days\s*€29\.90/)
  expect(cancellations(portal)).toEqual([{ reason: 'RETRACTATION' }])
  for (const gone of ['Withdraw from the contract', 'Cancel my subscription', 'Keep my subscription']) {
    await expect(button(page, gone)).toBeHidden()
  }
  await expect(main(page).getByRole('switch'), 'nothing more is debited').toHaveCount(0)
})

test('a dialog opened by its address says when there is nothing for it to do, or no reason to be had; a cancellation whose answer was lost is on record', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('leaving', '/en/subscription?dialog=cancel-subscription')
  await expect(dialog(page)).toContainText('There is nothing to cancel')
  await expect(confirm(page)).toBeHidden()
  await page.goto(page.url().replace('cancel-subscription', 'withdraw'))
  await expect(dialog(page)).toContainText('There is nothing to withdraw from')
  const customer = portal.world.customer('leaving')
  if (!customer?.subscription) throw new Error('There is no subscription to be cancelled.')
  portal.world.commit({ ...customer, subscription: { ...customer.subscription, cancelPending: false, endsOn: null } })
  await page.reload()
  await expect(dialog(page)).toContainText('Withdrawing is possible during the first fourteen days')
  await page.keyboard.press('Escape')

  await test.step('for want of reasons', async () => {
    portal.faults.set('listCancelReasons', { status: 500 })
    await button(page, 'Cancel my subscription').click()
    await expect(dialog(page).getByRole('alert')).toContainText('The form could not be fetched.')
    portal.faults.clear()
    portal.prefer.set('listCancelReasons', { example: 'none' })
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(dialog(page).getByRole('alert')).toContainText(
      'Cancelling is not possible on this page for the moment.',
    )
    await expect(dialog(page).getByRole('link', { name: 'Write to us' })).toBeVisible()
    portal.prefer.set('listCancelReasons', { example: 'unknown-code' })
    await dialog(page).getByRole('button', { name: 'Try again' }).click()
    await expect(reason(page)).toBeVisible()
  })

  await test.step('as far as anybody can tell', async () => {
    await reason(page).selectOption({ index: 1 })
    portal.faults.set('cancelSubscription', { html: true, times: 1 })
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('We cannot reach the cinema.')
    await confirm(page).click()
    await expect(dialog(page).getByRole('alert')).toContainText('Your cancellation is already on record.')
    await confirm(page, 'Go back').click()
    await expect(main(page)).toContainText(/Your Pass Gold ends on 4 \w+, as you asked\./)
  })
})
