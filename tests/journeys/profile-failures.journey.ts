import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { tryAgain } from '#tests/support/fault-matrix.ts'
import { losingSession, signInAgain } from '#tests/support/kept-session.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

type Answers = { firstname: string; dateOfBirth: string; favoriteCinema: string; optinCommunicationProvider: boolean }

const cinemas: Record<string, string> = { 'fr-canal': 'Kinora Canal', 'fr-gerland': 'Kinora Gerland' }

/** What `write` asks the server to change: a little of everything. */
const written: Answers = {
  firstname: 'Margot',
  dateOfBirth: '1991-03-07',
  favoriteCinema: 'fr-canal',
  optinCommunicationProvider: true,
}

/** The same answers, each with something else. */
const rewritten: Answers = {
  firstname: 'Margaux',
  dateOfBirth: '1990-04-08',
  favoriteCinema: 'fr-gerland',
  optinCommunicationProvider: false,
}

/** Writes a little of everything into the form. */
async function write(page: Page, answers = written): Promise<void> {
  const [year = '', month = '', day = ''] = answers.dateOfBirth.split('-')
  await page.getByLabel('First name').fill(answers.firstname)
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
  await page.getByLabel('Your cinema').selectOption(cinemas[answers.favoriteCinema] ?? '')
  await page.getByRole('checkbox', { name: 'Our offers' }).setChecked(answers.optinCommunicationProvider)
}

async function expectWritten(page: Page, answers = written): Promise<void> {
  const [year = '', , day = ''] = answers.dateOfBirth.split('-')
  await expect(page.getByLabel('First name')).toHaveValue(answers.firstname)
  await expect(page.getByLabel('Day')).toHaveValue(day)
  await expect(page.getByLabel('Year')).toHaveValue(year)
  const cinema = page.getByLabel('Your cinema').getByRole('option', { selected: true })
  await expect(cinema).toHaveText(cinemas[answers.favoriteCinema] ?? '')
  await expect(page.getByRole('checkbox', { name: 'Our offers' })).toBeChecked({
    checked: answers.optinCommunicationProvider,
  })
}

/** The save that was pressed is over, whatever was said before it, and the server has the answers. */
async function expectTaken(page: Page, portal: Portal, answers: Answers): Promise<void> {
  await expect.poll(() => portal.world.customer('pass-holder')?.account).toMatchObject(answers)
  await expect(save(page)).not.toHaveAttribute('aria-busy')
  await expect(page.getByRole('alert')).toBeHidden()
}

const kept = 'what you typed stays here'

test('a save that fails keeps what is typed, says why, and works at the next try, for whatever reason', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/profile')
  const message = page.getByRole('alert')
  const reasons: { name: string; begin: () => unknown; words: RegExp }[] = [
    {
      name: 'half an answer',
      begin: () => portal.faults.set('updateAccount', { cut: true }),
      words: /We cannot reach the cinema/,
    },
    {
      name: 'an error of the server',
      begin: () => portal.faults.set('updateAccount', { status: 500 }),
      words: /Something went wrong on our side/,
    },
    {
      name: 'an error page from in between',
      begin: () => portal.faults.set('updateAccount', { status: 502, html: true }),
      words: /it is our fault/,
    },
    { name: 'no network', begin: () => context.setOffline(true), words: /We cannot reach the cinema/ },
  ]
  for (const [place, { name, begin, words }] of reasons.entries()) {
    await test.step(name, async () => {
      const answers = place % 2 ? rewritten : written
      portal.calls.length = 0
      await write(page, answers)
      await begin()
      await save(page).click()
      await expect(message).toContainText(words)
      await expect(message).toContainText(kept)
      await expect(page.locator(':focus')).toContainText(kept)
      await expectWritten(page, answers)

      portal.faults.clear()
      await context.setOffline(false)
      await save(page).click()
      // Where only the answer was lost, the page knows by now what became of the first try.
      await expect(isSaved(page).or(page.getByText('Everything is saved already')).first()).toBeVisible()
      await expectTaken(page, portal, answers)
      expect(new Set(updatesOf(portal).map((update) => JSON.stringify(update))).size).toBe(1)
      expect(updatesOf(portal)[0]).toEqual(answers)
    })
  }
  await page.reload()
  await expectWritten(page, rewritten)

  await test.step('one reason, then another', async () => {
    await write(page)
    await page.getByLabel('Postcode').fill('1012 AB')
    portal.faults.set('updateAccount', { status: 503, times: 1 })
    await save(page).click()
    await expect(message).toContainText('maintenance')
    await save(page).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/five digits/)
    await expect(page.getByText('maintenance')).toBeHidden()
    await page.getByLabel('Postcode').fill('69001')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal).at(-1)).toEqual({ ...written, zipCode: '69001' })
  })
})

