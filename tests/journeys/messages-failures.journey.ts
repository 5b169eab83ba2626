import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectMessage, someTroubles } from '#tests/support/fault-matrix.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'
import {
  arrived,
  askPath,
  attach,
  dialog,
  file,
  isAsked,
  motif,
  sendQuestion,
  words,
  write,
  written,
} from '#tests/support/question-form.ts'
import { spoil } from '#tests/support/voucher-form.ts'

const main = (page: Page) => page.getByRole('main')
const message = (page: Page) => main(page).getByLabel('Your message')
const send = (page: Page) => main(page).getByRole('button', { name: 'Send the message' })
const ownWords = (page: Page, text: string) => main(page).getByRole('listitem').filter({ hasText: text })
const cases = (portal: Portal) => portal.world.customer('pass-holder')?.cases ?? []
const sent = (portal: Portal, operation: string) => portal.calls.filter(({ operationId }) => operationId === operation)

/** What goes wrong in one visit: a session that is over ends it, and silence is told apart by a clock. */
const troubles = someTroubles.filter(({ fault }) => fault.status !== 401 && !fault.hang)
const failing = troubles.filter(({ done }) => !done)
const lost = troubles.filter(({ done }) => done)

test('questions that cannot be read, and a form that cannot be loaded, say so and are there at the next try', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/messages')
  await expect(main(page).getByRole('link', { name: 'My refund has not arrived' })).toBeVisible()
  for (const { name, fault } of troubles) {
    portal.faults.set('listCases', fault)
    await page.reload()
    await expect(main(page).getByRole('heading', { level: 1 }), name).toHaveText(/could not be shown|cannot reach/)
    await expect(main(page).getByRole('button', { name: 'Try again' }), name).toBeVisible()
  }
  portal.faults.clear()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByRole('link', { name: 'My refund has not arrived' })).toBeVisible()

  for (const { name, fault } of troubles) {
    portal.faults.set('getFaqData', fault)
    await visitor.goTo(askPath)
    await expect(dialog(page).getByRole('alert'), name).toContainText('The form could not be loaded.')
    await expect(dialog(page).getByRole('link', { name: 'Help and contact' }), name).toBeVisible()
  }
  portal.faults.set('listCinemas', { status: 500 })
  portal.faults.clear('getFaqData')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await write(page)
  await expect(dialog(page)).toContainText('Our cinemas cannot be listed at the moment.')
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
})

test('a question that is not taken keeps every word and file, says why, and arrives once at the next try', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', askPath)
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf', 2_000_000))
  const fails = async (name: string, why: RegExp = /./) => {
    await sendQuestion(page).click()
    const alert = dialog(page).getByRole('alert').filter({ hasText: 'what you typed stays here' })
    await expect(alert, name).toContainText(why)
    await expect(page.locator(':focus'), name).toContainText('what you typed stays here')
    await expectMessage(page, name)
    await expect(words(page), name).toHaveValue(written)
    await expect(motif(page), name).toHaveValue('charged-twice')
    await expect(dialog(page), name).toContainText('relevé.pdf')
    // The next alert has to be another one.
    await words(page).focus()
  }
  for (const { name, fault } of failing) {
    portal.faults.set('createCase', fault)
    await fails(name)
  }
  portal.faults.clear()
  for (const { code, example, why } of [
    { code: 413, example: 'file-too-big', why: /./ },
    { code: 413, example: 'together-too-big', why: /./ },
    { code: 415, example: 'renamed-text', why: /./ },
    { code: 422, example: 'too-many-attachments', why: /./ },
    { code: 422, example: 'empty-attachment', why: /./ },
  ]) {
    portal.prefer.set('createCase', { code, example })
    await fails(`${code} ${example}`, why)
  }
  portal.prefer.set('createCase', { code: 422, example: 'unknown-theme' })
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('One answer needs a look.')
  portal.prefer.clear()
  await page.route('**/api/accounts/me/case', (route) =>
    route.request().method() === 'POST' ? route.abort('connectionreset') : route.continue(),
  )
  await fails('an upload that is cut', /We cannot reach the cinema/)
  await page.unroute('**/api/accounts/me/case')
  await spoil(page, 2)
  await fails('a check against robots that fails at the end', /The check that you are not a robot did not work/)
  expect(cases(portal)).toHaveLength(3)

  await sendQuestion(page).dblclick()
  await expect(isAsked(page)).toBeVisible()
  expect(cases(portal)).toHaveLength(4)
  expect(arrived(portal).at(-1)?.at(-1)).toEqual(['attachments[]', 'relevé.pdf'])
})

