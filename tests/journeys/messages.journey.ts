import type { Page } from '@playwright/test'
import type { CaseSeed } from '#scripts/mock-api/seed/cases.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const entry = (page: Page, name: string) => main(page).getByRole('link', { name })
const messages = (page: Page) =>
  part(page, 'Messages')
    .getByRole('listitem')
    .filter({ has: page.locator('time') })
const message = (page: Page) => main(page).getByLabel('Your message')
const send = (page: Page) => main(page).getByRole('button', { name: 'Send the message' })
const told = (page: Page, words: string) => page.getByRole('status').getByText(words)

/** Customer service, or the customer on another device, does something with a question. */
function change(portal: Portal, id: string, edit: (one: CaseSeed) => Partial<CaseSeed>): void {
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('The demo world has lost its pass-holder.')
  const cases = customer.cases.map((one) => (one.id === id ? { ...one, ...edit(one) } : one))
  portal.world.commit({ ...customer, cases })
}

/** Customer service writes. */
function answer(portal: Portal, id: string, body: string): void {
  const written = { id: `answer-${body.length}`, body, createdAt: new Date().toISOString(), received: true }
  change(portal, id, (one) => ({ messages: [...one.messages, written] }))
}

test('questions stand open first, each with its state and its last day, and open at addresses of their own; a message is added once, with its line breaks, and what is typed is kept until then', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/messages')
  await expect(page.getByText('2 open questions')).toBeVisible()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Open', 'Closed'])
  await expect(part(page, 'Open').getByRole('link')).toHaveText([
    /My refund has not arrived.*Your answer is awaited\..*Last message on \d+ \w+\./,
    /I do not recognise an amount/,
  ])
  await entry(page, 'My refund has not arrived').click()
  await expect(page).toHaveURL(/\/en\/messages\?case=case-5101$/)
  await expect(heading(page)).toHaveText('My refund has not arrived')
  await expect(heading(page), 'it is read from the top').toBeFocused()
  await expect(page.getByText('Number C-5101-26')).toBeVisible()
  await expect(messages(page)).toHaveCount(4)
  await expect(messages(page).first()).toContainText(/^You.*Bonjour,/)
  await expect(messages(page).first()).toContainText('releve-novembre.pdf, 180 kB')
  await expect(messages(page).nth(1)).toContainText(/^Customer service/)
  await page.goBack()
  await expect(heading(page)).toHaveText('Your messages')
  await expect(heading(page)).toBeFocused()

  await entry(page, 'Hearing loop not working').click()
  await expect(page.getByText('This question is closed: nothing more can be added to it.')).toBeVisible()
  await expect(message(page)).toHaveCount(0)
  await expectNoBarrier(page, 'a closed question')
  await main(page).getByRole('link', { name: 'Your messages' }).click()
  await expect(part(page, 'Closed')).toBeVisible()

  await visitor.follow('/en/messages?case=case-6203')
  await expect(heading(page)).toHaveText('This question is not among yours')
  await expectNoBarrier(page, 'an unknown question')
  await main(page).getByRole('link', { name: 'Your messages' }).click()
  await expect(part(page, 'Open')).toBeVisible()

  await entry(page, 'My refund has not arrived').click()
  await send(page).click()
  await expect(message(page)).toHaveAccessibleDescription(/Write your message first\./)
  await message(page).fill('Les quatre derniers chiffres :\n\n<b>4417</b>')
  await page.reload()
  await expect(message(page)).toHaveValue('Les quatre derniers chiffres :\n\n<b>4417</b>')
  await expect(message(page)).toHaveAccessibleDescription('You had begun this message earlier.')
  await main(page).getByRole('link', { name: 'Your messages' }).click()
  await entry(page, 'I do not recognise an amount').click()
  await expect(message(page), 'each question has a message of its own').toHaveValue('')
  await page.goBack()
  await entry(page, 'My refund has not arrived').click()
  portal.calls.length = 0
  await pressTwice(send(page))
  await expect(told(page, 'Your message is with customer service.')).toBeVisible()
  await expect(messages(page).last()).toContainText(/^You[\s\S]*<b>4417<\/b>/)
  await expect(page.getByText('Being looked into.')).toBeVisible()
  await expect(message(page)).toHaveValue('')
  await expect(message(page)).toBeFocused()
  expect(callsTo(portal, 'addCaseComment').map(({ body }) => body)).toEqual([
    { body: 'Les quatre derniers chiffres :\n\n<b>4417</b>' },
  ])
  await page.reload()
  await expect(message(page)).toHaveValue('')
})