test('a page whose cinemas cannot be read is there, and keeps the cinema; what was saved stays saved when it cannot be read anew', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('listCinemas', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(page.getByLabel('Your cinema')).toHaveValue('fr-gerland')
  await page.getByLabel('City').fill('Bron')
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  expect(updatesOf(portal)).toEqual([{ city: 'Bron' }])

  portal.faults.clear()
  await comeBack(page)
  await write(page)
  portal.faults.set('getAccount', { status: 500 })
  await save(page).click()
  await expectTaken(page, portal, written)
  await expect(isSaved(page)).toBeVisible()
  await expectWritten(page)
  await save(page).click()
  await expect(page.getByText('nothing has changed')).toBeVisible()
  expect(updatesOf(portal)).toEqual([{ city: 'Bron' }, written])
})

test.describe('a session that runs out while somebody writes', () => {
  test('is renewed before the save is sent, or when the server says so; to sign out in another tab takes the page away', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    const grants = () => portal.tokenRequests.map(({ grantType }) => grantType)
    const saves = () => callsTo(portal, 'updateAccount')
    await context.clock.install()
    await visitor.comeInAs('pass-holder', '/en/profile')
    await write(page)
    await context.clock.fastForward('06:00')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([written])
    expect(grants()).toEqual(['authorization_code', 'refresh_token'])

    // The server says so: the save is sent once more.
    portal.calls.length = 0
    await write(page, rewritten)
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    await save(page).click()
    await expectTaken(page, portal, rewritten)
    await expectWritten(page, rewritten)
    expect(updatesOf(portal)).toEqual([rewritten, rewritten])
    expect(saves().map(({ status }) => status)).toEqual([401, 200])
    expect(new Set(saves().map(({ headers }) => headers.authorization)).size, 'two tokens').toBe(2)
    expect(grants()).toEqual(['authorization_code', 'refresh_token', 'refresh_token'])

    // The identity provider is out of reach for a moment: nothing is over.
    await write(page)
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    portal.faults.set('identity.token', { reset: true })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText(kept)
    await expectWritten(page)
    portal.faults.clear()
    await save(page).click()
    await expectTaken(page, portal, written)
    expect(updatesOf(portal).at(-1)).toEqual(written)

    // Whatever is typed on it.
    await write(page, rewritten)
    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en/preferences')
    await other.getByRole('button', { name: /account menu/ }).click()
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/identity\//)
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('E-mail address')).toHaveCount(0)
  })

  test('and cannot be renewed leaves what is typed; after a new sign-in in another tab it is saved', async ({
    visitor,
    page,
    portal,
  }) => {
    await losingSession(page)
    await visitor.arriveAs('pass-holder', '/en/profile')
    await write(page)
    const signedOut = page.getByRole('alert').filter({ hasText: 'You have been signed out.' })
    portal.faults.set('updateAccount', { status: 401 })
    await save(page).click()
    await expect(signedOut).toBeVisible()
    await expectWritten(page)
    await expect(page).toHaveURL(/\/en\/profile$/)

    portal.faults.clear()
    await tryAgain(save(page), signedOut)
    await expect(signedOut).toBeVisible()
    await expectWritten(page)

    await signInAgain(page, portal, 'pass-holder')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expectWritten(page)
    expect(portal.world.customer('pass-holder')?.account).toMatchObject(written)
  })

  test('is not taken over by somebody else who signs in', async ({ visitor, page, portal }) => {
    await losingSession(page)
    await visitor.arriveAs('pass-holder', '/en/profile')
    await write(page)
    const signedOut = page.getByRole('alert').filter({ hasText: 'You have been signed out.' })
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    await save(page).click()
    await expect(signedOut).toBeVisible()
    await signInAgain(page, portal, 'unpaid')
    const sent = updatesOf(portal).length
    await tryAgain(save(page), signedOut)
    await expect(signedOut).toBeVisible()
    await expectWritten(page)
    expect(updatesOf(portal)).toHaveLength(sent)
    expect(portal.world.customer('unpaid')?.account.firstname).toBe('Karim')
  })
})
