import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Account } from '#src/api/contract.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { letPass } from '#tests/support/passing.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const heading = { level: 1, name: 'Your interests' } as const

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function saved(page: Page) {
  return page.getByRole('status').getByText('Your interests are saved.')
}

function unchanged(page: Page) {
  return page.getByText('Everything is saved already: nothing has changed.')
}

/** The customer is told that it is saved. What says so has had its time then. */
async function isSaved(page: Page): Promise<void> {
  await expect(saved(page)).toBeVisible()
  await letPass(page)
  await expect(saved(page)).toBeHidden()
}

function box(page: Page, name: string) {
  return page.getByRole('checkbox', { name, exact: true })
}

/** The names of what is ticked, in the order of the page. */
function ticked(page: Page) {
  return page.getByRole('main').getByRole('checkbox', { checked: true })
}

/** What the customer likes, as it is kept. */
function give(portal: Portal, id: string, interest: Account['interest']): void {
  const customer = portal.world.customer(id)
  if (!customer) throw new Error(`There is nobody called "${id}".`)
  portal.world.commit({ ...customer, account: { ...customer.account, interest } })
}

test.beforeEach(({ page }) => page.clock.install())

test.describe('the interests', () => {
  test('are the genres and events on offer, the customer’s own ticked; both lists are sent when one of them changed, none where nothing is left, and what another device saved meanwhile is kept', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    const genres = page.getByRole('group', { name: 'Genres you like' })
    const events = page.getByRole('group', { name: 'Events you would come for' })
    await expect(genres.getByRole('checkbox')).toHaveCount(11)
    await expect(events.getByRole('checkbox')).toHaveCount(7)
    for (const name of ['Drama', 'Crime', 'Documentary']) await expect(genres.getByLabel(name)).toBeChecked()
    for (const name of ['Previews', 'Opera and ballet']) await expect(events.getByLabel(name)).toBeChecked()
    await expect(ticked(page)).toHaveCount(5)

    const part = (name: string) => page.getByRole('region', { name })
    await expect(part('Genres')).toContainText('3 chosen')
    await save(page).click()
    await expect(unchanged(page)).toBeVisible()
    await box(page, 'Comedy').check()
    await expect(unchanged(page)).toBeHidden()
    await expect(part('Genres')).toContainText('4 chosen')
    await box(page, 'Comedy').uncheck()
    await box(page, 'Drama').uncheck()
    await box(page, 'Drama').check()
    await save(page).click()
    await expect(unchanged(page)).toBeVisible()

    for (const name of ['Previews', 'Opera and ballet']) await box(page, name).uncheck()
    await expect(part('Events')).toContainText('None chosen yet')
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(box(page, 'Previews')).not.toBeChecked()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    expect(updatesOf(portal)).toEqual([])

    await page
      .getByRole('main')
      .getByRole('link', { name: /5 chosen/ })
      .click()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await box(page, 'Music').check()
    await box(page, 'Comedy').check()
    await box(page, 'Crime').uncheck()
    await save(page).click()
    await isSaved(page)
    expect(updatesOf(portal)).toEqual([
      { interest: { genres: ['drama', 'comedy', 'documentary', 'music'], events: ['preview', 'opera'] } },
    ])
    await page.getByRole('link', { name: 'Cancel' }).click()
    await page
      .getByRole('main')
      .getByRole('link', { name: /6 chosen/ })
      .click()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(ticked(page)).toHaveCount(6)
    for (const name of ['Drama', 'Comedy', 'Documentary', 'Music', 'Previews', 'Opera and ballet']) {
      await expect(box(page, name)).toBeChecked()
    }

    await box(page, 'Crime').check()
    await box(page, 'Music').uncheck()
    give(portal, 'pass-holder', {
      genres: ['comedy', 'horror', 'documentary', 'music'],
      events: ['preview', 'opera', 'concert'],
    })
    await save(page).click()
    await isSaved(page)
    const both = {
      genres: ['comedy', 'crime', 'horror', 'documentary'],
      events: ['preview', 'opera', 'concert'],
    }
    expect(updatesOf(portal).at(-1)).toEqual({ interest: both })
    await expect(ticked(page), 'the page shows what is saved').toHaveCount(7)
    await expect(box(page, 'Drama')).not.toBeChecked()
    await box(page, 'Music').check()
    give(portal, 'pass-holder', { ...both, genres: [...both.genres, 'music'] })
    await save(page).click()
    await expect(unchanged(page), 'somebody has saved the same').toBeVisible()
    expect(updatesOf(portal)).toHaveLength(2)

    for (const name of ['Previews', 'Opera and ballet', 'Concerts']) await box(page, name).uncheck()
    await save(page).click()
    await isSaved(page)
    for (const name of ['Comedy', 'Crime', 'Horror', 'Documentary', 'Music']) await box(page, name).uncheck()
    await save(page).click()
    await isSaved(page)
    expect(updatesOf(portal).slice(2)).toEqual([
      { interest: { genres: [...both.genres, 'music'], events: null } },
      { interest: { genres: null, events: null } },
    ])
    await save(page).click()
    await expect(unchanged(page)).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(ticked(page)).toHaveCount(0)
  })

  test('are named in Dutch on the Dutch site, and keep what is ticked in another language', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('family-nl', '/nl/my-interests', 'nl')
    await expect(ticked(page)).toHaveCount(2)
    for (const name of ['Familie', 'Animatie']) await expect(box(page, name)).toBeChecked()
    await expect(box(page, 'Prikkelarme voorstellingen')).not.toBeChecked()
    await box(page, 'Misdaad').check()
    await box(page, 'Concerten').check()
    await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
    for (const name of ['Family', 'Animation', 'Crime', 'Concerts']) await expect(box(page, name)).toBeChecked()
    await expect(ticked(page)).toHaveCount(4)
    await save(page).click()
    await expect
      .poll(() => updatesOf(portal))
      .toEqual([{ interest: { genres: ['crime', 'family', 'animation'], events: ['concert'] } }])
  })
})

