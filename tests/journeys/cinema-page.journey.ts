import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { expectSense, heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen, seed } from '#tests/support/form.ts'
import { holdWrites } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { allAnswered, allRead } from '#tests/support/under-way.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const add = (page: Page) => button(page, 'Add to your favourites')
const remove = (page: Page) => button(page, 'Remove from your favourites')

/** What the server has. */
const kept = ({ world }: Portal, id: PersonaId) => world.customer(id)?.favourites
const writes = ({ calls }: Portal) =>
  calls.filter(({ operationId }) => operationId === 'addFavouriteCinemas' || operationId === 'removeFavouriteCinemas')

test('a cinema says where it is, what it has and what is on, and leads on; one that is closed or not open yet says so first', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/cinema/kinora-gerland')
  await expect(heading(page, 'Kinora Gerland')).toBeVisible()
  await expect(page).toHaveTitle('Kinora Gerland, Lyon · Kinora')
  await expect(main(page)).toContainText('88 avenue Tony-GarnierNiveau 169007 Lyon')
  const way = main(page).getByRole('link', { name: 'The way on a map' })
  await expect(way).toHaveAttribute('href', /destination=45\.7301%2C4\.8269$/)
  await expect(part(page, 'What is on').getByRole('link').first()).toBeVisible()
  const about = part(page, 'The cinema')
  await expect(about.getByRole('paragraph').first()).toHaveText(/^The largest of our cinemas in Lyon/)
  await expect(about.getByText('Parking is free for four hours with a ticket of the day.')).toBeVisible()
  await expect(about.getByText(/^12 screens and 2.160 seats\.$/)).toBeVisible()
  await expect(about.getByRole('listitem')).toHaveText(['IMAX', '4DX', 'Dolby Cinema'])
  await expect(about).toContainText('Car park')
  await expect(about).toContainText('Open to visitors in a wheelchair')
  const business = about.getByRole('link', { name: 'Opening hours and reviews' })
  await expect(business).toHaveAttribute('href', 'https://maps.example/places/kinora-gerland')
  await expect(business).toHaveAttribute('target', '_blank')
  await expect(main(page).locator('img[src*="/backdrops/"]')).toHaveAttribute('height', '720')
  await expect(part(page, 'Close by')).toHaveCount(0)

  await visitor.walkTo('/en/cinema/kinora-canal')
  await expect(part(page, 'The cinema')).toContainText('7 screens and')
  await expect(part(page, 'The cinema').getByRole('link')).toHaveCount(0)

  await visitor.walkTo('/en/cinema/kinora-promenade')
  await expect(main(page)).toContainText('Kinora PromenadeClosed for a while')
  await expect(main(page)).toContainText('It opens again. Until then it shows no films.')
  await expectNoBarrier(page, 'closed')

  await visitor.goTo('/en/cinema/kinora-westergas', 'nl')
  await expect(main(page)).toContainText('Opening soon')
  await expect(main(page)).toContainText('Others are close by: you find them below.')
  const sections = main(page).getByRole('heading', { level: 2 })
  await expect(sections.first()).toHaveText('The cinema')
  await expect(sections.nth(1)).toHaveText('Close by')

  await visitor.walkTo('/en/cinema/kinora-dom')
  await expect(part(page, 'Close by').getByRole('listitem')).toHaveText([
    /^Kinora aan ’t IJAmsterdam, 3\d km$/,
    /^Kinora MaasRotterdam, 4\d km$/,
    /^Kinora SpuiDen Haag, 5\d km$/,
    /^Kinora BosrandTilburg, 5\d km$/,
  ])
  await part(page, 'Close by').getByRole('link', { name: 'Cinemas in Utrecht' }).click()
  await expect(heading(page, 'Cinemas in Utrecht')).toBeFocused()
  expect(portal.calls.filter(({ path }) => path.startsWith('/api/accounts'))).toEqual([])
})

