import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { loadContract } from '#scripts/mock-api/contract.ts'
import { validatorOf } from '#tests/contract/support/schema.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { isLong } from '#tests/support/form.ts'
import { hold, pressTwice } from '#tests/support/hold.ts'
import { callsTo, expect, test, withSettings } from '#tests/support/portal-test.ts'

const part = (page: Page) => page.getByRole('region', { name: 'A copy of your data' })
const make = (page: Page) => part(page).getByRole('button', { name: 'Make the copy' })
const retry = (page: Page) => part(page).getByRole('button', { name: 'Try again' })
const isSaved = (page: Page) => part(page).getByRole('status').getByText('The copy is saved on this device as')

/** More visits than anybody makes. */
const many = isLong ? 10_000 : 2000

type Copy = {
  about: { description: string; site: string; createdAt: string; language: string }
  parts: { title: string; answers: { call: string; query?: Record<string, unknown>; answer: unknown }[] }[]
}

/** Presses a button and reads the file that comes of it. */
async function saved(page: Page, press: () => Promise<void>): Promise<{ name: string; copy: Copy }> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), copy: JSON.parse(await readFile(await download.path(), 'utf8')) }
}

const callsOf = ({ parts }: Copy) => parts.flatMap(({ answers }) => answers.map(({ call }) => call))

test('a copy of the data has all that the pages read about the customer, each answer as the contract has it, and thousands of visits fit into it', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const contract = await loadContract()
  await page.clock.setFixedTime('2026-11-22T23:30:00+01:00')
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(part(page)).toContainText('profile, linked accounts, tickets, visits, subscription')
  portal.calls.length = 0
  const { name, copy } = await saved(page, () => pressTwice(make(page)))
  await expect(isSaved(page)).toContainText('kinora-data-2026-11-22.json')
  expect(name).toBe('kinora-data-2026-11-22.json')
  expect(copy.about).toEqual({
    description: expect.stringContaining('A copy of what the pages of your account show about you.'),
    site: portal.origin('fr'),
    createdAt: '2026-11-22T22:30:00.000Z',
    language: 'en',
  })
  for (const { call, answer } of copy.parts.flatMap(({ answers }) => answers)) {
    if (call.includes('/cards/picture/')) {
      expect(answer, 'a photo').toMatch(/^data:image\/jpeg;base64,\/9j\//)
      continue
    }
    const path = call.replace('GET ', '')
    const operation = contract.operations.find((one) => one.method === 'get' && one.path === path)
    if (!operation) throw new Error(`The contract has no ${call}.`)
    const validate = validatorOf(operation, 200)
    expect(validate(answer), `${call}: ${JSON.stringify(validate.errors)}`).toBe(true)
  }
  const text = JSON.stringify(copy)
  // Something of every page of the account: a name, an address, a ticket, a card, points, a friend, a case.
  for (const known of ['d’Almeida', 'Bâtiment B', '"points":1350', 'google-oauth2|1048207', '"lastDigits":"4417"'])
    expect(text).toContain(known)
  expect(copy.parts.filter(({ answers }) => answers.length === 0)).toEqual([])
  const writes = portal.calls.filter(({ method }) => method !== 'GET')
  expect(writes, 'nothing is sent anywhere').toEqual([])
  expect(callsTo(portal, 'listFriends')).toHaveLength(1)

  // Asked for once more, it is of its own moment: with a long history by now.
  await page.route(/\/api\/ec\/ebillet\?history=true/, async (route) => {
    const response = await answerTo(route)
    const [visit] = await response.json()
    const json = Array.from({ length: many }, (_, place) => ({ ...visit, id: `visit-${place}` }))
    await route.fulfill({ response, json })
  })
  const { copy: long } = await saved(page, () => make(page).click())
  expect(long.parts.find(({ title }) => title === 'visits')?.answers[0]?.answer).toHaveLength(many)
})

test('a copy is all or nothing: what cannot be read is named, and asked for again alone', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(make(page)).toBeVisible()
  let files = 0
  page.on('download', () => {
    files += 1
  })
  portal.faults.set('listFriends', { status: 500 })
  portal.faults.set('getCardPicture', { html: true })
  const letGo = await hold(page, '**/api/accounts/me/goodies')
  await make(page).click()
  await expect(part(page).getByRole('progressbar')).toBeVisible()
  await letGo()
  await expect(part(page).getByRole('alert')).toContainText(
    'These parts could not be read: the photo on the pass and friends.',
  )
  await expectNoBarrier(page, 'a copy with gaps')
  expect(files).toBe(0)
  portal.faults.clear()
  portal.calls.length = 0
  const { copy } = await saved(page, () => retry(page).press('Enter'))
  expect(portal.calls.map(({ operationId }) => operationId).sort()).toEqual([
    'getCardPicture',
    'listCards',
    'listFriends',
  ])
  expect(callsOf(copy)).toContain('GET /api/accounts/me/goodies')
  await expect(isSaved(page)).toBeVisible()

  // All of it fails: why is said, and not a list of everything.
  await page.route('**/api/**', (route) => route.abort())
  await make(page).click()
  await expect(part(page).getByRole('alert')).toContainText('We cannot reach the cinema.')
  await page.unroute('**/api/**')
  await saved(page, () => retry(page).click())
})

test('a copy of somebody with little, in a deployment with little, has what there is', async ({ visitor, page }) => {
  await withSettings(page, (settings) => ({
    ...settings,
    featureFlags: { ...settings.featureFlags, myFriendsEnabled: false, goodiesEnabled: false },
  }))
  await visitor.arriveAs('empty', '/en/profile')
  await expect(part(page)).not.toContainText('friends')
  const { copy } = await saved(page, () => make(page).click())
  expect(callsOf(copy)).not.toContain('GET /api/accounts/me/friends')
  expect(callsOf(copy)).not.toContain('GET /api/accounts/me/goodies')
  const subscription = copy.parts.find(({ title }) => title === 'subscription')
  expect(subscription?.answers).toEqual([{ call: 'GET /api/accounts/me/subscription', answer: null }])

  // Gone from the page before it is there: no file of somebody who may have left.
  const letGo = await hold(page, '**/api/accounts/me/movieToNote')
  let files = 0
  page.on('download', () => {
    files += 1
  })
  const last = page.waitForResponse((response) => response.url().includes('movieToNote'))
  await make(page).click()
  await page.getByRole('main').getByRole('link', { name: 'My account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Lou')
  await letGo()
  await (await last).finished()
  expect(files).toBe(0)
})
