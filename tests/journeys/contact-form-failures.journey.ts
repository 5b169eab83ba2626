import type { Portal } from '#scripts/portal.ts'
import {
  accepted,
  another,
  arrived,
  expectWritten,
  field,
  form,
  isSent,
  message,
  send,
  type Writing,
  write,
} from '#tests/support/contact-form.ts'
import { expectMessage, impatience, someTroubles } from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { hold } from '#tests/support/hold.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { spoil } from '#tests/support/voucher-form.ts'

const somebody: Writing = { 'First name': 'Karim', 'Last name': 'Haddad', 'E-mail address': 'karim@haddad.example' }
const party: Writing = {
  'What is it about?': 'A birthday party',
  'Number of children': '9',
  Film: 'Les Cerfs-volants de Malo',
  'Your message': 'A cake, please.',
}

/** How often the page tried to send a message. */
function proofs(portal: Portal): number {
  return new Set(arrived(portal).map(({ headers }) => headers['x-captcha-challenge'])).size
}

test('a message that cannot be sent is kept, whatever went wrong, and sent once when the customer sends it again', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  await visitor.goTo('/en/contact')
  await write(page, { ...somebody, ...party })
  for (const { name, fault, done } of someTroubles) {
    portal.calls.length = 0
    portal.faults.set('sendContactMessage', fault)
    await beImpatient(fault.hang === true)
    await send(page).click()
    await expectMessage(page, name)
    await expect(page.locator(':focus'), name).toContainText('what you typed stays here')
    await expectWritten(page, { ...somebody, ...party })
    // Whoever may have been heard is not asked to send it again without knowing.
    const mayHaveArrived = done || fault.hang || fault.reset
    const doubt = form(page).getByText('We cannot tell whether this has arrived.')
    await expect(doubt, name).toHaveCount(mayHaveArrived ? 1 : 0)
    // A browser repeats by itself what a connection that it had before refused: with the same proof, which is taken once.
    expect(proofs(portal), name).toBe(1)
    const first = arrived(portal)[0]?.fields

    portal.faults.clear()
    await beImpatient(false)
    // After a refusal the next trouble is another try as well.
    if (!mayHaveArrived && !isLong) continue
    await send(page).click()
    await expect(isSent(page), name).toBeVisible()
    expect(proofs(portal), name).toBe(2)
    expect(accepted(portal).at(-1), name).toEqual(first)
    expect(accepted(portal), name).toHaveLength(done ? 2 : 1)
    await another(page).click()
    await write(page, party)
  }
})

test('answers that the server refuses are named where they stand, a proof that fails keeps the message, and many presses send one', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/contact')
  await write(page, { ...somebody, ...party })
  portal.prefer.set('sendContactMessage', { example: 'several-fields' })
  await send(page).click()
  await expect(form(page).getByRole('alert').first()).toContainText('Cette valeur n’est pas possible.')
  await expect(message(page)).toHaveAccessibleDescription(/Cette réponse est nécessaire/)
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/la forme attendue/)
  await expectWritten(page, { ...somebody, ...party })
  portal.prefer.clear()
  await message(page).fill('A cake, please!')
  await field(page, 'Phone').fill('06 39 98 12 40')
  await field(page, 'Cinema').selectOption('')
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(accepted(portal)).toHaveLength(1)

  // The server refuses two proofs, then no challenge is to be had.
  await another(page).click()
  await write(page, party)
  portal.calls.length = 0
  await spoil(page, 2)
  for (const prepare of [() => {}, () => portal.faults.set('captcha.challenge', { status: 503 })]) {
    prepare()
    await send(page).click()
    await expect(form(page).getByRole('alert')).toContainText('The check that you are not a robot did not work.')
    await expect(page.locator(':focus')).toContainText('what you typed stays here')
    await expectWritten(page, { ...somebody, ...party })
    expect(accepted(portal)).toEqual([])
  }
  portal.faults.clear()
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(arrived(portal).map(({ status }) => status)).toEqual([403, 403, 201])

  await another(page).click()
  await write(page, party)
  portal.calls.length = 0
  const letGo = await hold(page, '**/api/contact')
  await send(page).dblclick()
  await field(page, 'First name').press('Enter')
  await field(page, 'First name').press('Enter')
  await expect(send(page)).toHaveAttribute('aria-busy', 'true')
  await letGo()
  await expect(isSent(page)).toBeVisible()
  expect(arrived(portal)).toHaveLength(1)
})

test('whoever leaves while a message is sent learns what came of it, and is not asked to send it twice unawares', async ({
  visitor,
  page,
  portal,
}) => {
  const endings = [
    { fault: { status: 503 }, says: 'What you wrote was not sent.' },
    { fault: { cut: true }, says: 'We cannot tell whether what you wrote has arrived.' },
  ]
  await visitor.goTo('/en/contact')
  await write(page, { ...somebody, ...party })
  for (const { fault, says } of endings) {
    portal.faults.set('sendContactMessage', { ...fault, times: 1 })
    const fail = await hold(page, '**/api/contact')
    await send(page).click()
    await visitor.walkTo('/en/offers')
    await fail()
    const told = page.getByRole('alert').filter({ hasText: says })
    await expect(told).toContainText('You find it again where you wrote it.')
    await told.getByRole('button', { name: 'Close this message' }).click()
    await page.goBack()
    await expectWritten(page, { ...somebody, ...party })
  }
  await expect(form(page)).toContainText('if you send it again, we may have it twice')
  await page.reload()
  await expect(form(page)).toContainText('if you send it again, we may have it twice')

  const arrive = await hold(page, '**/api/contact')
  await send(page).click()
  await visitor.walkTo('/en/offers')
  await arrive()
  await expect(
    page.getByRole('status').getByText('We have your message. Our answer will come by e-mail.'),
  ).toBeVisible()
  await page.goBack()
  await expect(message(page)).toHaveValue('')
  expect(accepted(portal)).toHaveLength(2)
})

test('a session that runs out while a customer writes is renewed once, and the message sent once more', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.comeInAs('pass-holder', '/en/messages')
  await visitor.goTo('/en/contact?type=birthday')
  await expect(field(page, 'First name')).toHaveValue('Margaux')
  await write(page, party)
  portal.faults.set('sendContactMessage', { status: 401, times: 1 })
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(arrived(portal).map(({ status }) => status)).toEqual([401, 201])
  expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
  expect(accepted(portal)).toHaveLength(1)
})
