import type { Locator, Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true })
const tiles = (place: Locator) => place.getByRole('listitem')
const titles = (place: Locator) => tiles(place).locator('img + span')
const tile = (page: Page, title: string) => tiles(main(page)).filter({ hasText: title })
const status = (page: Page) => main(page).getByRole('status').first()
const when = (page: Page, name: string) => page.getByRole('navigation', { name: 'When' }).getByRole('link', { name })
const where = (page: Page) => page.getByLabel('Where', { exact: true })
const field = (page: Page, name: string) => page.getByRole('search', { name: 'Find a show' }).getByLabel(name)
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

/** What is on around Paris, as the editors have ordered it. */
const aroundParis = [
  'Le Dernier Tramway',
  'Noord',
  'Les Cerfs-volants de Malo',
  'Atelier zéro',
  'Une pomme pour deux',
  'Vertige du mardi',
  'Brandnetel',
]

test('a visitor finds what is on around them from the menu, opens a film, and comes back to the list; what is to come, previews and what is new are each an address', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/club')
  await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Films' })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/movies$/)
  await expect(where(page)).toHaveValue('idf')
  await expect(titles(part(page, 'Now showing'))).toHaveText(aroundParis)
  await expect(status(page)).toHaveText('7 films')
  // The first row is there at once; the others when they are scrolled to.
  const posters = main(page).locator('li img')
  await expect(posters.first()).toHaveAttribute('loading', 'eager')
  await expect(posters.last()).toHaveAttribute('loading', 'lazy')

  await expect(tile(page, 'Noord')).toContainText('New, −12, 2 hrs 4 mins')
  await expect(tile(page, 'Vertige du mardi')).toContainText(/Previews before \d+ \p{L}+/u)
  await tile(page, 'Noord').getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/movies\/noord$/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
  // Nothing of a customer's is read for somebody who is none.
  expect(portal.calls.filter(({ path }) => path.startsWith('/api/accounts'))).toEqual([])
  portal.calls.length = 0
  await page.goBack()
  await expect(titles(part(page, 'Now showing'))).toHaveText(aroundParis)
  expect(callsTo(portal, 'listShows')).toEqual([])

  await expect(when(page, 'Now showing')).toHaveAttribute('aria-current', 'page')
  await when(page, 'Coming soon').click()
  await expect(page).toHaveURL(/\/en\/movies\?when=soon$/)
  await expect(when(page, 'Now showing')).not.toHaveAttribute('aria-current')
  await expect(when(page, 'Coming soon')).toHaveAttribute('aria-current', 'page')
  // By their first days.
  const toCome = ['Vertige du mardi', 'De glasblazers', 'Mille fenêtres', 'La Nuit des baleines', 'Cinq tasses de thé']
  await expect(titles(part(page, 'Coming soon'))).toHaveText(toCome)
  await expect(tile(page, 'De glasblazers')).toContainText(/From \d+ \p{L}+/u)

  await when(page, 'Previews').click()
  await expect(titles(part(page, 'Previews'))).toHaveText(['Vertige du mardi'])
  await expect(status(page)).toHaveText('1 film')
  await when(page, 'New this week').click()
  await expect(titles(part(page, 'New this week'))).toHaveText(['Noord', 'Atelier zéro', 'Brandnetel'])
  await expect(tile(page, 'Noord')).not.toContainText('New')

  // Back leads from one to the one before.
  await page.goBack()
  await expect(titles(part(page, 'Previews'))).toHaveText(['Vertige du mardi'])
  await page.goBack()
  await expect(titles(part(page, 'Coming soon'))).toHaveText(toCome)
  await visitor.goTo('/en/movies?when=never')
  await expect(titles(part(page, 'Now showing'))).toHaveText(aroundParis)

  await page
    .getByRole('navigation', { name: 'Also in our cinemas' })
    .getByRole('link', { name: /^Opera/ })
    .click()
  await expect(main(page).getByRole('heading', { level: 1, name: 'Events' })).toBeVisible()
})

