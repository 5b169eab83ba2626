import { answersEn } from '#scripts/mock-api/seed/faq-en.ts'
import { addDays, dayAt } from '#src/app/clock/calendar.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { mainMenu } from '#tests/support/chrome.ts'
import {
  about,
  accepted,
  another,
  arrived,
  expectWritten,
  field,
  form,
  isBegun,
  isSent,
  message,
  send,
  type Writing,
  write,
} from '#tests/support/contact-form.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { watched } from '#tests/support/voucher-form.ts'

const day = addDays(dayAt(new Date(), 'Europe/Paris'), 20)

const somebody: Writing = {
  'First name': 'Hélène',
  'Last name': 'Quintard',
  'E-mail address': 'direction@ecole-des-cascades.example',
  Phone: '01 99 00 64 20',
}
const somebodySent = {
  firstname: 'Hélène',
  lastname: 'Quintard',
  email: 'direction@ecole-des-cascades.example',
  phone: '01 99 00 64 20',
}
const visit: Writing = { Cinema: 'Kinora Belleville', Film: 'L’Orchestre de poche', Day: day, Time: '09:30' }
const visitSent = { cinema: 'fr-belleville', movie: 'L’Orchestre de poche', date: day, desiredTime: '09:30' }

/** What each message can say, and as what it arrives. */
const messages: readonly { name: string; type: string; asks: string; details: Writing; sent: object }[] = [
  {
    name: 'A question or a remark',
    type: 'general',
    asks: 'the cinema',
    details: { Cinema: 'Kinora Canal' },
    sent: { cinema: 'fr-canal' },
  },
  {
    name: 'Something lost',
    type: 'lost-property',
    asks: 'the cinema',
    details: { Cinema: 'Kinora Canal' },
    sent: { cinema: 'fr-canal' },
  },
  {
    name: 'Access to the cinema or a film',
    type: 'accessibility',
    asks: 'the cinema',
    details: { Cinema: 'Kinora Canal' },
    sent: { cinema: 'fr-canal' },
  },
  { name: 'Tickets for a group', type: 'group', asks: 'the visit', details: visit, sent: visitSent },
  {
    name: 'A school visit',
    type: 'school',
    asks: 'the visit and the pupils',
    details: { 'Name of the school': 'École des Cascades', 'Number of pupils': '52', ...visit },
    sent: { schoolName: 'École des Cascades', studentsNumber: '52', ...visitSent },
  },
  {
    name: 'A birthday party',
    type: 'birthday',
    asks: 'the visit and the children',
    details: { 'Number of children': '9', ...visit },
    sent: { childrenCount: '9', ...visitSent },
  },
  { name: 'A private screening', type: 'private-screening', asks: 'the visit', details: visit, sent: visitSent },
  { name: 'A business event', type: 'business', asks: 'the visit', details: visit, sent: visitSent },
  {
    name: 'The press',
    type: 'press',
    asks: 'the film',
    details: { Film: 'Vertige du mardi' },
    sent: { movie: 'Vertige du mardi' },
  },
]

