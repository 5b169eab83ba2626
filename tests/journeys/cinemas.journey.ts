import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { holdWrites } from '#tests/support/hold.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const favourites = (page: Page) => part(page, 'Favourites').getByRole('listitem')
const all = (page: Page) => part(page, 'Find a cinema').getByRole('listitem')
const names = (page: Page) => favourites(page).locator('summary > span:first-of-type > strong')
const words = (page: Page) => page.getByRole('searchbox', { name: 'Name, city, or what it has' })
const outcome = (page: Page) => page.getByRole('search', { name: 'Find a cinema' }).locator('..').getByRole('status')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click()

/** The second half of a double click, which comes once the page has changed. */
async function pressAgain(page: Page): Promise<void> {
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
}

/** What the server has. */
const kept = ({ world }: Portal, id: PersonaId) => world.customer(id)?.favourites

/** Gives somebody other favourites before they arrive. */
function follows({ world }: Portal, id: PersonaId, cinemas: readonly string[]): void {
  const customer = world.customer(id)
  if (!customer) throw new Error(`The demo world has lost its ${id}.`)
  world.commit({ ...customer, favourites: [...cinemas] })
}

test('one that has closed since the page was opened cannot be added; the first cinema is found by a tag and added, others follow in their order, and one goes again', async ({
  visitor,
  page,
  portal,
}) => {
  await page.route('**/api/cinemas', async (route) => {
    const response = await answerTo(route)
    const [first, ...others] = await response.json()
    await route.fulfill({ response, json: [{ ...first, id: 'fr-etoile', name: 'Kinora Étoile' }, first, ...others] })
  })
  await visitor.arriveAs('empty', '/en/cinemas')
  await expect(all(page)).toHaveCount(7)
  await page.unroute('**/api/cinemas')
  await press(page, 'Add Kinora Étoile')
  await expect(page.getByRole('alert')).toContainText('This cinema has closed for good.')
  await expect(all(page)).toHaveCount(6)
  await expect(page.getByText('No cinema has a place here yet.')).toBeVisible()
  expect(kept(portal, 'empty')).toEqual([])
  await page.getByRole('button', { name: 'Close this message' }).click()

  await expect(favourites(page)).toHaveCount(0)
  await expect(part(page, 'Favourites').getByText('Free place')).toHaveCount(5)

  await words(page).fill('dolby')
  await expect(outcome(page)).toHaveText('3 of 6 cinemas')
  await press(page, 'Add Kinora Joliette')
  await expect(page.getByText('1 of 5 places taken')).toBeVisible()
  await expect(all(page).filter({ hasText: 'Kinora Joliette' })).toContainText('Among your favourites')
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await press(page, 'Add Kinora Belleville')
  // The second half of a double click meets what would take it away again.
  await expect(all(page).getByRole('button', { name: 'Remove Kinora Belleville' })).toBeFocused()
  await pressAgain(page)
  await press(page, 'Add Kinora Canal')
  await expect(names(page)).toHaveText(['Kinora Joliette', 'Kinora Belleville', 'Kinora Canal'])
  await expect.poll(() => kept(portal, 'empty')).toEqual(['fr-joliette', 'fr-belleville', 'fr-canal'])

  // A double click of which the second half meets the cinema that has moved up.
  const remove = part(page, 'Favourites').getByRole('button', { name: 'Remove Kinora Belleville' })
  await remove.click()
  await expect(names(page)).toHaveText(['Kinora Joliette', 'Kinora Canal'])
  await pressAgain(page)
  await expect.poll(() => kept(portal, 'empty')).toEqual(['fr-joliette', 'fr-canal'])
  await page.reload()
  await expect(names(page)).toHaveText(['Kinora Joliette', 'Kinora Canal'])
  await expect(part(page, 'Favourites').getByText('Free place')).toHaveCount(3)

  await page.getByRole('link', { name: 'My account' }).first().click()
  await expect(part(page, 'Your cinemas').getByRole('term')).toHaveText(['Kinora Joliette', 'Kinora Canal'])
})