test('what is looked for is in the address, keeps its order, and goes along from part to part', async ({
  visitor,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visitor.goTo('/en/movies')
  await expect(button(page, 'Search')).toBeVisible()
  await expect(field(page, 'Genre')).toBeHidden()
  await button(page, 'Search').click()
  await field(page, 'Genre').selectOption('Crime')
  await expect(page).toHaveURL(/\/en\/movies\?genre=Crime$/)
  await expect(status(page)).toHaveText('3 films')
  await expect(titles(part(page, 'Now showing'))).toHaveText(['Noord', 'Atelier zéro', 'Vertige du mardi'])
  await field(page, 'Title or director').fill('LINDQVIST zero')
  await expect(titles(part(page, 'Now showing'))).toHaveText(['Atelier zéro'])
  await expect(page).toHaveURL(/q=LINDQVIST/)
  await expect(button(page, 'Search (2)')).toBeVisible()

  // Nothing is found here; what is found elsewhere is shown instead.
  await field(page, 'Title or director').fill('glas')
  await field(page, 'Genre').selectOption('Drama')
  await expect(status(page)).toHaveText('0 films')
  await expect(part(page, 'Now showing')).toContainText('Nothing here matches what you look for.')
  await expect(titles(part(page, 'Coming soon'))).toHaveText(['De glasblazers'])
  await when(page, 'Coming soon').click()
  await expect(page).toHaveURL(/when=soon/)
  await expect(status(page)).toHaveText('1 film')
  await button(page, 'Clear the search').click()
  await expect(page).toHaveURL(/\/en\/movies\?when=soon$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(field(page, 'Title or director')).toHaveValue('')
  await page.goBack()
  await expect(titles(part(page, 'Coming soon'))).toHaveText(['De glasblazers'])

  // In another language, the page has that one's address and genres.
  await visitor.goTo('/fr/films?when=soon&genre=drame')
  await expect(titles(main(page))).toHaveText(['De glasblazers', 'Mille fenêtres'])
  // A link in another language, or from a hand: what means nothing looks for nothing.
  await visitor.goTo('/en/movies?genre=Policier&rating=12&q[]=1&cinema=')
  await expect(titles(part(page, 'Now showing'))).toHaveText(['Noord', 'Atelier zéro', 'Vertige du mardi'])
  await expect(button(page, 'Search (1)')).toBeVisible()
})

test('a place is chosen once for this device, and a cinema of it has its own programme', async ({
  visitor,
  page,
  context,
  portal,
}) => {
  await visitor.goTo('/en/movies')
  await expect(where(page).getByRole('option')).toHaveText([
    'Everywhere',
    'Greater Paris',
    'Lyon',
    'Marseille',
    'Nice',
    'Paris',
    'Toulouse',
  ])
  await where(page).selectOption('Lyon')
  await expect(titles(part(page, 'Now showing'))).toContainText(['Zomerijs'])
  await expect(titles(part(page, 'Now showing'))).not.toContainText(['Une pomme pour deux'])
  await expect(field(page, 'Cinema').getByRole('option')).toHaveText(['All', 'Kinora Gerland'])
  const tab = await context.newPage()
  await visitorOf(tab, portal).goTo('/en/shows?when=soon')
  await expect(where(tab)).toHaveValue('lyon')
  await where(tab).selectOption('Greater Paris')
  await expect(where(page)).toHaveValue('idf')
  await expect(titles(part(page, 'Now showing'))).toHaveText(aroundParis)
  await tab.close()

  await field(page, 'Cinema').selectOption('Kinora Belleville')
  await expect(page).toHaveURL(/cinema=kinora-belleville$/)
  await expect(part(page, 'Now showing').getByRole('link', { name: 'Kinora Belleville' })).toBeVisible()
  // A cinema knows the day of its previews.
  await expect(tile(page, 'Vertige du mardi')).toContainText(/Previews from \d+ \p{L}+/u)
  // Another place has other cinemas.
  await where(page).selectOption('Everywhere')
  await expect(page).toHaveURL(/\/en\/movies$/)
  await expect(status(page)).toHaveText('12 films')
  await page.reload()
  await expect(where(page)).toHaveValue('')
  await expect(status(page)).toHaveText('12 films')
})

test('where nothing is on there is what is coming, and the way to everywhere; a cinema’s flags and places decide over the catalogue’s', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/entertainment')
  await expect(status(page)).toHaveText('0 events')
  await expect(part(page, 'Now showing')).toContainText('Nothing is showing here at the moment.')
  await expect(titles(part(page, 'Coming soon'))).toHaveText([
    'La Traversée, opéra en direct',
    'La Nuit du court métrage',
  ])
  await expect(tile(page, 'La Traversée').getByRole('link')).toHaveAttribute('href', '/en/entertainment/la-traversee')
  await expectNoBarrier(page, 'nothing on')

  await page.getByRole('banner').getByRole('link', { name: 'Films', exact: true }).click()
  await expect(status(page)).toHaveText('7 films')
  await where(page).selectOption('Nice')
  await expect(part(page, 'Now showing')).toContainText('Nothing is showing here at the moment.')
  await button(page, 'Look everywhere (12)').click()
  await expect(status(page)).toHaveText('12 films')
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(where(page)).toHaveValue('')

  portal.prefer.set('listCinemaShows', { code: 200, example: 'early' })
  await field(page, 'Cinema').selectOption('Kinora Belleville')
  await when(page, 'Previews').click()
  await expect(titles(part(page, 'Previews'))).toHaveCount(1)
  await expect(tiles(part(page, 'Previews'))).toContainText(/Previews from/)
  portal.prefer.set('listCinemaShows', { code: 200, example: 'announced-only' })
  await visitor.goTo('/en/movies?cinema=kinora-belleville')
  await expect(part(page, 'Now showing')).toContainText('Nothing here matches what you look for.')
  await expect(tiles(part(page, 'Coming soon'))).not.toHaveCount(0)
})

test('all of it works from the keyboard, at every width and in both themes, with nothing in the way', async ({
  visitor,
  page,
}) => {
  await visitor.goTo('/en/shows')
  await expect(status(page)).toHaveText('7 films and evenings')
  await tabTo(when(page, 'Coming soon'))
  await page.keyboard.press('Enter')
  await expect(status(page)).toHaveText('7 films and evenings')
  await expect(part(page, 'Coming soon')).toBeVisible()
  await tabTo(where(page))
  await page.keyboard.type('Mars')
  await expect(where(page)).toHaveValue('marseille')
  await page.setViewportSize({ width: 320, height: 800 })
  await tabTo(button(page, 'Search'))
  await page.keyboard.press('Enter')
  await tabTo(field(page, 'Title or director'))
  await page.keyboard.type('mille')
  await expect(titles(part(page, 'Coming soon'))).toHaveText(['Mille fenêtres'])
  await expectNoBarrier(page, 'a search that is unfolded')
  await tabTo(tile(page, 'Mille fenêtres').getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/movies\/mille-fenetres$/)
})
