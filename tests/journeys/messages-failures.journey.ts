import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectMessage, heal, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { holdWrites, pressTwice } from '#tests/support/hold.ts'
import { letPass } from '#tests/support/passing.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'
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

/** What goes wrong in one visit: a session that is over ends it, and silence is told apart by a clock. */
const troubles = someTroubles.filter(({ fault }) => fault.status !== 401 && !fault.hang)
const failing = troubles.filter(({ done }) => !done)
const lost = troubles.filter(({ done }) => done)

/** The ways in which acts go wrong: in the quick form each act and each trouble at least once. */
function wrong<Act extends string>(
  acts: readonly Act[],
  ways: typeof troubles,
): { act: Act; trouble: string; fault: Fault }[] {
  const cells = acts.flatMap((act) => ways.map(({ name, fault }) => ({ act, trouble: name, fault })))
  return chosen(cells, { share: 0.5 })
}

const wrongWrites = wrong(['createCase', 'addCaseComment', 'closeCase'], failing)

test('questions that cannot be read, and a form that cannot be loaded, say so and are there at the next try', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const again = main(page).getByRole('button', { name: 'Try again' })
  const said = main(page).getByRole('heading', { level: 1, name: /could not be shown|cannot reach/ })
  const inForm = dialog(page).getByRole('alert')
  const all = wrong(['listCases', 'getFaqData'], troubles)

  for (const [place, { act, trouble, fault }] of all.filter(({ act }) => act === 'listCases').entries()) {
    portal.faults.set(act, fault)
    if (place === 0) await visitor.arriveAs('pass-holder', '/en/messages')
    else await tryAgain(again, said)
    await expect(said, trouble).toBeVisible()
    await expect(again, trouble).toBeVisible()
  }
  await heal(page, portal)
  await again.click()
  await expect(main(page).getByRole('link', { name: 'My refund has not arrived' })).toBeVisible()

  portal.faults.set('listCinemas', { status: 500 })
  for (const [place, { act, trouble, fault }] of all.filter(({ act }) => act === 'getFaqData').entries()) {
    portal.faults.set(act, fault)
    if (place === 0) await main(page).getByRole('button', { name: 'Ask a question' }).click()
    else await tryAgain(dialog(page).getByRole('button', { name: 'Try again' }), inForm)
    await expect(inForm, trouble).toContainText('The form could not be loaded.')
    await expect(dialog(page).getByRole('link', { name: 'Help and contact' }), trouble).toBeVisible()
  }
  await heal(page, portal, 'getFaqData')
  await dialog(page).getByRole('button', { name: 'Try again' }).click()
  await write(page)
  await expect(dialog(page)).toContainText('Our cinemas cannot be listed at the moment.')
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
})

test('a question that is not taken, stands still or meets a session that is over keeps every word and file, says why, and arrives once at the next try', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await context.clock.install()
  await visitor.arriveAs('pass-holder', askPath)
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf', 200_000))
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
  for (const { trouble, fault } of wrongWrites.filter(({ act }) => act === 'createCase')) {
    portal.faults.set('createCase', fault)
    await fails(trouble)
  }
  portal.faults.clear()
  const refusals = [
    { code: 413, example: 'file-too-big' },
    { code: 413, example: 'together-too-big' },
    { code: 415, example: 'renamed-text' },
    { code: 422, example: 'too-many-attachments' },
    { code: 422, example: 'empty-attachment' },
  ]
  for (const { code, example } of chosen(refusals, { share: 0.5, by: ['code'] })) {
    portal.prefer.set('createCase', { code, example })
    await fails(`${code} ${example}`)
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

  // An upload that stands still for half a minute is given up.
  portal.faults.set('createCase', { hang: true })
  const before = callsTo(portal, 'createCase').length
  // The page's clock goes on with the steps alone: what a slow machine takes until it has looked is no part of the half minute.
  await context.clock.pauseAt(Date.now() + 60_000)
  await sendQuestion(page).click()
  await expect(async () => {
    await context.clock.runFor(50)
    expect(callsTo(portal, 'createCase')).toHaveLength(before + 1)
  }).toPass()
  // The half minute begins with the last sign of life: all of it has left.
  const bar = dialog(page).getByRole('progressbar', { name: 'Sending your files' })
  await expect.poll(() => bar.evaluate(({ value, max }: HTMLProgressElement) => max - value)).toBe(0)
  // In short steps: what a timer brings about is on the page a few steps later.
  const pass = async (seconds: number) => {
    for (let quarter = 0; quarter < 4 * seconds; quarter += 1) await context.clock.runFor(250)
  }
  await pass(29)
  await expect(dialog(page).getByRole('button', { name: 'Stop sending' })).toBeVisible()
  await pass(2)
  await context.clock.resume()
  await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.')
  await expect(words(page)).toHaveValue(written)

  // A session that is over leaves all of it, to be sent after a sign-in in another tab, which need not stay open.
  portal.faults.set('createCase', { status: 401, times: 1 })
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('Sign in again in a new tab')
  await expect(words(page)).toHaveValue(written)
  const other = await context.newPage()
  await visitorOf(other, portal).comeInAs('pass-holder', '/en/messages')
  await other.close()
  await pressTwice(sendQuestion(page))
  await expect(isAsked(page)).toBeVisible()
  expect(cases(portal)).toHaveLength(4)
  expect(arrived(portal).at(-1)?.at(-1)).toEqual(['attachments[]', 'relevé.pdf'])
})

