import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { comeBack, comeBackTo } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { holdWrites, pressAtOnce, pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { letPass } from '#tests/support/passing.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const entry = (page: Page, name: string, words: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: words })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const sheet = (page: Page) => page.getByRole('dialog')
const address = (page: Page) => sheet(page).getByLabel('Their e-mail address')
const invite = (page: Page) => sheet(page).getByRole('button', { name: 'Send the invitation' })
/** What was asked, but for the footer, which comes when the browser has nothing better to do. */
const asked = (portal: Portal) =>
  portal.calls.map(({ operationId }) => operationId).filter((operation) => operation !== 'getFooter')

/** The customer is told something. What passes by itself has had its time then. */
async function isTold(page: Page, words: string, role: 'status' | 'alert' = 'status'): Promise<void> {
  await expect(page.getByRole(role).getByText(words)).toBeVisible()
  if (role === 'status') await letPass(page)
}

test.beforeEach(({ page }) => page.clock.install())

type Elsewhere = { who: PersonaId; method: 'POST' | 'DELETE'; body: object }

/** Somebody else does something meanwhile. */
async function elsewhere(page: Page, portal: Portal, { who, method, body }: Elsewhere): Promise<void> {
  const authorization = `Bearer ${await portal.tokenFor('fr', who)}`
  const status = await page.evaluate(
    async ([headers, init]) => (await fetch('/api/accounts/me/friends', { ...init, headers })).status,
    [
      { authorization, 'content-type': 'application/json' },
      { method, body: JSON.stringify(body) },
    ] as const,
  )
  expect(status).toBe(200)
}

const faults: Fault[] = [{ status: 403 }, { status: 503 }, { status: 502, html: true }]

test('by keyboard alone, somebody is accepted, another invited, and a third removed; who asked is declined, who was asked taken back; all is read anew, and the focus stays on the list', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/friends')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'They asked you',
    'Friends',
    'You asked them',
  ])
  await expect(page.getByText('3 friends')).toBeVisible()
  await expect(part(page, 'They asked you').getByRole('listitem')).toContainText(['Jules Perrin', 'Anne-Sophie'])

  portal.calls.length = 0
  const letGo = await holdWrites(page, '**/api/accounts/me/friends')
  await tabTo(page.getByRole('button', { name: 'Accept Jules Perrin' }))
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Decline Jules Perrin' }).press('Enter')
  await letGo()
  await isTold(page, 'You and Jules Perrin are friends now.')
  await expect(entry(page, 'Friends', 'Jules Perrin')).toContainText(/Friends since \d+ [A-Z]/)
  await expect(entry(page, 'They asked you', 'Anne-Sophie'), 'who comes next has the focus').toBeFocused()
  // Links that the focus comes by are read in advance.
  const ofFriends = asked(portal).filter((operation) => operation?.includes('Friend'))
  expect(ofFriends).toEqual(['acceptFriend', 'listFriends'])

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Invite a friend' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(sheet(page).getByRole('heading', { name: 'Invite a friend' })).toBeFocused()
  await tabTo(address(page))
  await page.keyboard.type('camille.brunet@kinora.example')
  await page.keyboard.press('Enter')
  await isTold(page, 'We asked Camille Brunet.')
  await expect(entry(page, 'You asked them', 'Camille Brunet')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite a friend' })).toBeFocused()

  await tabTo(page.getByRole('button', { name: 'Remove Nadia Ferrand' }))
  await page.keyboard.press('Enter')
  await tabTo(sheet(page).getByRole('button', { name: 'Remove' }))
  await page.keyboard.press('Enter')
  await isTold(page, 'Nadia Ferrand is no longer on your list.')
  await expect(entry(page, 'Friends', 'Théo Lemoine-Castaing')).toBeFocused()

  const answer = (name: RegExp) => entry(page, 'They asked you', 'Anne-Sophie').getByRole('button', { name })
  await pressAtOnce(answer(/^Decline/), answer(/^Accept/))
  await isTold(page, 'You declined the invitation from Anne-Sophie')
  await expect(part(page, 'They asked you')).toHaveCount(0)
  expect(callsTo(portal, 'acceptFriend'), 'two answers at once: the first counts').toHaveLength(1)
  await expect(entry(page, 'Friends', 'Jules Perrin')).toBeFocused()

  const before = asked(portal).length
  await press(page, 'Take back Maud Kerguelen')
  await isTold(page, 'Your invitation to Maud Kerguelen is taken back.')
  await expect(part(page, 'You asked them').getByRole('listitem')).toHaveCount(2)
  expect(asked(portal).slice(before)).toEqual(['removeFriend', 'listFriends'])
  await expect(entry(page, 'You asked them', 'ليلى')).toBeFocused()

  await press(page, 'Remove Théo Lemoine-Castaing')
  await expect(sheet(page)).toContainText('theo.lemoine@kinora.example')
  await expect(sheet(page)).toContainText('We do not tell them.')
  await sheet(page).getByRole('button', { name: 'Keep' }).click()
  await expect(page.getByRole('button', { name: 'Remove Théo Lemoine-Castaing' })).toBeFocused()
  await press(page, 'Remove Théo Lemoine-Castaing')
  await pressTwice(sheet(page).getByRole('button', { name: 'Remove' }))
  await isTold(page, 'Théo Lemoine-Castaing is no longer on your list.')
  await expect(sheet(page)).toHaveCount(0)
  await expect(entry(page, 'Friends', 'Théo')).toHaveCount(0)
  await expect(entry(page, 'You asked them', 'Camille Brunet')).toBeFocused()
  expect(callsTo(portal, 'removeFriend').map(({ status }) => status)).toEqual([200, 200, 200, 200])

  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('There is no pass-holder.')
  const pending = customer.friends.filter(({ status }) => status === 'pending')
  portal.world.commit({ ...customer, friends: pending.slice(0, 1) })
  await comeBackTo(part(page, 'You asked them'), part(page, 'Friends'))
  await page.getByRole('button', { name: /^Take back/ }).click()
  await expect(page.getByText('The seat beside you is still free.')).toBeVisible()
  await expect(heading(page), 'nobody is left').toBeFocused()
  await press(page, 'Invite a friend')
  await expect(address(page)).toBeVisible()
})

