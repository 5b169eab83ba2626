import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test, visitorOf, withSettings } from '#tests/support/portal-test.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

/** Writes a little of everything into the form. */
async function write(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Margot')
  await page.getByLabel('Day').fill('7')
  await page.getByLabel('Month').fill('3')
  await page.getByLabel('Year').fill('1991')
  await page.getByLabel('Your cinema').selectOption('Kinora Canal')
  await page.getByRole('checkbox', { name: 'Our offers' }).check()
}

/** What `write` asks the server to change. */
const written = {
  firstname: 'Margot',
  dateOfBirth: '1991-03-07',
  favoriteCinema: 'fr-canal',
  optinCommunicationProvider: true,
}

async function expectWritten(page: Page): Promise<void> {
  await expect(page.getByLabel('First name')).toHaveValue('Margot')
  await expect(page.getByLabel('Day')).toHaveValue(/^0?7$/)
  await expect(page.getByLabel('Year')).toHaveValue('1991')
  await expect(page.getByLabel('Your cinema').getByRole('option', { selected: true })).toHaveText('Kinora Canal')
  await expect(page.getByRole('checkbox', { name: 'Our offers' })).toBeChecked()
}

const kept = 'what you typed stays here'

test.describe('a save that fails keeps what is typed, says why, and works at the next try', () => {
  const faults: { name: string; fault: Fault; words: RegExp }[] = [
    { name: 'an error of the server', fault: { status: 500 }, words: /Something went wrong on our side/ },
    { name: 'half an answer', fault: { cut: true }, words: /We cannot reach the cinema/ },
    { name: 'an error page from in between', fault: { status: 502, html: true }, words: /it is our fault/ },
  ]
  for (const { name, fault, words } of faults) {
    test(`with ${name}`, async ({ visitor, page, portal }) => {
      await visitor.arriveAs('pass-holder', '/en/profile')
      await write(page)
      portal.faults.set('updateAccount', fault)
      await save(page).click()
      const message = page.getByRole('alert')
      await expect(message).toContainText(words)
      await expect(message).toContainText(kept)
      await expect(page.locator(':focus')).toContainText(kept)
      await expectWritten(page)

      portal.faults.clear()
      await save(page).click()
      // Where only the answer was lost, the page knows by now what became of the first try.
      await expect(isSaved(page).or(page.getByText('Everything is saved already'))).toBeVisible()
      await expect(message).toBeHidden()
      expect(new Set(updatesOf(portal).map((update) => JSON.stringify(update)))).toEqual(
        new Set([JSON.stringify(updatesOf(portal)[0])]),
      )
      expect(updatesOf(portal)[0]).toEqual(written)
      await page.reload()
      await expectWritten(page)
    })
  }

  test('without a network', async ({ visitor, page, portal, context }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    await write(page)
    await context.setOffline(true)
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('We cannot reach the cinema')
    await expect(page.getByRole('alert')).toContainText(kept)
    await expectWritten(page)
    await context.setOffline(false)
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([written])
  })

  test('for one save and another reason each time', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    await write(page)
    await page.getByLabel('Postcode').fill('1012 AB')
    portal.faults.set('updateAccount', { status: 503, times: 1 })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('maintenance')
    await save(page).click()
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription(/five digits/)
    await expect(page.getByText('maintenance')).toBeHidden()
    await page.getByLabel('Postcode').fill('69001')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal).at(-1)).toEqual({ ...written, zipCode: '69001' })
  })
})

test('what was saved stays saved on the page when it cannot be read anew', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', '/en/profile')
  await write(page)
  portal.faults.set('getAccount', { status: 500 })
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  await expectWritten(page)
  await save(page).click()
  await expect(page.getByText('nothing has changed')).toBeVisible()
  expect(updatesOf(portal)).toEqual([written])
})

