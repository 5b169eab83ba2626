import type { Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Account } from '#src/api/contract.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

const heading = { level: 1, name: 'Your interests' } as const

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your interests are saved.')
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

test.describe('the interests', () => {
  test('are the genres and events on offer, the customer’s own ticked', async ({ visitor, page }) => {
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
    await box(page, 'Comedy').check()
    await expect(part('Genres')).toContainText('4 chosen')
    for (const name of ['Previews', 'Opera and ballet']) await box(page, name).uncheck()
    await expect(part('Events')).toContainText('None chosen yet')
  })

  test('are named in Dutch on the Dutch site', async ({ visitor, page }) => {
    await visitor.arriveAs('family-nl', '/nl/my-interests', 'nl')
    await expect(ticked(page)).toHaveCount(2)
    for (const name of ['Familie', 'Animatie']) await expect(box(page, name)).toBeChecked()
    await expect(box(page, 'Prikkelarme voorstellingen')).not.toBeChecked()
  })

  test('keep what is ticked in another language', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('empty', '/en/my-interests')
    await box(page, 'Horror').check()
    await box(page, 'Concerts').check()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
    await expect(box(page, 'Épouvante')).toBeChecked()
    await expect(box(page, 'Concerts')).toBeChecked()
    await expect(ticked(page)).toHaveCount(2)
    await page.getByRole('main').getByRole('button').click()
    await expect.poll(() => updatesOf(portal)).toEqual([{ interest: { genres: ['horror'], events: ['concert'] } }])
  })
})

