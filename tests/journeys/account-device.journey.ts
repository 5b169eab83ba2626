import type { Page } from '@playwright/test'
import { expectSense } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const many = ['friends', 'cinemas', 'wishlist', 'ratings', 'my-interests', 'preferences', 'statistics']
const pages = chosen(
  many.map((name) => ({ name })),
  { share: 0.5, by: [] },
)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
/** What the page says, without the years: a day of this year has none. */
const words = async (page: Page) => (await page.getByRole('main').innerText()).replace(/ 20\d\d/g, '')
const hour = 60 * 60 * 1000

test('on a device without room for another word the pages of the account are there, and what is pressed is done', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/error')
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('There is no room.', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  for (const { name } of [...pages, { name: 'profile' }]) {
    await visitor.goTo(`/en/${name}`)
    await expect(heading(page)).toContainText(/^Your /)
    await expectSense(page, name)
  }
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await expect(page.getByText(/A link was sent at \d+:\d\d/)).toBeVisible()

  await visitor.goTo('/en/recommendations')
  const film = page.getByRole('heading', { level: 2 }).first()
  const asked = await film.innerText()
  await page.getByRole('radio', { name: 'Loved it' }).click()
  await expect(film).not.toHaveText(asked)
  await expect.poll(() => portal.world.customer('pass-holder')?.showsToRate).toHaveLength(2)
  await page.getByRole('button', { name: 'Later' }).click()
  await expect(page.getByText('3 of 3')).toBeVisible()
  // What was put off is not remembered, and comes up again.
  await page.reload()
  await expect(page.getByText('1 of 2')).toBeVisible()
  await page.getByRole('button', { name: 'Do not ask again' }).click()
  await expect.poll(() => portal.world.customer('pass-holder')?.showsToRate).toHaveLength(1)
})

/** Pages that tell days and figures, each at some of these times. */
const told = ['friends', 'statistics', 'ratings']
const odd = chosen(
  [
    { what: 'an hour slow', at: Date.now() - hour },
    { what: 'an hour fast', at: Date.now() + hour },
    { what: 'a second before the year ends', at: Date.parse('2026-12-31T23:59:59+01:00') },
    { what: 'the first of the year', at: Date.parse('2027-01-01T00:00:00+01:00') },
    { what: 'the day that is shorter', at: Date.parse('2027-03-28T03:00:00+02:00') },
    { what: 'the day that is longer', at: Date.parse('2027-10-31T02:30:00+01:00') },
    { what: 'the 29th of February', at: Date.parse('2028-02-29T12:00:00+01:00') },
  ].flatMap((time) => told.map((name) => ({ ...time, name }))),
  { share: 0, by: ['what', 'name'] },
)

test('a clock that is wrong, midnight, and the days that are longer or rarer change no day and no figure of the account, nor what is sent', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const before = new Map<string, string>()
  await visitor.arriveAs('pass-holder', '/en/error')
  for (const name of told) {
    await visitor.goTo(`/en/${name}`)
    await expect(heading(page)).toContainText(/^Your /)
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
    before.set(name, await words(page))
  }
  expect(before.get('friends')).toMatch(/Friends since \d+ \w+/)
  for (const { what, at, name } of odd) {
    await page.clock.setFixedTime(at)
    await visitor.goTo(`/en/${name}`)
    await expect(heading(page)).toContainText(/^Your /)
    await expect.poll(() => words(page), `${name}, ${what}`).toBe(before.get(name))
    await expectSense(page, what)
  }

  for (const [shift, mail] of [
    [-hour, 'slow@courriel.example'],
    [hour, 'fast@courriel.example'],
  ] as const) {
    await page.clock.setFixedTime(Date.now() + shift)
    await visitor.goTo('/en/profile?dialog=change-mail')
    await page.getByLabel('Your new address').fill(mail)
    await page.getByLabel('Your password').fill('kinora')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByLabel('Your new address once more')).toBeVisible()
    expect(portal.world.customer('pass-holder')?.account.signIn.checked?.mail).toBe(mail)
  }
})