test('a page whose cinemas cannot be read is there, and keeps the cinema', async ({ visitor, page, portal }) => {
  portal.faults.set('listCinemas', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(page.getByLabel('Your cinema')).toHaveValue('fr-gerland')
  await page.getByLabel('City').fill('Bron')
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  expect(updatesOf(portal)).toEqual([{ city: 'Bron' }])
})

test.describe('a session that runs out while somebody writes', () => {
  test('is renewed before the save is sent', async ({ visitor, page, portal, context }) => {
    await context.clock.install()
    await visitor.comeInAs('pass-holder', '/en/profile')
    await write(page)
    await context.clock.fastForward('06:00')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([written])
    expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
  })

  test('is renewed when the server says so, and the save is sent once more', async ({ visitor, page, portal }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await write(page)
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expectWritten(page)
    expect(updatesOf(portal)).toEqual([written, written])
    expect(
      portal.calls.filter(({ operationId }) => operationId === 'updateAccount').map(({ status }) => status),
    ).toEqual([401, 200])
    const bearers = portal.calls
      .filter(({ operationId }) => operationId === 'updateAccount')
      .map(({ headers }) => headers.authorization)
    expect(new Set(bearers).size, 'two tokens').toBe(2)
    expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
  })

  test('is not over when the identity provider is out of reach for a moment', async ({ visitor, page, portal }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await write(page)
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    portal.faults.set('identity.token', { reset: true })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText(kept)
    await expectWritten(page)
    portal.faults.clear()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal).at(-1)).toEqual(written)
  })

  test('and cannot be renewed leaves what is typed; after a new sign-in in another tab it is saved', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await losingSession(page)
    await write(page)
    portal.faults.set('updateAccount', { status: 401 })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You have been signed out.')
    await expectWritten(page)
    await expect(page).toHaveURL(/\/en\/profile$/)

    portal.faults.clear()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You have been signed out.')
    await expectWritten(page)

    await signInAgain(page, portal, 'pass-holder')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expectWritten(page)
    expect(portal.world.customer('pass-holder')?.account).toMatchObject(written)
  })

  test('is not taken over by somebody else who signs in', async ({ visitor, page, portal }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await losingSession(page)
    await write(page)
    portal.faults.set('updateAccount', { status: 401, times: 1 })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You have been signed out.')
    await signInAgain(page, portal, 'unpaid')
    const sent = updatesOf(portal).length
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('You have been signed out.')
    await expectWritten(page)
    expect(updatesOf(portal)).toHaveLength(sent)
    expect(portal.world.customer('unpaid')?.account.firstname).toBe('Karim')
  })

  test('because the customer signs out in another tab takes the page away, whatever is typed on it', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await write(page)
    const other = await context.newPage()
    await visitorOf(other, portal).goTo('/en')
    await other.getByRole('button', { name: /account menu/ }).click()
    await other.getByRole('button', { name: 'Sign out' }).click()
    await expect(other).toHaveURL(/\/identity\//)
    await expect(page.getByRole('heading', { level: 1, name: 'You are signed out.' })).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByLabel('E-mail address')).toHaveCount(0)
  })

  /** Makes the session one that ends with its access token: nothing to renew it with. */
  async function losingSession(page: Page): Promise<void> {
    await withSettings(page, ({ auth, ...settings }) => ({
      ...settings,
      auth: auth && { ...auth, silentFrame: false },
    }))
    await page.evaluate(() => {
      const session = JSON.parse(sessionStorage.getItem('session') ?? '{}')
      sessionStorage.setItem('session', JSON.stringify({ ...session, refresh_token: 'forged' }))
    })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  }

  /** Follows the way that the page shows, as somebody whom the identity provider has forgotten too. */
  async function signInAgain(page: Page, portal: Portal, persona: PersonaId): Promise<void> {
    await page.context().clearCookies()
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name: 'Sign in again' }).click()
    const tab = await opened
    await visitorOf(tab, portal).signInAs(persona)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  }
})