test('what came since is marked in words until it is read; an open question is read again once a minute, no more, and what arrives is announced; what the browser keeps goes with the sign-out', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('pass-holder', '/en/messages')
  await expect(entry(page, 'My refund has not arrived')).toBeVisible()
  await expect(page.getByText(/new message/), 'years of messages are no news').toHaveCount(0)
  answer(portal, 'case-5101', 'Le virement est parti.')
  answer(portal, 'case-5101', 'Il arrive demain matin.')
  await context.clock.fastForward('01:01')
  await comeBack(page)
  await expect(entry(page, 'My refund has not arrived')).toContainText('2 new messages')
  await expect(entry(page, 'I do not recognise an amount')).not.toContainText('new')
  await expectNoBarrier(page, 'the list')
  await entry(page, 'My refund has not arrived').click()
  await expect(messages(page).nth(4)).toContainText(/^New.*Customer service.*Le virement est parti\./)
  await expect(messages(page).nth(5)).not.toContainText('New')
  await message(page).fill('Merci !')
  await main(page).getByRole('link', { name: 'Your messages' }).click()
  await expect(entry(page, 'My refund has not arrived')).not.toContainText('new')
  const kept = () => page.evaluate(() => [localStorage, sessionStorage].map((storage) => storage.getItem('own')))
  const [seen, drafts] = await kept()
  expect(seen).toContain('case-5101')
  expect(drafts).toContain('Merci !')

  // An open question is read again once a minute, no more.
  await entry(page, 'My refund has not arrived').click()
  await expect(messages(page)).toHaveCount(6)
  portal.calls.length = 0
  answer(portal, 'case-5101', 'Avez-vous bien reçu le virement ?')
  await context.clock.runFor('00:55')
  expect(callsTo(portal, 'listCases')).toHaveLength(0)
  await context.clock.runFor('00:06')
  await expect(messages(page)).toHaveCount(7)
  await expect(told(page, '1 new message from customer service')).toBeAttached()
  await expect(messages(page).last()).toContainText(/^New/)
  expect(callsTo(portal, 'listCases')).toHaveLength(1)

  // The sign-out takes all of it away, and whoever comes next begins anew.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /account menu$/ })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL(/\/identity\/sign-in/)
  expect(await kept()).toEqual([null, null])
  await visitor.arriveAs('pass-holder', '/en/messages?case=case-5101')
  await expect(message(page)).toHaveValue('')
  await expect(page.getByText('New', { exact: true })).toHaveCount(0)
})

test('of forty messages the last is in view, the others a press away; long words break, and nothing is markup', async ({
  visitor,
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visitor.arriveAs('pass-holder', '/en/messages?case=case-4402')
  await expect(messages(page)).toHaveCount(8)
  await expect(messages(page).last()).toBeInViewport()
  await main(page).getByRole('button', { name: 'Show 33 earlier messages' }).click()
  await expect(messages(page)).toHaveCount(41)
  await expect(page.locator(':focus'), 'the reader goes on from there').toContainText(/Customer service|You/)

  const wide = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const { example, id, words } of [
    { example: 'unbroken-word', id: 'case-5110', words: 'KINORAPREMIUMA1B2C3D4' },
    { example: 'with-attachments', id: 'case-5111', words: 'capture-d-ecran-de-l-application' },
    { example: 'markup-as-text', id: 'case-5101', words: '<script>alert(1)</script>' },
    { example: 'opened-by-service', id: 'case-5090', words: 'comme convenu par téléphone' },
    { example: 'unknown-status', id: 'case-3977', words: 'This question is closed.' },
  ]) {
    portal.prefer.set('listCases', { code: 200, example })
    await visitor.goTo(`/en/messages?case=${id}`)
    await expect(main(page), example).toContainText(words)
    await expect(main(page).locator('script, img, b, i'), example).toHaveCount(0)
    expect(await wide(), `${example} scrolls sideways`).toBe(0)
    await main(page).getByRole('link', { name: 'Your messages' }).click()
    await expect(heading(page)).toHaveText('Your messages')
    expect(await wide(), `${example} in the list scrolls sideways`).toBe(0)
    if (example === 'opened-by-service') await expect(entry(page, 'A question without a title')).toBeVisible()
  }
  portal.prefer.set('listCases', { code: 200, example: 'many' })
  await page.reload()
  await expect(part(page, 'Closed').getByRole('link')).toHaveCount(20)
  await expect(page.getByText(/^20 of \d+$/).first()).toBeVisible()
})

test('a question is closed for good once the customer knows what that means; what is written about it in another tab is not lost, and becomes a new one', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.arriveAs('pass-holder', '/en/messages?case=case-5101')
  await message(page).fill('Encore une chose.')
  const other = await context.newPage()
  await visitorOf(other, portal).goTo('/en/messages?case=case-5101')
  const close = main(other).getByRole('button', { name: 'Close this question' })
  const question = other.getByRole('dialog', { name: 'Close this question?' })
  await close.click()
  await expect(question).toContainText('it cannot be opened again')
  await question.getByRole('button', { name: 'Keep it open' }).click()
  await expect(close).toBeFocused()
  expect(callsTo(portal, 'closeCase')).toEqual([])
  await close.click()
  await question.getByRole('button', { name: 'Close the question' }).click()
  await expect(told(other, 'Your question is closed.')).toBeVisible()
  await expect(other.getByText('nothing more can be added to it')).toBeVisible()
  await expect(heading(other), 'what was pressed is gone').toBeFocused()
  expect(callsTo(portal, 'closeCase').map(({ body, status }) => [body, status])).toEqual([[{ closed: true }, 200]])
  await main(other).getByRole('link', { name: 'Your messages' }).click()
  await expect(part(other, 'Closed').getByRole('link', { name: 'My refund has not arrived' })).toBeVisible()

  await send(page).click()
  await expect(page.getByRole('alert').getByText('This question is closed')).toBeVisible()
  await expect(main(page)).toContainText('What you wrote was not sent:')
  await expect(main(page)).toContainText('Encore une chose.')
  await main(page).getByRole('button', { name: 'Ask it as a new question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ask customer service' })
  await expect(dialog.getByLabel('Your message')).toHaveValue('Encore une chose.')
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(dialog.getByLabel('Your message')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(main(page)).not.toContainText('Encore une chose.')
})

test('by keyboard alone a question is opened, written about and left; it shuts nobody out', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/messages')
  await tabTo(entry(page, 'My refund has not arrived'))
  await page.keyboard.press('Enter')
  await expect(heading(page)).toBeFocused()
  await tabTo(message(page))
  portal.faults.set('addCaseComment', { status: 503 })
  await page.keyboard.type('Merci !')
  await tabTo(send(page))
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('alert')).toContainText('what you typed stays here')
  await expectNoBarrier(page, 'a message that failed')
  portal.faults.clear()
  await tabTo(send(page))
  await page.keyboard.press('Enter')
  await expect(messages(page).last()).toContainText('Merci !')
})
