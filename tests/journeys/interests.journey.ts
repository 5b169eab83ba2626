import type { Page } from '@playwright/test'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test } from '#tests/support/portal-test.ts'

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

  for (const { what, fault, words } of [
    { what: 'fails', fault: { status: 500 }, words: 'Something went wrong on our side' },
    { what: 'is out of reach', fault: { reset: true }, words: 'We cannot reach the cinema' },
    { what: 'sends a web page', fault: { html: true }, words: 'We cannot reach the cinema' },
  ]) {
    test(`keeps the choice when the server ${what}`, async ({ visitor, page, portal }) => {
      await visitor.arriveAs('empty', '/en/my-interests')
      await box(page, 'Horror').check()
      portal.faults.set('updateAccount', fault)
      await save(page).click()
      await expect(page.getByRole('alert')).toContainText(words)
      await expect(box(page, 'Horror')).toBeChecked()
      portal.faults.clear()
      await save(page).click()
      await expect(isSaved(page)).toBeVisible()
      await expect(page.getByRole('alert')).toBeHidden()
      expect(updatesOf(portal).at(-1)).toEqual({ interest: { genres: ['horror'], events: null } })
    })
  }

  test('says what the server has against it', async ({ visitor, page, portal }) => {
    const customer = portal.world.customer('empty')
    if (!customer) throw new Error('There is nobody with an empty account.')
    const interest = { genres: ['western'], events: null }
    portal.world.commit({ ...customer, account: { ...customer.account, interest } })
    await visitor.arriveAs('empty', '/en/my-interests')
    await box(page, 'Drama').check()
    await save(page).click()
    await expect(page.getByRole('alert')).toContainText('We do not know this value.')
    await expect(box(page, 'Drama')).toBeChecked()
    expect(updatesOf(portal), 'an interest that is no longer on offer is not lost').toEqual([
      { interest: { genres: ['western', 'drama'], events: null } },
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
})
