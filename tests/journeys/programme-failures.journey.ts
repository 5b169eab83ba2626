import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expectSense, heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const tiles = (page: Page) => main(page).getByRole('region').first().getByRole('listitem')
const status = (page: Page) => main(page).getByRole('status').first()
const where = (page: Page) => page.getByLabel('Where', { exact: true })
const field = (page: Page, name: string) => page.getByRole('search', { name: 'Find a show' }).getByLabel(name)
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' })

/** A show that comes under the mouse, while the message gives way to a second try, is read ahead with its place: that one could heal by itself. */
const lookAway = (page: Page) => page.mouse.move(0, 0)

/** What the programme reads, with each way in which that goes wrong but those that are told of otherwise, or not by then. */
const cells = ['listShows', 'getZone', 'listCinemaShows', 'listCinemas']
  .flatMap((call) => someTroubles.map((trouble) => ({ call, ...trouble })))
  .filter(({ call, name }) => name !== '404' || !['getZone', 'listCinemaShows'].includes(call))
  .filter(({ call, fault }) => call !== 'listCinemas' || !fault.hang)
const taken = chosen(cells, { share: 0.5, by: ['call', 'name'] })
const troublesOf = (call: string) => taken.filter((cell) => cell.call === call)

test('a catalogue that cannot be read says so, leaves the page as it is, and comes with another try; a place gives way to all cinemas, and a cinema to its place', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  const said = main(page).getByText('The programme could not be loaded. Please try again in a moment.')
  portal.faults.set('listShows', { status: 500 })
  await visitor.goTo('/en/movies?when=soon')
  await expect(said).toBeVisible()
  await expect(where(page)).toHaveValue('idf')
  await expectNoBarrier(page, 'a catalogue that cannot be read')
  await beImpatient(true)
  for (const { name, fault } of troublesOf('listShows')) {
    portal.faults.set('listShows', fault)
    await tryAgain(again(page), said)
    await expect(said, name).toBeVisible()
    await expectSense(page, name)
  }
  await heal(page, portal)
  await again(page).click()
  await expect(status(page)).toHaveText('5 films')
  await expect(main(page).locator(':focus').getByRole('link'), 'what stands in its place').toHaveCount(5)

  await beImpatient(false)
  await page.getByRole('navigation', { name: 'When' }).getByRole('link', { name: 'Now showing' }).click()
  await expect(status(page)).toHaveText('7 films')
  await beImpatient(true)
  const [firstOfZone, ...othersOfZone] = troublesOf('getZone')
  const ofZone = main(page).getByText(
    'What is on in the place you chose could not be read. This is what all our cinemas',
  )
  portal.faults.set('getZone', firstOfZone?.fault ?? {})
  await where(page).selectOption('Lyon')
  await expect(ofZone).toBeVisible()
  await expect(where(page)).toHaveValue('')
  await expect(status(page)).toHaveText('12 films')
  for (const { name, fault } of othersOfZone) {
    portal.faults.set('getZone', fault)
    await tryAgain(again(page), ofZone)
    await expect(ofZone, name).toBeVisible()
    await expect(status(page), name).toHaveText('12 films')
    await expectSense(page, name)
  }
  await lookAway(page)
  await heal(page, portal)
  await again(page).click()
  await expect(where(page)).toHaveValue('lyon')
  await expect(again(page)).toHaveCount(0)
  await expect(main(page).locator(':focus').getByRole('link'), 'what stands in its place').toHaveCount(7)

  const [firstOfCinema, ...othersOfCinema] = troublesOf('listCinemaShows')
  const ofCinema = main(page).getByText('What this cinema shows could not be read. This is what others show.')
  portal.faults.set('listCinemaShows', firstOfCinema?.fault ?? {})
  await field(page, 'Cinema').selectOption('Kinora Gerland')
  await expect(ofCinema).toBeVisible()
  for (const { name, fault } of othersOfCinema) {
    portal.faults.set('listCinemaShows', fault)
    await tryAgain(again(page), ofCinema)
    await expect(ofCinema, name).toBeVisible()
    await expect(tiles(page), name).toHaveCount(7)
    await expectSense(page, name)
  }
  await lookAway(page)
  await heal(page, portal)
  await again(page).click()
  await expect(field(page, 'Cinema')).toHaveValue('kinora-gerland')
  await expect(ofCinema).toHaveCount(0)
})

test('without the names of the cinemas, all the rest is there; a place or a cinema that there is not says so and shows what there is', async ({
  visitor,
  page,
  portal,
}) => {
  for (const { name, fault } of troublesOf('listCinemas')) {
    portal.faults.set('listCinemas', fault)
    await visitor.goTo('/en/movies?cinema=kinora-belleville')
    await expect(status(page), name).toHaveText('7 films')
    await expect(where(page), name).toHaveValue('idf')
    await expect(field(page, 'Cinema'), name).toHaveValue('kinora-belleville')
    await expectSense(page, name)
  }
  portal.faults.clear()

  await visitor.goTo('/en/movies?cinema=kinora-atlantis')
  await expect(main(page)).toContainText('We do not know this cinema.')
  await expect(status(page)).toHaveText('7 films')
  await expect(field(page, 'Cinema')).toHaveValue('')
  await page.evaluate(() => localStorage.setItem('zone', 'atlantis'))
  await visitor.goTo('/en/movies')
  await expect(main(page)).toContainText('We have no cinema there any more.')
  await expect(status(page)).toHaveText('12 films')
  await expect(again(page)).toHaveCount(0)
  await where(page).selectOption('Marseille')
  await expect(main(page)).not.toContainText('We have no cinema there')
  await expect(where(page)).toHaveValue('marseille')
})

test('a show of which nothing is known, or too much, does no harm', async ({ visitor, page, portal }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  portal.prefer.set('listShows', { code: 200, example: 'bare' })
  await visitor.goTo('/en/movies')
  await expect(main(page)).toContainText('Nothing is showing here at the moment.')
  await main(page).getByRole('button', { name: 'Look everywhere (1)' }).click()
  await expect(tiles(page)).toHaveText('Film surpriseFilm surprise')
  await expectSense(page, 'a bare show')
  portal.prefer.set('listShows', { code: 200, example: 'long-names' })
  await visitor.goTo('/en/movies?when=soon')
  await expect(tiles(page)).toContainText('Cinq tasses de thé, deux croissants')
  await expectNoBarrier(page, 'long names')
  portal.prefer.set('listShows', { code: 200, example: 'none' })
  await visitor.goTo('/en/shows')
  await expect(main(page)).toContainText('Nothing is showing here at the moment.')
  await expect(main(page).getByRole('button', { name: /everywhere/ })).toHaveCount(0)
})

test('where the browser keeps nothing, a place lasts as long as the page', async ({ visitor, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  await visitor.goTo('/en/movies')
  await where(page).selectOption('Lyon')
  await expect(where(page)).toHaveValue('lyon')
  await page
    .getByRole('navigation', { name: 'Also in our cinemas' })
    .getByRole('link', { name: /together/ })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'All shows' })).toBeVisible()
  await expect(where(page)).toHaveValue('lyon')
})