test.describe('saving the interests', () => {
  test('sends both lists when one of them changed, in the order of the page', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    await box(page, 'Music').check()
    await box(page, 'Comedy').check()
    await box(page, 'Crime').uncheck()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([
      { interest: { genres: ['drama', 'comedy', 'documentary', 'music'], events: ['preview', 'opera'] } },
    ])
    await page.reload()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(ticked(page)).toHaveCount(6)
    for (const name of ['Drama', 'Comedy', 'Documentary', 'Music', 'Previews', 'Opera and ballet']) {
      await expect(box(page, name)).toBeChecked()
    }
    await visitor.goTo('/en')
    await expect(page.getByRole('main').getByRole('link', { name: /6 chosen/ })).toBeVisible()
  })

  test('sends no list at all where nothing is left', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    for (const name of ['Previews', 'Opera and ballet']) await box(page, name).uncheck()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    for (const name of ['Drama', 'Crime', 'Documentary']) await box(page, name).uncheck()
    await save(page).click()
    await expect.poll(() => updatesOf(portal)).toHaveLength(2)
    expect(updatesOf(portal)).toEqual([
      { interest: { genres: ['drama', 'crime', 'documentary'], events: null } },
      { interest: { genres: null, events: null } },
    ])
    await save(page).click()
    await expect(page.getByText('nothing has changed')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(ticked(page)).toHaveCount(0)
  })

  test('sends nothing when nothing changed, and says so', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    const word = page.getByText('Everything is saved already: nothing has changed.')
    await save(page).click()
    await expect(word).toBeVisible()
    await box(page, 'Comedy').check()
    await expect(word).toBeHidden()
    await box(page, 'Comedy').uncheck()
    await box(page, 'Drama').uncheck()
    await box(page, 'Drama').check()
    await save(page).click()
    await expect(word).toBeVisible()
    expect(updatesOf(portal)).toEqual([])
  })

  test('can be done by keyboard, and once', async ({ visitor, page, portal }) => {
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
    await expect(isSaved(page)).toBeVisible()
    expect(updatesOf(portal)).toEqual([{ interest: { genres: ['drama', 'comedy'], events: null } }])
  })

  const faults: { what: string; fault: Fault; words: RegExp; operation?: string }[] = [
    { what: 'a refusal', fault: { status: 403 }, words: /Your account does not allow this/ },
    { what: 'maintenance', fault: { status: 503 }, words: /We are doing some maintenance/ },
    { what: 'no account to begin with', fault: { status: 500 }, words: /wrong on our side/, operation: 'getAccount' },
    { what: 'no way to the account', fault: { reset: true }, words: /We cannot reach the/, operation: 'getAccount' },
  ]

  test('that fails keeps the choice, says why, and works at the next try', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('empty', '/en/my-interests')
    await box(page, 'Horror').check()
    for (const { what, fault, words, operation = 'updateAccount' } of faults) {
      await test.step(what, async () => {
        portal.faults.clear()
        portal.faults.set(operation, fault)
        await save(page).click()
        await expect(page.getByRole('alert')).toContainText(words)
        await expect(box(page, 'Horror')).toBeChecked()
      })
    }
    portal.faults.clear()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(updatesOf(portal).at(-1)).toEqual({ interest: { genres: ['horror'], events: null } })

    await box(page, 'Music').check()
    portal.faults.set('updateAccount', { html: true })
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText(/We cannot reach the cinema/)
    portal.faults.clear()
    await save(page).click()
    await expect(page.getByText('nothing has changed'), 'it was saved, but the answer was lost').toBeVisible()
    await expect(ticked(page)).toHaveCount(2)
  })

  test('that is refused says so at the genres or the events that it is about', async ({ visitor, page, portal }) => {
    portal.prefer.set('listInterests', { code: 200, example: 'many' })
    await visitor.arriveAs('empty', '/en/my-interests')
    await box(page, 'Genre 12').check()
    await save(page).click()
    const summary = page.getByRole('alert')
    await expect(summary).toContainText('One answer needs a look.')
    const genres = page.getByRole('group', { name: 'Genres you like' })
    await expect(genres).toHaveAccessibleDescription('We do not know this value.')
    await summary.getByRole('link', { name: 'Genres you like' }).click()
    await expect(genres).toBeFocused()
    await expect(box(page, 'Genre 12')).toBeChecked()
  })

  test('keeps what was chosen on another device meanwhile', async ({ visitor, page, context, portal }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    await box(page, 'Comedy').check()
    await box(page, 'Crime').uncheck()

    const other = visitorOf(await context.newPage(), portal)
    await other.arriveAs('pass-holder', '/en/my-interests')
    await box(other.page, 'Horror').check()
    await box(other.page, 'Drama').uncheck()
    await box(other.page, 'Concerts').check()
    await save(other.page).click()
    await expect(isSaved(other.page)).toBeVisible()

    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    const both = {
      interest: { genres: ['comedy', 'horror', 'documentary'], events: ['preview', 'opera', 'concert'] },
    }
    expect(updatesOf(portal).at(-1)).toEqual(both)
    await expect(ticked(page), 'the page shows what is saved').toHaveCount(6)
    await expect(box(page, 'Drama')).not.toBeChecked()

    await other.page.getByRole('link', { name: 'Cancel' }).click()
    await expect(other.page.getByRole('dialog'), 'nothing is unsaved there').toBeHidden()
    await page.bringToFront()
    await box(page, 'Music').check()
    give(portal, 'pass-holder', { genres: ['comedy', 'horror', 'documentary', 'music'], events: both.interest.events })
    await save(page).click()
    await expect(page.getByText('nothing has changed'), 'somebody has saved the same').toBeVisible()
    expect(updatesOf(portal)).toHaveLength(2)
  })

  test('keeps a choice that is no longer offered, until the customer takes it out', async ({
    visitor,
    page,
    portal,
  }) => {
    give(portal, 'empty', { genres: ['western', 'noir'], events: ['sing-along'] })
    await visitor.arriveAs('empty', '/en/my-interests')
    await expect(ticked(page)).toHaveCount(2)
    const earlier = page.getByRole('checkbox', { name: '2 earlier choices, not offered now' })
    await expect(earlier).toBeChecked()
    await expect(page.getByRole('checkbox', { name: 'One earlier choice, not offered now' })).toBeChecked()
    await expect(page.getByRole('main')).not.toContainText(/western|noir|sing-along/)
    await box(page, 'Drama').check()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await earlier.uncheck()
    await earlier.check()
    await save(page).click()
    await expect(page.getByText('nothing has changed')).toBeVisible()
    await earlier.uncheck()
    await save(page).click()
    await expect.poll(() => updatesOf(portal)).toHaveLength(2)
    expect(updatesOf(portal)).toEqual([
      { interest: { genres: ['western', 'noir', 'drama'], events: ['sing-along'] } },
      { interest: { genres: ['drama'], events: ['sing-along'] } },
    ])
  })

  test('is asked about before the page is left', async ({ visitor, page }) => {
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    await box(page, 'Comedy').check()
    await page.getByRole('link', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await expect(box(page, 'Comedy')).toBeChecked()
    await page.getByRole('link', { name: 'Cancel' }).click()
    await question.getByRole('button', { name: 'Leave without saving' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  })
})

test.describe('what is on offer', () => {
  test('is nothing yet: the page says so, and asks nothing', async ({ visitor, page, portal }) => {
    portal.prefer.set('listInterests', { example: 'empty' })
    await visitor.arriveAs('pass-holder', '/en/my-interests')
    await expect(page.getByRole('heading', heading)).toBeVisible()
    await expect(page.getByText('There is nothing to choose from yet.')).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expect(save(page)).toBeHidden()
  })

  for (const [what, fault] of Object.entries({ 'an error': { status: 500 }, 'half an answer': { cut: true } })) {
    test(`cannot be read for ${what}: the page says so, and a second try brings it`, async ({
      visitor,
      page,
      portal,
    }) => {
      await visitor.arriveAs('pass-holder', '/en')
      portal.faults.set('listInterests', fault)
      await visitor.goTo('/en/my-interests')
      const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
      await expect(again).toBeVisible()
      portal.faults.clear()
      await again.click()
      await expect(box(page, 'Drama')).toBeChecked()
    })
  }

  test('may be a hundred genres: a finger finds each of them on the narrowest phone', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    portal.prefer.set('listInterests', { code: 200, example: 'many' })
    await visitor.arriveAs('empty', '/en/my-interests')
    const chips = page.getByRole('group', { name: 'Genres you like' }).locator('label')
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
  })
})