test('a visitor who adds a cinema to their favourites signs in on the way, and finds it added, once', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/cinema/kinora-joliette')
  await add(page).click()
  await visitor.signInAs('empty')
  await expect(heading(page, 'Kinora Joliette')).toBeVisible()
  await expect(remove(page)).toBeFocused()
  await expect.poll(() => kept(portal, 'empty')).toEqual(['fr-joliette'])
  await page.reload()
  await expect(remove(page)).toBeVisible()
  expect(writes(portal)).toHaveLength(1)

  await remove(page).click()
  await expect(add(page)).toBeFocused()
  await expect.poll(() => kept(portal, 'empty')).toEqual([])

  await test.step('and stays so when the language changes before the server has answered', async () => {
    const letGo = await holdWrites(page, '**/api/accounts/me/cinemas')
    await add(page).click()
    await page.getByRole('contentinfo').getByRole('button', { name: 'Français' }).click()
    const added = button(page, 'Retirer de mes favoris')
    await expect(added).toBeVisible()
    await allRead(page)
    await letGo()
    await allAnswered(page)
    await quiet(page)
    expect(kept(portal, 'empty')).toEqual(['fr-joliette'])
    await expect(added).toBeVisible()
  })
})

test('favourites that cannot be read come with another try; a sixth is shown, refused and gone again with a word about it; what fails otherwise goes too', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('listFavouriteCinemas', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/cinema/kinora-promenade')
  await expect(main(page)).toContainText('This part could not be loaded. Nothing is lost.')
  await expect(part(page, 'The cinema')).toBeVisible()
  await heal(page, portal)
  await button(page, 'Try again').click()
  await expect(add(page)).toBeVisible()

  const before = kept(portal, 'pass-holder')
  const letGo = await holdWrites(page, '**/api/accounts/me/cinemas')
  await add(page).click()
  await expect(remove(page)).toBeVisible()
  await letGo()
  await expect(page.getByRole('alert')).toHaveText(/You can follow five cinemas at most\. Remove one to make room\./)
  await expect(add(page)).toBeVisible()
  expect(kept(portal, 'pass-holder')).toEqual(before)
  await page.getByRole('button', { name: 'Close this message' }).click()

  await visitor.walkTo('/en/cinema/kinora-canal')
  portal.faults.set('removeFavouriteCinemas', { status: 500 })
  await remove(page).click()
  await expect(page.getByRole('alert')).toContainText('Kinora Canal could not be removed.')
  await expect(remove(page)).toBeVisible()
  portal.faults.clear()
  await remove(page).click()
  await expect(add(page)).toBeVisible()
  await expect.poll(() => kept(portal, 'pass-holder')).not.toContain('fr-canal')
  await main(page).getByRole('link', { name: 'Toulouse', exact: true }).first().click()
  await page.goBack()
  await expect(add(page)).toBeVisible()
})

test('a cinema that says little, much, something new or next to nothing is whole', async ({
  visitor,
  page,
  portal,
}) => {
  const example = (name: string) => portal.prefer.set('getCinema', { code: 200, example: name })
  example('bare')
  await visitor.goTo('/en/cinema/kinora-le-petit-palais-de-la-butte-aux-cailles')
  await expect(part(page, 'The cinema')).toHaveText(/^The cinema2 screens and 164 seats\.No access for visitors/)
  await expect(part(page, 'Close by')).toHaveCount(0)
  await expect(main(page).locator('img[src*="/backdrops/"]')).toHaveCount(0)
  await expectNoBarrier(page, 'bare')
  example('two-buildings')
  await visitor.walkTo('/en/cinema/kinora-gerland')
  await expect(main(page).getByText('Kinora Gerland, la halle')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'The way on a map' })).toHaveCount(2)
  await expect(main(page)).not.toContainText(/seasonal/)
  await expect(part(page, 'Close by').getByRole('listitem').first()).toHaveText(/^Kinora ConfluenceLyon, 1[.,]2 km$/)
  await expectNoBarrier(page, 'two buildings')

  // Nothing that has to be there, and a picture that is not.
  portal.prefer.clear()
  await page.route('**/api/cinema/kinora-belleville', async (route) => {
    const response = await answerTo(route)
    const cinema = await response.json()
    const picture = '/media/backdrops/.svg'
    const json = { ...cinema, hallCount: 0, seatCount: 1, tags: [], theaters: [], backdrop: picture, description: ' ' }
    await route.fulfill({ response, json })
  })
  await visitor.walkTo('/en/cinema/kinora-belleville')
  await expect(part(page, 'The cinema')).toHaveText(/^The cinema1 seatOpen to visitors/)
  await expect(main(page).locator('img[src*="/backdrops/"]')).toHaveCount(0)
  await expect(main(page).getByRole('link', { name: 'Paris', exact: true }).first()).toBeVisible()
  await expectSense(page, 'next to nothing')
})