test('a visitor writes about an answer that did not help, which is named at the beginning, or about anything; each field arrives by its name, and nothing else is asked of the server', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const seen = watched(page)
  await visitor.goTo('/en/contact?about=cancel-a-booking')
  await expect(send(page)).toBeVisible()
  expect(seen.solvers, 'before the form is touched').toBe(0)
  const line = `About your answer “${answersEn['cancel-a-booking'].title}”:`
  await expect(message(page)).toHaveValue(`${line}\n\n`)
  await expect(isBegun(page)).toBeFocused()
  await expect(form(page)).toBeInViewport()
  // The cinemas stand under their cities.
  const cinemas = field(page, 'Cinema')
  await expect(cinemas.locator('optgroup[label=Paris] > option').first()).toHaveText(/^Kinora /)
  const cities = await cinemas.locator('optgroup').evaluateAll((all) => all.map((one) => one.getAttribute('label')))
  expect(cities).toEqual([...cities].sort((one, other) => String(one).localeCompare(String(other))))

  await write(page, somebody)
  await send(page).click()
  await expect(message(page)).toHaveAccessibleDescription(/Write below this line/)
  await message(page).press('Control+End')
  await message(page).pressSequentially('I still do not know.')
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(accepted(portal)).toEqual([
    { type: 'general', description: `${line}\r\n\r\nI still do not know.`, ...somebodySent },
  ])
  await another(page).click()
  await expect(message(page)).toHaveValue('')

  const some = chosen(messages, { share: 0.5, by: ['asks'] })
  for (const { name, type, details, sent } of some) {
    await about(page).selectOption({ label: name })
    await write(page, { ...details, 'Your message': `About ${type}.\nThank you <b>very</b> much, “all”.` })
    // What it is about, the message and the sender, and nothing that does not belong to it.
    const asked = form(page).locator('input, select, textarea')
    await expect(asked, type).toHaveCount(6 + Object.keys(details).length)
    await send(page).click()
    await expect(isSent(page)).toBeVisible()
    await expect(form(page).getByText('Our answer will come to direction@ecole-des-cascades.example.')).toBeVisible()
    await expect(page.locator(':focus')).toContainText('We have your message')
    expect(accepted(portal).at(-1)).toEqual({
      type,
      description: `About ${type}.\r\nThank you <b>very</b> much, “all”.`,
      ...somebodySent,
      ...sent,
    })
    await another(page).click()
    await expect(isBegun(page)).toBeFocused()
    await expect(message(page)).toHaveValue('')
    await expectWritten(page, somebody)
  }
  expect(arrived(portal)).toHaveLength(1 + some.length)
  expect(arrived(portal).every(({ headers }) => headers.authorization === undefined)).toBe(true)
  expect(portal.calls.filter(({ path, status }) => path.startsWith('/api/accounts') || status === 401)).toEqual([])
})

test('what is not sent yet survives a reload, and can be done away with; what is left empty is not sent, the cinema least of all, and what was typed for something else neither', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/contact?type=school')
  await expect(about(page).getByRole('option', { selected: true })).toHaveText('A school visit')
  await expect(isBegun(page)).toBeFocused()
  await expect(form(page).getByRole('heading', { name: 'Write to us' })).toBeInViewport()
  const school: Writing = { 'Name of the school': 'De Regenboog', 'Number of pupils': 'about fifty', ...visit }
  await write(page, school)
  await about(page).selectOption({ label: 'A birthday party' })
  await expect(field(page, 'Name of the school')).toHaveCount(0)
  await expectWritten(page, visit)
  await field(page, 'Number of children').fill('9')
  await about(page).selectOption({ label: 'A school visit' })
  await expectWritten(page, school)

  const writing: Writing = { ...school, ...somebody, 'Your message': 'A film,\nplease.' }
  await write(page, writing)
  await page.reload()
  await expect(form(page).getByText('Your unsent message is back.')).toBeVisible()
  await expectWritten(page, { ...writing, 'What is it about?': 'A school visit' })
  await mainMenu(page).getByRole('link', { name: 'Offers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Offers' })).toBeVisible()
  await page.goBack()
  await expectWritten(page, writing)

  await about(page).selectOption({ label: 'A question or a remark' })
  await field(page, 'Cinema').selectOption({ label: 'No cinema in particular' })
  await write(page, { 'Last name': '', Phone: ' ', 'First name': 'ليلى', 'E-mail address': 'l@k.example' })
  await message(page).fill('  When do you open?  ')
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(accepted(portal)).toEqual([
    { type: 'general', description: 'When do you open?', firstname: 'ليلى', email: 'l@k.example' },
  ])
  await page.reload()
  await expect(message(page)).toHaveValue('')
  await expect(form(page).getByText('Your unsent message is back.')).toHaveCount(0)

  await message(page).fill('Another thing')
  await page.reload()
  await form(page).getByRole('button', { name: 'Start over' }).click()
  await expect(message(page)).toHaveValue('')
  await expect(isBegun(page)).toBeFocused()
  await page.reload()
  await expect(message(page)).toHaveValue('')
  expect(arrived(portal)).toHaveLength(1)
})

