import type { Page } from '@playwright/test'
import { comeBack } from '#tests/support/come-back.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const chosen = (page: Page, title: string) =>
  page.getByRole('radiogroup', { name: `Your rating of ${title}` }).getByRole('radio', { checked: true })
const rate = (page: Page, title: string, face: string) =>
  page
    .getByRole('radiogroup', { name: `Your rating of ${title}` })
    .getByRole('radio', { name: face })
    .click()
const said = (page: Page, words: string) => page.getByRole('status').getByText(words)

test('with the account open in two tabs, neither shows what the other has changed, once it comes back into view', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/ratings')
  const other = await context.newPage()
  const second = visitorOf(other, portal)

  await test.step('ratings', async () => {
    await second.goTo('/en/ratings')
    await rate(other, 'Kilomètre 412', 'Not for me')
    await rate(other, 'Zomerijs', 'Loved it')
    await button(other, 'Do not ask again: Atelier zéro').click()
    await expect.poll(() => portal.world.customer('pass-holder')?.showsToRate).toEqual(['la-fanfare'])
    await comeBack(page)
    await expect(chosen(page, 'Kilomètre 412')).toHaveText('Not for me')
    await expect(chosen(page, 'Zomerijs')).toHaveText('Loved it')
    await expect(button(page, 'Do not ask again: Atelier zéro'), 'nobody asks any more').toHaveCount(0)

    // Without a look at what the other did: the last word is the last press, in both.
    await rate(other, 'Kilomètre 412', 'Liked it')
    await expect.poll(() => ratingOf('kilometre-412')).toBe(2)
    await rate(page, 'Kilomètre 412', 'Loved it')
    await expect.poll(() => ratingOf('kilometre-412')).toBe(3)
    await comeBack(other)
    await expect(chosen(other, 'Kilomètre 412')).toHaveText('Loved it')
    await button(page, 'Take the rating back: Zomerijs').click()
    await expect.poll(() => ratingOf('zomerijs')).toBe(null)
    portal.calls.length = 0
    await button(other, 'Take the rating back: Zomerijs').click()
    const answers = () => portal.calls.map(({ operationId, status }) => `${operationId} ${status}`)
    await expect.poll(answers).toContain('rateShowBySalesforceId 409')
    await expect.poll(answers, 'it is read anew').toContain('listClientShows 200')
    await expect(chosen(other, 'Zomerijs')).toHaveCount(0)
    await expect(other.getByRole('alert'), 'done already is as good as done').toHaveCount(0)
  })

  await test.step('wishes', async () => {
    for (const tab of [visitor, second]) await tab.goTo('/en/wishlist')
    await button(other, 'Remove: Noord').click()
    await expect(said(other, 'Noord is off your wishlist.')).toBeVisible()
    await comeBack(page)
    await expect(button(page, 'Put back: Noord')).toBeVisible()
    await expect(page.getByText('8 films and evenings')).toBeVisible()
  })

  await test.step('cinemas', async () => {
    for (const tab of [visitor, second]) await tab.goTo('/en/cinemas')
    const favourites = part(page, 'Favourites')
    await part(other, 'Favourites').getByText('Kinora Belleville').click()
    await part(other, 'Favourites').getByRole('button', { name: 'I usually go here' }).click()
    await button(other, 'Remove Kinora Canal').first().click()
    await expect.poll(() => portal.world.customer('pass-holder')?.favourites).not.toContain('fr-canal')
    await expect.poll(() => portal.world.customer('pass-holder')?.account.favoriteCinema).toBe('fr-belleville')
    await comeBack(page)
    await expect(favourites.getByText('Kinora Canal')).toHaveCount(0)
    await expect(favourites.getByRole('listitem').filter({ hasText: 'Where you usually go' })).toContainText(
      'Kinora Belleville',
    )
    await button(other, 'Remove Kinora Belleville').first().click()
    await expect.poll(() => portal.world.customer('pass-holder')?.favourites).not.toContain('fr-belleville')
    await button(page, 'Add Kinora Canal').click()
    await expect(favourites.getByText('Kinora Canal'), 'with the answer to a change').toBeVisible()
    await expect(favourites.getByText('Kinora Belleville')).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  await test.step('interests', async () => {
    for (const tab of [visitor, second]) await tab.goTo('/en/my-interests')
    await box(page, 'Music').check()
    await box(other, 'Comedy').check()
    await box(other, 'Crime').uncheck()
    await button(other, 'Save').click()
    await expect(said(other, 'Your interests are saved.')).toBeVisible()
    await comeBack(page)
    await expect(box(page, 'Comedy')).toBeChecked()
    await expect(box(page, 'Crime')).not.toBeChecked()
    await expect(box(page, 'Music'), 'what was begun here stays').toBeChecked()
    await button(page, 'Save').click()
    await expect(said(page, 'Your interests are saved.')).toBeVisible()
    await comeBack(other)
    await expect(box(other, 'Music')).toBeChecked()
  })

  await test.step('what may be sent', async () => {
    for (const tab of [visitor, second]) await tab.goTo('/en/preferences')
    await box(page, 'Our offers').check()
    await box(other, 'The newsletter').uncheck()
    await button(other, 'Save').click()
    await expect(said(other, 'Your choices are saved.')).toBeVisible()
    await comeBack(page)
    await expect(box(page, 'The newsletter')).not.toBeChecked()
    await expect(box(page, 'Our offers'), 'what was begun here stays').toBeChecked()
  })

  function ratingOf(slug: string) {
    return portal.world.customer('pass-holder')?.feelings.find(({ film }) => film === slug)?.emotion
  }
})