test('a message and a closing that fail say why and lose nothing; one whose answer is lost is made once', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await page.clock.install()
  await visitor.arriveAs('pass-holder', '/en/messages?case=case-4402')
  await message(page).fill('Encore une chose.')
  for (const { trouble: name, fault } of wrongWrites.filter(({ act }) => act === 'addCaseComment')) {
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
    // What is said of it has its time, before anything else is said.
    const said = page.getByRole('status').getByText('Your message is with customer service.')
    await expect(said).toBeVisible()
    // It stays while it is pointed at.
    await page.mouse.move(0, 0)
    await expect(async () => {
      await letPass(page)
      await expect(said).toBeHidden({ timeout: 500 })
    }).toPass()
  }
  expect(cases(portal)[1]?.messages).toHaveLength(40 + lost.length)

  // Left while it is sent, it cannot say so where it stands.
  await message(page).fill('Et puis ceci.')
  portal.faults.set('addCaseComment', { status: 500, times: 1 })
  const fail = await holdWrites(page, '**/comment')
  await send(page).click()
  await expect(message(page), 'what is written meanwhile would be lost').not.toBeEditable()
  await main(page).getByRole('link', { name: 'Your messages' }).click()
  await fail()
  const lostSight = page.getByRole('alert').filter({ hasText: 'What you wrote was not sent.' })
  await expect(lostSight).toContainText('You find it again where you wrote it.')
  await lostSight.getByRole('button', { name: 'Close this message' }).click()
  await page.goBack()
  await expect(message(page)).toHaveValue('Et puis ceci.')
  await message(page).fill('')

  const close = main(page).getByRole('button', { name: 'Close this question' })
  const confirmed = page.getByRole('dialog').getByRole('button', { name: 'Close the question' })
  for (const { trouble: name, fault } of wrongWrites.filter(({ act }) => act === 'closeCase')) {
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
  await expect(page.getByRole('status').getByText('Your question is closed.')).toBeVisible()
  expect(callsTo(portal, 'closeCase').at(-1)?.status).toBe(200)
})

test('a session that runs out while somebody writes is renewed once, and what they wrote is sent once more with its files; one whose answer is lost is looked for before it is sent again, after a reload too', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.comeInAs('pass-holder', askPath)
  await write(page)
  await attach(page, file('relevé.pdf', 'pdf', 1_000_000))
  portal.faults.set('createCase', { status: 401, times: 1 })
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  expect(callsTo(portal, 'createCase').map(({ status }) => status)).toEqual([401, 201])
  expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
  expect(arrived(portal)[0]?.at(-1)).toEqual(['attachments[]', 'relevé.pdf'])
  await message(page).fill('Merci !')
  portal.faults.set('addCaseComment', { status: 401, times: 1 })
  await send(page).click()
  await expect(ownWords(page, 'Merci !')).toHaveCount(1)
  expect(callsTo(portal, 'addCaseComment').map(({ status }) => status)).toEqual([401, 201])

  for (const [place, { name, fault }] of lost.entries()) {
    await visitor.follow(askPath)
    await write(page)
    portal.faults.set('createCase', { ...fault, times: 1 })
    await sendQuestion(page).click()
    await expect(page.getByRole('heading', { level: 1 }), `${name}: it is there, and is shown`).toHaveText(
      'I was charged twice',
    )
    expect(cases(portal), name).toHaveLength(5 + place)
  }

  // Nobody knows: the list cannot be read either, and then the page is loaded anew.
  await visitor.follow(askPath)
  await write(page)
  const before = cases(portal).length
  portal.faults.set('createCase', { cut: true, times: 1 })
  portal.faults.set('listCases', { reset: true })
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.')
  await words(page).focus()
  await sendQuestion(page).click()
  await expect(dialog(page).getByRole('alert').first()).toContainText('We cannot reach the cinema.')
  expect(callsTo(portal, 'createCase').at(-1)?.status).toBe(201)
  portal.faults.clear()
  await page.reload()
  await expect(dialog(page)).toContainText('Your unsent message is back.')
  portal.calls.length = 0
  await sendQuestion(page).click()
  await expect(isAsked(page)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I was charged twice')
  expect(callsTo(portal, 'createCase'), 'it had arrived').toEqual([])
  expect(cases(portal)).toHaveLength(before + 1)
})