test('one that does not exist, or has closed for good, is a page that does not exist; what fails may come yet', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  await visitor.goTo('/en/cinema/%2e%2e%2fsettings')
  await expect(heading(page, 'This page is not in the programme.')).toBeVisible()
  for (const slug of ['nowhere', 'kinora-etoile', 'kinora-maas']) {
    await visitor.walkTo(`/en/cinema/${slug}`)
    await expect(heading(page, 'This page is not in the programme.'), slug).toBeVisible()
  }

  const again = main(page).getByRole('button', { name: 'Try again' })
  const said = main(page).getByText(/The page could not be shown\.|We cannot reach the cinema\./)
  portal.faults.set('getCinema', { status: 500 })
  portal.faults.set('listCinemaShows', { status: 503 })
  await visitor.goTo('/en/cinema/kinora-gerland')
  await expect(said).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await beImpatient(true)
  // A server that answers 404 has no such cinema: see above.
  const troubles = someTroubles.filter(({ name }) => name !== '404')
  for (const { name, fault } of chosen(troubles, { share: 0.5, by: [], seed: seed + 1 })) {
    portal.faults.set('getCinema', fault)
    await tryAgain(again, said)
    await expect(said, name).toBeVisible()
    await expectSense(page, name)
  }
  await expectNoBarrier(page, 'not loaded')
  await heal(page, portal, 'getCinema')
  await again.click()
  await expect(heading(page, 'Kinora Gerland')).toBeVisible()
  await expect(part(page, 'What is on')).toContainText('This part could not be loaded. Nothing is lost.')
  await expect(part(page, 'The cinema')).toContainText('12 screens')
})

test('everything on the page of a cinema is done by keyboard, and stands still while it comes', async ({
  visitor,
  page,
  portal,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement
      for (const entry of list.getEntries()) {
        dataset.shift = String(Number(dataset.shift ?? 0) + ('value' in entry ? Number(entry.value) : 0))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  portal.faults.set('getCinema', { delayMs: 900 })
  portal.faults.set('listCinemaShows', { delayMs: 1200 })
  await page.setViewportSize({ width: 360, height: 780 })
  await visitor.arriveAs('empty', '/en/cinema/kinora-belleville')
  await expect(part(page, 'What is on').getByRole('link').first()).toBeVisible()
  // A picture is taken of what is drawn, so every movement before it has been counted.
  await page.screenshot()
  const shift = () => page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0))
  expect(await shift()).toBeLessThanOrEqual(0.02)
  await tabTo(add(page))
  await page.keyboard.press('Enter')
  await expect(remove(page)).toBeFocused()
  await expect.poll(() => kept(portal, 'empty')).toEqual(['fr-belleville'])
  await page.keyboard.press('Space')
  await expect(add(page)).toBeFocused()
  await tabTo(part(page, 'Close by').getByRole('link', { name: /Petit Palais/ }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kinora Le Petit Palais de la Butte-aux-Cailles')).toBeFocused()
})