test.describe('saving the interests', () => {
  const faults: { what: string; fault: Fault; words: RegExp; operation?: string }[] = [
    { what: 'a refusal', fault: { status: 403 }, words: /Your account does not allow this/ },
    { what: 'maintenance', fault: { status: 503 }, words: /We are doing some maintenance/ },
    { what: 'no account to begin with', fault: { status: 500 }, words: /wrong on our side/, operation: 'getAccount' },
    { what: 'no way to the account', fault: { reset: true }, words: /We cannot reach the/, operation: 'getAccount' },
  ]

  test('can be done by keyboard, and once; what fails keeps the choice, says why, and works at the next try; a choice that is no longer offered stays until the customer takes it out', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('empty', '/en/my-interests')
    portal.faults.set('updateAccount', { delayMs: 400 })
    await page.getByRole('main').getByRole('link', { name: 'My account' }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expect(box(page, 'Comedy')).toBeFocused()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await isSaved(page)
    expect(updatesOf(portal)).toEqual([{ interest: { genres: ['drama', 'comedy'], events: null } }])

    await box(page, 'Horror').check()
    for (const { what, fault, words, operation = 'updateAccount' } of faults) {
      await test.step(what, async () => {
        // What it still reads after the last failure would do for the next try as well.
        await heal(page, portal)
        portal.faults.set(operation, fault)
        await save(page).click()
        await expect(page.getByRole('alert')).toContainText(words)
        await expect(box(page, 'Horror')).toBeChecked()
      })
    }
    portal.faults.clear()
    await save(page).click()
    await isSaved(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(updatesOf(portal).at(-1)).toEqual({ interest: { genres: ['drama', 'comedy', 'horror'], events: null } })

    await box(page, 'Music').check()
    portal.faults.set('updateAccount', { html: true })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText(/We cannot reach the cinema/)
    portal.faults.clear()
    await save(page).click()
    await expect(unchanged(page), 'it was saved, but the answer was lost').toBeVisible()
    await expect(ticked(page)).toHaveCount(4)

    give(portal, 'empty', { genres: ['western', 'noir'], events: ['sing-along'] })
    portal.calls.length = 0
    await comeBack(page)
    await expect(ticked(page)).toHaveCount(2)
    const earlier = page.getByRole('checkbox', { name: '2 earlier choices, not offered now' })
    await expect(earlier).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'One earlier choice, not offered now' })).toBeChecked()
    await expect(page.getByRole('main')).not.toContainText(/western|noir|sing-along/)
    await box(page, 'Drama').check()
    await save(page).click()
    await isSaved(page)
    await earlier.uncheck()
    await earlier.check()
    await save(page).click()
    await expect(unchanged(page)).toBeVisible()
    await earlier.uncheck()
    await save(page).click()
    await expect.poll(() => updatesOf(portal)).toHaveLength(2)
    expect(updatesOf(portal)).toEqual([
      { interest: { genres: ['western', 'noir', 'drama'], events: ['sing-along'] } },
      { interest: { genres: ['drama'], events: ['sing-along'] } },
    ])
  })
})

test.describe('what is on offer', () => {
  test('cannot be read, or is nothing yet: the page says so, and asks nothing', async ({ visitor, page, portal }) => {
    portal.faults.set('listInterests', { status: 500 })
    portal.prefer.set('listInterests', { example: 'empty' })
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible()
    await heal(page, portal)
    await again.click()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText('There is nothing to choose from yet.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(save(page)).toBeHidden()
  })

  test('may be a hundred genres: a finger finds each of them on the narrowest phone, and one that is refused is said so beside them', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    portal.prefer.set('listInterests', { code: 200, example: 'many' })
    await visitor.arriveAs('empty', '/en/my-interests')
    const genres = page.getByRole('group', { name: 'Genres you like' })
    const chips = genres.locator('label')
    await expect(chips).toHaveCount(100)
    const sizes = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().toJSON()))
    for (const { left, right, height } of sizes) {
      expect(height).toBeGreaterThanOrEqual(44)
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(320)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await chips.nth(3).click({ position: { x: 60, y: 30 } })
    await expect(box(page, 'Genre 4')).toBeChecked()

    await save(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('One answer needs a look.')
    await expect(genres).toHaveAccessibleDescription('We do not know this value.')
    await summary.getByRole('link', { name: 'Genres you like' }).click()
    await expect(genres).toBeFocused()
    await expect(box(page, 'Genre 4')).toBeChecked()
  })
})
