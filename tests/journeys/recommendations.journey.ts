import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { playApplication } from '#tests/support/embed-host.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

const film = (page: Page) => page.getByRole('heading', { level: 2 }).first()
const face = (page: Page, words: string) => page.getByRole('radio', { name: words })
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const fanfare = 'Le Jour où la fanfare de Saint-Amand-les-Deux-Églises a perdu son tuba sur la route des vacances'

function emotionOf(portal: Portal, slug: string): number | null | undefined {
  return portal.world.customer('pass-holder')?.feelings.find((feeling) => feeling.film === slug)?.emotion
}

test('films are rated one by one, by press and by key, without a barrier; a reload goes on; the last answer is undone', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/recommendations')
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(film(page)).toHaveText(fanfare)
  await face(page, 'Loved it').click()
  await expect(film(page)).toHaveText('Zomerijs')
  await expect(film(page)).toBeFocused()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await expect(page.getByText(`You loved ${fanfare}.`)).toBeVisible()
  await expect(page.getByRole('status').getByText(`Your rating of ${fanfare} is saved.`)).toBeVisible()
  expect(emotionOf(portal, 'la-fanfare')).toBe(3)
  await expect.poll(() => portal.calls.some(({ operationId }) => operationId === 'purgeShowsToRate')).toBe(true)

  await expectNoBarrier(page, 'rating')

  await button(page, 'Later').click()
  await expect(film(page)).toHaveText('Atelier zéro')
  await expect(page.getByText('3 of 3')).toBeVisible()
  await page.reload()
  await expect(film(page)).toHaveText('Atelier zéro')
  await expect(page.getByText('3 of 3')).toBeVisible()

  await film(page).focus()
  await page.keyboard.press('1')
  await expect(film(page)).toHaveText('1 film still waits for your word.')
  await expect(film(page)).toBeFocused()
  await expect.poll(() => emotionOf(portal, 'atelier-zero')).toBe(1)
  await button(page, 'Undo: Atelier zéro').click()
  await expect(film(page)).toHaveText('Atelier zéro')
  await expect.poll(() => emotionOf(portal, 'atelier-zero')).toBe(null)
  await page.keyboard.press('2')
  await expect(film(page)).toHaveText('1 film still waits for your word.')
  await expect(part(page, 'On now')).toBeVisible()
  await expectNoBarrier(page, 'the end')
  await button(page, 'Rate them now').click()
  await expect(film(page)).toHaveText('Zomerijs')
  await button(page, 'Do not ask again').click()
  await expect(film(page)).toHaveText('You have had your say about every film you saw.')
  await expect(page.getByText('We will not ask about Zomerijs again.')).toBeVisible()
  await expect.poll(() => portal.world.customer('pass-holder')?.showsToRate).toEqual([])
  await page.getByRole('link', { name: 'To my account' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
})

test('what comes next is what is on and to come around the customer, to be booked and wished for; an app that shows it is told to close it', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('getZone', { status: 500 })
  await visitor.arriveAs('empty', '/en/recommendations')
  await expect(page.getByText('You have had your say about every film you saw.')).toBeVisible()
  await expect(part(page, 'What to see next')).toContainText('This part could not be loaded.')
  await heal(page, portal)
  await button(page, 'Try again').click()
  const on = part(page, 'On now')
  await expect(
    on
      .getByRole('listitem')
      .first()
      .getByRole('link', { name: /^Showings: / }),
  ).toBeVisible()
  await expect(part(page, 'Coming soon').getByRole('link', { name: /^Showings: / })).toHaveCount(0)
  const add = part(page, 'Coming soon').getByRole('button', { name: 'Add to the wishlist: De glasblazers' })
  await add.click()
  await expect(button(page, 'Take off the wishlist: De glasblazers')).toBeFocused()
  await expect
    .poll(() => portal.world.customer('empty')?.feelings[0])
    .toMatchObject({
      film: 'de-glasblazers',
      intention: 2,
    })
  await part(page, 'Coming soon').getByRole('button', { name: 'Trailer: De glasblazers' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Play on YouTube' })).toBeVisible()

  await test.step('an app that shows the page is told to close it', async () => {
    const app = await playApplication(page, { ios: 'kinora' })
    await withSettings(page, (settings) => ({
      ...settings,
      embed: { iosHandler: 'kinora', androidBridge: null, parentOrigins: [] },
    }))
    await visitor.goTo('/en/recommendations')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'My account' })).toBeHidden()
    await button(page, 'Close').last().click()
    await expect.poll(() => app.ios).toEqual([{ event: 'close' }])
  })
})

test('a rating that fails is told, and its film comes up again after the others', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('pass-holder', '/en/recommendations')
  portal.faults.set('rateShowBySalesforceId', { status: 500, delayMs: 300, times: 1 })
  await face(page, 'Loved it').click()
  await expect(film(page)).toHaveText('Zomerijs')
  await expect(page.getByRole('alert').getByText('is as it was before')).toBeVisible()
  await expect(film(page), 'nothing changes under the customer’s finger').toHaveText('Zomerijs')
  await expect(page.getByText(`${fanfare} still waits for your word.`)).toBeVisible()
  await expect(page.getByText('1 of 3')).toBeVisible()
  await face(page, 'Liked it').click()
  await expect(film(page)).toHaveText('Atelier zéro')
  await face(page, 'Liked it').click()
  await expect(film(page)).toHaveText(fanfare)
  await expect(page.getByText('3 of 3')).toBeVisible()
  await face(page, 'Liked it').click()
  await expect(film(page)).toHaveText('You have had your say about every film you saw.')
  await expect
    .poll(() => ['la-fanfare', 'zomerijs', 'atelier-zero'].map((one) => emotionOf(portal, one)))
    .toEqual([2, 2, 2])
})