test('a customer finds their name, address and phone there, may change them, and is known by the server', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('family-nl', '/en/contact?type=birthday', 'nl')
  await expect(field(page, 'First name')).toHaveValue('Sanne')
  await expect(field(page, 'Last name')).toHaveValue('van der Velden')
  await expect(field(page, 'E-mail address')).toHaveValue('family-nl@kinora.example')
  await expect(field(page, 'Phone')).not.toHaveValue('')
  const phone = await field(page, 'Phone').inputValue()
  await write(page, { 'E-mail address': 'party@velden.example', 'Number of children': '9', Cinema: 'Kinora aan ’t IJ' })
  await message(page).fill('A cake, please.')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(/\/nl\/contact/)
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await expectWritten(page, { 'Your message': 'A cake, please.', Cinema: 'Kinora aan ’t IJ', 'First name': 'Sanne' })
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(accepted(portal)).toEqual([
    {
      type: 'birthday',
      description: 'A cake, please.',
      childrenCount: '9',
      cinema: 'nl-ij',
      firstname: 'Sanne',
      lastname: 'van der Velden',
      email: 'party@velden.example',
      phone,
    },
  ])
  expect(arrived(portal)[0]?.headers.authorization).toMatch(/^Bearer /)
})

test('what is missing or cannot be is named before anything is sent; by keyboard alone, another message is written, and nobody is shut out', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.goTo('/en/contact?type=school')
  await write(page, { Day: '2026-01-01', Phone: 'ask my mother', 'E-mail address': 'h@', 'Number of pupils': 'fifty' })
  // What is said about the last answer must not push the button away from under the pointer.
  await send(page).click()
  const summary = form(page).getByRole('alert')
  await expect(summary).toContainText('7 answers need a look.')
  await expect(page.locator(':focus')).toContainText('7 answers need a look.')
  await expect(field(page, 'Number of pupils')).toHaveAccessibleDescription(/Write the number in digits/)
  await expect(field(page, 'Name of the school')).toHaveAccessibleDescription(/nothing here yet/)
  await expect(field(page, 'Day')).toHaveAccessibleDescription(/This day is over/)
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/5 to 30 digits/)
  await expect(field(page, 'E-mail address')).toHaveAccessibleDescription(/looks like name@example\.com/)
  await expect(message(page)).toHaveAccessibleDescription(/Write your message here/)
  await summary.getByRole('link', { name: 'First name' }).click()
  await expect(field(page, 'First name')).toBeFocused()

  // A day that is filled in by half is not an empty one.
  await field(page, 'Day').fill('')
  await field(page, 'Day').press('1')
  await field(page, 'Time').press('1')
  await field(page, 'Film').focus()
  await expect(field(page, 'Day')).toHaveAccessibleDescription(/Write the whole date/)
  await expect(field(page, 'Time')).toHaveAccessibleDescription(/Write the whole time/)

  await about(page).selectOption({ label: 'A question or a remark' })
  await write(page, { ...somebody, 'Your message': 'x'.repeat(4001) })
  await send(page).click()
  await expect(summary).toContainText('One answer needs a look.')
  await expect(message(page)).toHaveAccessibleDescription(/keep it to 4.000 characters/)
  expect(arrived(portal)).toEqual([])
  await message(page).fill('It fits.')
  await send(page).click()
  await expect(isSent(page)).toBeVisible()

  await tabTo(another(page))
  await page.keyboard.press('Enter')
  await tabTo(about(page))
  await page.keyboard.type('A school')
  await tabTo(send(page))
  await page.keyboard.press('Enter')
  await expect(summary).toContainText('3 answers need a look.')
  // The sweep of all screens sends the form empty, too.
  if (isLong) await expectNoBarrier(page, 'a school with answers missing')
  const typed: Writing = {
    'Name of the school': 'De Regenboog',
    'Number of pupils': '52',
    'Your message': 'Hello',
    'First name': 'Karim',
  }
  for (const [label, text] of Object.entries(typed)) {
    await tabTo(field(page, label))
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(isSent(page)).toBeVisible()
  await expectNoBarrier(page, 'the receipt')
  expect(accepted(portal)).toHaveLength(2)
  expect(accepted(portal).at(-1)).toMatchObject({
    schoolName: 'De Regenboog',
    description: 'Hello',
    firstname: 'Karim',
  })
  await tabTo(another(page))
  await page.keyboard.press('Enter')
  await expect(message(page)).toHaveValue('')
})

test('neither cinemas nor an account that cannot be read keep anybody from writing', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('listCinemas', { status: 500 })
  portal.faults.set('getAccount', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/contact?type=group')
  await expect(form(page).getByText('Our cinemas cannot be listed at the moment.')).toBeVisible()
  await write(page, { ...somebody, 'Your message': 'We will be 24.' })
  await send(page).click()
  await expect(isSent(page)).toBeVisible()
  expect(accepted(portal)).toEqual([{ type: 'group', description: 'We will be 24.', ...somebodySent }])
})