test('an invitation is told by the name that it was answered with, and one that crossed another makes friends', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('empty', '/en/friends?dialog=invite')
  await address(page).fill('Pieter.vandenBerg@kinora.example')
  portal.calls.length = 0
  await pressTwice(invite(page))
  await isTold(page, 'We asked Pieter-Jan van den Berg. You are friends as soon as they accept.')
  await expect(page).toHaveURL(/\/en\/friends$/)
  await expect(heading(page), 'what opened the dialog is gone').toBeFocused()
  await expect(entry(page, 'You asked them', 'Pieter-Jan van den Berg')).toBeVisible()
  expect(asked(portal)).toEqual(['inviteFriend', 'listFriends'])

  // Somebody who has told no name is called by the address.
  await press(page, 'Invite a friend')
  await address(page).fill('newcomer@kinora.example')
  await address(page).press('Enter')
  await isTold(page, 'We asked newcomer@kinora.example.')
  await expect(page.getByRole('button', { name: 'Invite a friend' })).toBeFocused()
  await expect(entry(page, 'You asked them', 'Somebody without a name')).toBeVisible()

  await elsewhere(page, portal, { who: 'staff', method: 'POST', body: { mail: 'empty@kinora.example' } })
  await press(page, 'Invite a friend')
  await address(page).fill('Staff@kinora.example')
  await invite(page).click()
  await isTold(page, 'had invited you already: you are friends now.')
  await expect(part(page, 'Friends').getByRole('listitem')).toHaveCount(1)

  // The list cannot be read just then: what is said is true all the same.
  await press(page, 'Invite a friend')
  await address(page).fill('camille.brunet@kinora.example')
  portal.faults.set('listFriends', { status: 500 })
  await invite(page).click()
  await isTold(page, 'Your invitation to Camille Brunet has arrived. Load this page again')
  await expect(part(page, 'Friends').getByRole('listitem')).toHaveCount(1)
})