test('the search forgives slips, stands in the address, and says when there is nothing; a sixth is shown, refused and gone again with a word about it, and has a place once another has left', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/cinemas?q=imax')
  await expect(words(page)).toHaveValue('imax')
  await expect(all(page)).toHaveCount(2)
  await words(page).fill('BUTTE aux cailles')
  await expect(outcome(page)).toHaveText('1 of 6 cinemas')
  await expect(page).toHaveURL(/\/en\/cinemas\?q=BUTTE\+aux\+cailles$/)
  await words(page).fill('marsielle')
  await expect(outcome(page)).toHaveText('Nothing is spelled quite like this. These come close.')
  await expect(all(page)).toHaveText([/^Kinora Joliette/])
  await words(page).fill('imax')
  await expect(all(page).first().locator('summary')).toContainText(/Among your favourites · IMAX$/)

  await page.getByRole('link', { name: 'My account' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
  await page.goBack()
  await expect(words(page)).toHaveValue('imax')
  await expect(all(page)).toHaveCount(2)

  await words(page).fill('zanzibar')
  await expect(outcome(page)).toContainText('No cinema matches this search.')
  await expect(all(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(words(page)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/cinemas$/)
  await expect(all(page)).toHaveCount(6)

  const before = kept(portal, 'pass-holder')
  const letGo = await holdWrites(page, '**/api/accounts/me/cinemas')
  await press(page, 'Add Kinora Promenade')
  await expect(favourites(page)).toHaveCount(6)
  await expect(page.getByText('5 of 5 places taken')).toBeVisible()
  await letGo()
  await expect(page.getByRole('alert')).toHaveText(/You can follow five cinemas at most\. Remove one to make room\./)
  await expect(favourites(page)).toHaveCount(5)
  await expect(page.getByRole('button', { name: 'Add Kinora Promenade' })).toBeEnabled()
  expect(kept(portal, 'pass-holder')).toEqual(before)

  await press(page, 'Remove Kinora Canal')
  await press(page, 'Add Kinora Promenade')
  await expect(names(page).last()).toHaveText('Kinora Promenade')
  await expect(names(page)).toHaveCount(5)
  await expect.poll(() => kept(portal, 'pass-holder')?.at(-1)).toBe('fr-promenade')
})

test('a cinema unfolds to what is known about it, and leads out only where that is safe', async ({
  visitor,
  page,
  portal,
}) => {
  follows(portal, 'leaving', ['fr-canal', 'fr-promenade', 'fr-etoile', 'fr-gerland'])
  await visitor.arriveAs('leaving', '/en/cinemas')
  await expect(page.getByText('4 of 5 places taken')).toBeVisible()
  const mine = (name: string) => favourites(page).filter({ hasText: name })
  await expect(mine('Kinora Promenade')).toContainText('Closed for a while')
  await expect(mine('Kinora Étoile')).toContainText('Not in the list of this site')
  await mine('Kinora Étoile').locator('summary').click()
  await expect(mine('Kinora Étoile')).toContainText('It has closed for good, or is in another country.')

  await mine('Kinora Gerland').locator('summary').click()
  await expect(mine('Kinora Gerland')).toContainText(/Screens12Seats2.160/)
  await expect(mine('Kinora Gerland')).toContainText('Open to visitors in a wheelchair')
  await expect(mine('Kinora Gerland')).toContainText('88 avenue Tony-GarnierNiveau 169007 Lyon')
  await expect(mine('Kinora Gerland').getByRole('list')).toContainText('Car park')
  await expect(mine('Kinora Gerland').getByRole('link')).toHaveText([
    'The way on a map(opens in a new tab)',
    'Opening hours and reviews(opens in a new tab)',
  ])
  const way = mine('Kinora Gerland').getByRole('link', { name: 'The way on a map' })
  await expect(way).toHaveAttribute('href', /google\.com\/maps\/dir\/\?api=1&destination=45\.7301%2C4\.8269$/)
  await expect(way).toHaveAttribute('rel', 'noopener')
  await mine('Kinora Canal').locator('summary').click()
  await expect(mine('Kinora Canal').getByRole('link')).toHaveText('The way on a map(opens in a new tab)')

  const palace = all(page).filter({ hasText: 'Petit Palais' })
  await palace.locator('summary').click()
  await expect(palace).toContainText('No access for visitors in a wheelchair')
  await expect(palace.getByRole('link')).toHaveAttribute('href', /destination=Kinora\+Le\+Petit\+Palais.*75013\+Paris$/)

  await mine('Kinora Gerland').getByRole('button', { name: 'I usually go here' }).click()
  await expect(mine('Kinora Gerland').locator('summary')).toContainText('Where you usually go')
  await expect.poll(() => portal.world.customer('leaving')?.account.favoriteCinema).toBe('fr-gerland')
})

test('near me is asked for on request alone, sorts by distance, leaves what is not on the map for the end, and says why it cannot be', async ({
  visitor,
  page,
  context,
}) => {
  await context.clock.install()
  await page.addInitScript(() => {
    const { geolocation } = navigator
    const ask = geolocation.getCurrentPosition.bind(geolocation)
    geolocation.getCurrentPosition = (...how) => {
      Reflect.set(window, 'asked', true)
      ask(...how)
    }
  })
  await visitor.arriveAs('pass-holder', '/en/cinemas')
  const near = page.getByRole('button', { name: 'Nearest first' })
  await expect(all(page)).toHaveText([/^Kinora Belleville/, /Canal/, /Gerland/, /Joliette/, /Petit/, /Promenade/])
  expect(await page.evaluate(() => Reflect.get(window, 'asked'))).toBeUndefined()
  await near.click()
  await expect(outcome(page)).toHaveText(/^We were not told where you are\./)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation(null)
  await near.click()
  await expect(outcome(page)).toHaveText(/^Your device cannot tell where you are/)

  // An app around the page that has never heard of the question: the search goes on.
  await page.evaluate(() => {
    navigator.geolocation.getCurrentPosition = () => undefined
  })
  await near.click()
  await expect(outcome(page)).toHaveText('Looking for where you are. It stays on this device.')
  await words(page).fill('nice')
  await expect(all(page)).toHaveText([/^Kinora Promenade/])
  await context.clock.fastForward(30_000)
  await expect(outcome(page)).toContainText(/^It takes too long to find out where you are\./)
  await expect(all(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear the search' }).click()

  // A device that tells.
  await page.evaluate(() => Reflect.deleteProperty(navigator.geolocation, 'getCurrentPosition'))
  await context.setGeolocation({ latitude: 45.75, longitude: 4.85 })
  await near.click()
  await expect(outcome(page)).toHaveText('The nearest cinemas come first.')
  await expect(all(page)).toHaveText([
    /^Kinora GerlandLyon, 2[.,]8 km/,
    /^Kinora JolietteMarseille, 27\d km/,
    /Nice, \d+ km/,
    /Toulouse, \d+ km/,
    /Paris, 39\d km/,
    /^Kinora Le Petit Palais de la Butte-aux-CaillesParis(?!,)/,
  ])
  expect(new URL(page.url()).search, 'where somebody is stays with them').toBe('')
  await page.getByRole('button', { name: 'Sort by name' }).click()
  await expect(outcome(page)).toBeEmpty()
  await expect(all(page).first()).toContainText('Belleville')

  await context.setGeolocation({ latitude: 40.4, longitude: -3.7 })
  await page.reload()
  await near.click()
  await expect(outcome(page)).toHaveText(/^All cinemas are a long way from you: the nearest one is 5\d\d km away\.$/)
})

test('what another tab has changed is there as soon as one comes back, or as soon as it matters', async ({
  visitor,
  page,
  context,
  portal,
}) => {
  await visitor.arriveAs('empty', '/en/cinemas')
  const other = await context.newPage()
  await visitorOf(other, portal).goTo('/en/cinemas')
  for (const name of ['Canal', 'Gerland', 'Joliette', 'Promenade']) await press(other, `Add Kinora ${name}`)
  await expect.poll(() => kept(portal, 'empty')).toHaveLength(4)
  await press(page, 'Add Kinora Belleville')
  await expect(names(page)).toHaveCount(5)
  await press(other, 'Add Kinora Le Petit Palais de la Butte-aux-Cailles')
  await expect(other.getByRole('alert')).toContainText('You can follow five cinemas at most.')
  await expect(names(other)).toHaveText(await names(page).allTextContents())
  await press(other, 'Remove Kinora Canal')
  await expect.poll(() => kept(portal, 'empty')).toHaveLength(4)
  await comeBack(page)
  await expect(names(page)).toHaveText(['Kinora Gerland', 'Kinora Joliette', 'Kinora Promenade', 'Kinora Belleville'])
})