test('a question whose answer is lost is looked for before it is sent again, after a reload too', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', askPath)
  for (const [place, { name, fault }] of lost.entries()) {
    await visitor.goTo(askPath)
    await write(page)
    portal.faults.set('createCase', { ...fault, times: 1 })
    await sendQuestion(page).click()
    await expect(page.getByRole('heading', { level: 1 }), `${name}: it is there, and is shown`).toHaveText(
      'I was charged twice',
    )
    expect(cases(portal), name).toHaveLength(4 + place)
  }

  // Nobody knows: the list cannot be read either, and then the page is loaded anew.
  await visitor.goTo(askPath)
  await write(page)
  const before = cases(portal).length
  portal.faults.set('createCase', { cut: true, times: 1 })
  portal.faults.set('listCases', { reset: true })
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.')
  await words(page).focus()
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.')
  expect(sent(portal, 'createCase').at(-1)?.status).toBe(201)
  portal.faults.clear()
  await page.reload()
  await expect(dialog(page)).toContainText('Your unsent message is back.')
  portal.calls.length = 0
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I was charged twice')
  expect(sent(portal, 'createCase'), 'it had arrived').toEqual([])
  expect(cases(portal)).toHaveLength(before + 1)
})

test('an upload that stands still for half a minute is given up, and nothing is lost', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('pass-holder', askPath)
  await write(page)
  portal.faults.set('createCase', { hang: true })
  await sendQuestion(page).click()
  await expect.poll(() => sent(portal, 'createCase').length).toBe(1)
  await context.clock.runFor('00:29')
  await expect(dialog(page).getByRole('button', { name: 'Stop sending' })).toBeVisible()
  // The last sign of life may have come meanwhile: the half minute begins with it.
  await expect(async () => {
    await context.clock.runFor('00:31')
    await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.', {
      timeout: 1000,
    })
  }).toPass()
  portal.faults.clear()
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(cases(portal)).toHaveLength(4)
})

test('a message and a closing that fail say why and lose nothing; one whose answer is lost is made once', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/messages?case=case-4402')
  await message(page).fill('Encore une chose.')
  for (const { name, fault } of failing) {
    portal.faults.set('addCaseComment', fault)
    await send(page).click()
    await expect(main(page).getByRole('alert'), name).toContainText('what you typed stays here')
    await expectMessage(page, name)
    await expect(message(page), name).toHaveValue('Encore une chose.')
    await message(page).focus()
  }
  portal.faults.clear()
  for (const example of ['closed', 'full']) {
    portal.prefer.set('addCaseComment', { code: 409, example })
    await send(page).click()
    await expect(main(page).getByRole('alert'), example).toContainText('what you typed stays here')
    await message(page).focus()
  }
  portal.prefer.clear()
  for (const { name, fault } of lost) {
    await message(page).fill(`Encore : ${name}.`)
    portal.faults.set('addCaseComment', { ...fault, times: 1 })
    await send(page).click()
    await expect(ownWords(page, `Encore : ${name}.`), name).toHaveCount(1)
    await expect(message(page), name).toHaveValue('')
  }
  expect(cases(portal)[1]?.messages).toHaveLength(40 + lost.length)

  const close = main(page).getByRole('button', { name: 'Close this question' })
  const confirmed = page.getByRole('dialog').getByRole('button', { name: 'Close the question' })
  for (const { name, fault } of failing) {
    portal.faults.set('closeCase', fault)
    await close.click()
    await confirmed.click()
    await expectMessage(page, name)
    await page.getByRole('alert').getByRole('button', { name: 'Close this message' }).click()
    await expect(close, name).toBeVisible()
  }
  portal.faults.set('closeCase', { cut: true, times: 1 })
  await close.click()
  await confirmed.click()
  await expect(page.getByText('nothing more can be added to it')).toBeVisible()
  // What was said before has its time first.
  await expect(page.getByRole('status').getByText('Your question is closed.')).toBeVisible({ timeout: 20_000 })
  expect(sent(portal, 'closeCase').at(-1)?.status).toBe(200)
})

test('a session that runs out while somebody writes is renewed once, and what they wrote is sent once more with its files', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.comeInAs('pass-holder', askPath)
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf', 1_000_000))
  portal.faults.set('createCase', { status: 401, times: 1 })
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(sent(portal, 'createCase').map(({ status }) => status)).toEqual([401, 201])
  expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
  expect(arrived(portal)[0]?.at(-1)).toEqual(['attachments[]', 'relevé.pdf'])
  await message(page).fill('Merci !')
  portal.faults.set('addCaseComment', { status: 401, times: 1 })
  await send(page).click()
  await expect(ownWords(page, 'Merci !')).toHaveCount(1)
  expect(sent(portal, 'addCaseComment').map(({ status }) => status)).toEqual([401, 201])
})

test('a session that is over leaves what was written, which is sent after a sign-in in another tab', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.arriveAs('pass-holder', askPath)
  await write(page)
  portal.faults.set('createCase', { status: 401, times: 1 })
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('Sign in again in a new tab')
  await expect(words(page)).toHaveValue(written)
  const other = await context.newPage()
  await visitorOf(other, portal).comeInAs('pass-holder', '/en/messages')
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(cases(portal)).toHaveLength(4)
})