test('an address that is refused is said why, in the form, with what was typed; what fails keeps it as well, by the server’s words or ours; one that is lost is found on the list', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/friends?dialog=invite')
  for (const [typed, words] of [
    ['', /There is nothing here yet/],
    ['camille', /The address is not complete/],
    ['Pass-Holder@kinora.example', /This is your own address/],
    ['nobody@kinora.example', /Nobody has an account with this address/],
    ['nadia.ferrand@kinora.example', /You are friends already/],
    ['maud.kerguelen@kinora.example', /You have invited this person already/],
  ] as const) {
    await address(page).fill(typed)
    await invite(page).click()
    await expect(address(page)).toHaveAccessibleDescription(words)
    await expect(address(page)).toHaveValue(typed)
  }
  await sheet(page).getByRole('button', { name: 'Close' }).click()
  await press(page, 'Go on writing')
  await expect(address(page)).toHaveValue('maud.kerguelen@kinora.example')

  await address(page).fill('camille.brunet@kinora.example')
  for (const fault of faults) {
    portal.faults.set('inviteFriend', fault)
    await invite(page).click()
    await expect(sheet(page).getByRole('alert'), JSON.stringify(fault)).toContainText('what you typed stays here')
    await expect(address(page)).toHaveValue('camille.brunet@kinora.example')
    if (fault.html) await expect(sheet(page)).toContainText('We could not send your invitation.')
    if (fault.status === 503) await expect(sheet(page)).toContainText('We are doing some maintenance.')
  }
  portal.faults.set('inviteFriend', { cut: true, times: 1 })
  await invite(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('We cannot reach the cinema')
  await invite(page).click()
  await expect(address(page)).toHaveAccessibleDescription(/You have invited this person already/)
  await sheet(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(entry(page, 'You asked them', 'Camille Brunet')).toBeVisible()
})

test('an answer, a taking back and a removal that fail change nothing and say so where it happened', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/friends')
  const buttons = [
    { operation: 'acceptFriend', button: 'Accept Jules Perrin', ours: 'We could not accept the invitation from Jules' },
    { operation: 'removeFriend', button: 'Decline Jules Perrin', ours: 'We could not decline the invitation from' },
    { operation: 'removeFriend', button: 'Take back Maud Kerguelen', ours: 'We could not take back your invitation' },
  ]
  const cells = buttons.flatMap((row) => faults.map((fault) => ({ ...row, status: fault.status, fault })))
  const some = chosen(cells, { share: 0.5, by: ['button', 'status'] })
  for (const { operation, button, ours, fault } of cells.filter((cell) => cell.fault.html || some.includes(cell))) {
    portal.faults.set(operation, fault)
    await press(page, button)
    const alert = page.getByRole('alert')
    await expect(alert, `${button}, ${JSON.stringify(fault)}`).toContainText(fault.html ? ours : /\w+ \w+/)
    await alert.getByRole('button', { name: 'Close this message' }).click()
    await expect(alert).toHaveCount(0)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
  }
  portal.faults.clear()

  await press(page, 'Remove Nadia Ferrand')
  for (const fault of faults) {
    portal.faults.set('removeFriend', fault)
    await sheet(page).getByRole('button', { name: 'Remove' }).click()
    await expect(sheet(page).getByRole('alert'), JSON.stringify(fault)).toContainText(/\w+ \w+/)
    await expect(sheet(page)).toContainText('Nadia Ferrand')
  }
  portal.faults.set('removeFriend', { cut: true, times: 1 })
  await sheet(page).getByRole('button', { name: 'Remove' }).click()
  await expect(sheet(page).getByRole('alert')).toContainText('We cannot reach the cinema')
  await sheet(page).getByRole('button', { name: 'Keep' }).click()
  await expect(entry(page, 'Friends', 'Nadia Ferrand'), 'it had been done').toHaveCount(0)
})

test('two tabs and the other people: what is no longer so is said, and the list is right from then on', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/friends')
  const other = await context.newPage()
  await visitorOf(other, portal).goTo('/en/friends')
  await expect(entry(other, 'You asked them', 'Maud Kerguelen')).toBeVisible()

  await press(page, 'Take back Maud Kerguelen')
  await press(page, 'Accept Jules Perrin')
  await expect(entry(page, 'Friends', 'Jules Perrin')).toBeVisible()
  await press(other, 'Take back Maud Kerguelen')
  await expect(other.getByRole('alert')).toContainText('This person is no longer on your list.')
  await press(other, 'Close this message')
  await expect(entry(other, 'You asked them', 'Maud Kerguelen')).toHaveCount(0)
  await expect(entry(other, 'Friends', 'Jules Perrin')).toBeVisible()

  await press(page, 'Remove Jules Perrin')
  await press(other, 'Remove Jules Perrin')
  await sheet(page).getByRole('button', { name: 'Remove' }).click()
  await expect(entry(page, 'Friends', 'Jules Perrin')).toHaveCount(0)
  await sheet(other).getByRole('button', { name: 'Remove' }).click()
  await expect(sheet(other).getByRole('alert')).toContainText('This person is no longer on your list.')
  await sheet(other).getByRole('button', { name: 'Keep' }).click()
  await expect(entry(other, 'Friends', 'Jules Perrin')).toHaveCount(0)

  await elsewhere(page, portal, { who: 'leaving', method: 'DELETE', body: { id: 'friend-04' } })
  await page.getByRole('button', { name: /^Accept Anne-Sophie/ }).click()
  await isTold(page, 'This invitation is gone. It may have been taken back.', 'alert')
  await expect(part(page, 'They asked you')).toHaveCount(0)

  await elsewhere(page, portal, { who: 'empty', method: 'POST', body: { mail: 'pass-holder@kinora.example' } })
  await comeBack(other)
  await expect(part(other, 'They asked you').getByRole('listitem'), 'seen on coming back').toHaveCount(1)
})

test('somebody with sixty finds one of them on a phone, and has no room for another', async ({
  visitor,
  page,
  portal,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visitor.arriveAs('leaving', '/en/friends')
  const friends = part(page, 'Friends').getByRole('listitem')
  await expect(friends).toHaveCount(20)
  await press(page, 'Show more')
  await press(page, 'Show more')
  await expect(friends).toHaveCount(59)
  const search = page.getByRole('searchbox', { name: 'Find by name' })
  await search.fill('cle gar')
  await expect(friends).toHaveText([/Clémence Garnier/])
  await expect(page.getByRole('status').getByText('1 of 59 friends')).toBeVisible()
  await search.fill('nobody at all')
  await expect(page.getByRole('status').getByText('No friend has this name.')).toBeVisible()
  await press(page, 'Clear the search')
  await expect(search).toBeFocused()
  await expect(friends).toHaveCount(59)

  await press(page, 'Invite a friend')
  await address(page).fill('camille.brunet@kinora.example')
  await invite(page).click()
  await expect(sheet(page).getByRole('alert')).toContainText('You have 60 friends and invitations. Remove somebody')
  await expect(address(page)).toHaveValue('camille.brunet@kinora.example')
  await sheet(page).getByRole('button', { name: 'Cancel' }).click()

  await elsewhere(page, portal, { who: 'empty', method: 'POST', body: { mail: 'leaving@kinora.example' } })
  const accept = page.getByRole('main').getByRole('button', { name: /^Accept/ })
  await comeBackTo(accept)
  await accept.click()
  await expect(page.getByRole('alert')).toContainText('You have 60 friends and invitations. Remove somebody')
  const buttons = await page
    .getByRole('main')
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => ({ name: button.textContent, height: button.getBoundingClientRect().height })),
    )
  for (const { name, height } of buttons) expect(height, name).toBeGreaterThanOrEqual(44)
})

test.describe('far from the cinema', () => {
  test.use({ timezoneId: 'America/Los_Angeles' })

  test('unusual names, days and words of the wire are shown as far as they are known', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.prefer.set('listFriends', { code: 200, example: 'unusual-names' })
    await visitor.arriveAs('pass-holder', '/en/friends')
    await expect(part(page, 'Friends').getByRole('listitem')).toContainText([
      /Marie-Antoinette.+Friends since 31 January/,
      /Ô É.*Friends for a long time/,
      /Séan.+Friends since 29 February 2024/,
      /Zoé 🎬.*Friends since/,
    ])
    await expect(page.getByRole('searchbox'), 'four are not worth a search').toHaveCount(0)
    for (const [example, part_, words, gone] of [
      ['only-received', 'They asked you', /Accept/, 'Friends'],
      ['only-pending', 'You asked them', /Take back/, 'They asked you'],
      ['unknown-status', 'Others', /Maud Kerguelen.*Since 4 October.*Remove/, 'You asked them'],
    ] as const) {
      portal.prefer.set('listFriends', { code: 200, example })
      await comeBackTo(part(page, part_), part(page, gone))
      await expect(part(page, part_).getByRole('listitem').first(), example).toContainText(words)
      await expect(page.getByRole('main')).not.toContainText(/null|undefined|Invalid/)
    }
    await visitor.goTo('/en/friends?dialog=delete&item=nobody')
    await expect(sheet(page)).toContainText('This person is not among your friends, or not any more.')
    await sheet(page).getByRole('button', { name: 'Close' }).click()
    await press(page, 'Remove Maud Kerguelen')
    await expect(page).toHaveURL(/\?dialog=delete&item=friend-7021$/)
    await expect(sheet(page)).toContainText('Maud Kerguelen')
  })
})
