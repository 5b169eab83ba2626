import type { Page } from '@playwright/test'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { mainMenu } from '#tests/support/chrome.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { expectSense, heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const path = '/en/our-cinemas'
const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const groups = (page: Page) => main(page).getByRole('heading', { level: 2 })
const entries = (page: Page) => main(page).getByRole('listitem')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const words = (page: Page) => page.getByRole('searchbox', { name: 'Name, city or postcode' })
const need = (page: Page, name: string) => page.getByRole('checkbox', { name })
const outcome = (page: Page) => page.getByRole('search', { name: 'Find a cinema' }).locator('..').getByRole('status')

/** Has the site list other cinemas than the mock's own. */
async function withCinemas(page: Page, change: (cinemas: CatalogueCinema[]) => CatalogueCinema[]): Promise<void> {
  await page.unroute('**/api/cinemas')
  await page.route('**/api/cinemas', async (route) => {
    const response = await answerTo(route)
    await route.fulfill({ response, json: change(await response.json()) })
  })
}

/** As many cinemas as a large chain has, four to a city. */
function many(count: number): (cinemas: CatalogueCinema[]) => CatalogueCinema[] {
  return (cinemas) =>
    Array.from({ length: count }, (_, place) => {
      const [first] = cinemas
      const [theater] = first?.theaters ?? []
      if (!first || !theater) throw new Error('The mock has lost its cinemas.')
      const city = `Ville ${Math.floor(place / 4) + 1}`
      return {
        ...first,
        id: `c-${place}`,
        slug: `kinora-${place + 1}`,
        name: `Kinora ${place + 1}`,
        citySlug: city.toLowerCase().replace(' ', '-'),
        theaters: [{ ...theater, city, zip: String(99_000 + place) }],
        tags: place % 5 === 0 ? ['IMAX'] : ['Café'],
      }
    })
}

/** Has the list read anew, as after a look at another tab a minute later. The browser's clock has to be in hand. */
async function readAnew(page: Page): Promise<void> {
  await page.clock.fastForward('01:01')
  await comeBack(page)
}

test('a visitor goes from the menu to all cinemas, a city, a cinema and one close by, and finds them by name, postcode, city and what they have; the address and Back remember it', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/unavailable')
  await mainMenu(page).getByRole('link', { name: 'Cinemas' }).click()
  await expect(heading(page, 'Cinemas')).toBeFocused()
  await expect(page).toHaveTitle('Cinemas · Kinora')
  await expect(groups(page)).toHaveText(['Lyon', 'Marseille', 'Nice', 'Paris', 'Toulouse'])
  await expect(entries(page)).toHaveText([
    /^Kinora Gerland88 avenue Tony-Garnier, 69007IMAX · 4DX · Dolby Cinema · Car park · Wheelchair access$/,
    /^Kinora Joliette/,
    /^Kinora Promenade40 rue de la Buffa, 06000Closed for a while · Café · Wheelchair access$/,
    /^Kinora Belleville/,
    /^Kinora Le Petit Palais.*Hearing loop · No wheelchair access$/,
    /^Kinora Canal/,
  ])
  await link(page, 'Paris').click()
  await expect(heading(page, 'Cinemas in Paris')).toBeFocused()
  await link(page, 'Kinora Belleville').click()
  await expect(heading(page, 'Kinora Belleville')).toBeFocused()
  await link(page, 'Kinora Le Petit Palais de la Butte-aux-Cailles').click()
  await expect(heading(page, 'Kinora Le Petit Palais de la Butte-aux-Cailles')).toBeFocused()
  await page.goBack()
  await page.goBack()
  await page.goBack()
  await expect(heading(page, 'Cinemas')).toBeVisible()
  expect(portal.calls.filter(({ path: called }) => called.startsWith('/api/accounts'))).toEqual([])

  await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: 'All cinemas' }).click()
  await expect(page).toHaveURL(/\/en\/our-cinemas$/)

  await words(page).fill('750')
  await expect(outcome(page)).toHaveText('2 of 6 cinemas')
  await expect(groups(page)).toHaveText(['Paris'])
  await need(page, 'Wheelchair access').check()
  await expect(entries(page)).toHaveText([/^Kinora Belleville/])
  await expect(page).toHaveURL(/\/en\/our-cinemas\?q=%22750%22&wheelchair=true$/)
  await words(page).fill('')
  await expect(entries(page)).toHaveCount(5)
  await need(page, 'Dolby Cinema').check()
  await need(page, '4DX').check()
  await expect(outcome(page)).toHaveText('2 of 6 cinemas')
  await expect(page).toHaveURL(/\?wheelchair=true&has=dolby-cinema_4dx$/)

  await link(page, 'Kinora Joliette').click()
  await expect(heading(page, 'Kinora Joliette')).toBeVisible()
  await page.goBack()
  await expect(need(page, '4DX')).toBeChecked()
  await expect(entries(page)).toHaveText([/^Kinora Gerland/, /^Kinora Joliette/])
  await page.reload()
  await expect(need(page, 'Dolby Cinema')).toBeChecked()
  await words(page).fill('marsielle')
  await expect(outcome(page)).toHaveText('Nothing is spelled quite like this. These come close.')
  await need(page, '4DX').uncheck()
  await words(page).fill('paris')
  await expect(entries(page)).toHaveText([/^Kinora Belleville/])
  await words(page).fill('zanzibar')
  await expect(outcome(page)).toContainText('No cinema matches this search.')
  await expect(entries(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(words(page)).toBeFocused()
  await expect(page).toHaveURL(/\/en\/our-cinemas$/)
  await expect(entries(page)).toHaveCount(6)

  // What another language calls otherwise is no reason to show nothing.
  await visitor.follow(`${path}?has=boucle-magnetique_imax&wheelchair=maybe&q=`)
  await expect(need(page, 'IMAX')).toBeChecked()
  await expect(entries(page)).toHaveText([/^Kinora Gerland/, /^Kinora Belleville/])
})

test('nobody is kept from the cinemas, by keyboard neither; near me is asked for on a press alone, puts the nearest first, and says why it cannot', async ({
  visitor,
  page,
  context,
}) => {
  const near = page.getByRole('button', { name: 'Nearest first' })
  await visitor.goTo(`${path}?has=4dx&wheelchair=true`)
  await expect(entries(page)).toHaveCount(2)
  await expectNoBarrier(page, 'some of the cinemas')
  await tabTo(need(page, '4DX'))
  await page.keyboard.press('Space')
  await expect(entries(page)).toHaveCount(5)
  await need(page, 'Wheelchair access').uncheck()
  await expect(entries(page)).toHaveCount(6)

  await near.click()
  await expect(outcome(page)).toHaveText(/^We were not told where you are\./)
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 43.7, longitude: 7.2 })
  await near.click()
  await expect(outcome(page)).toHaveText('The nearest cinemas come first.')
  await expect(groups(page)).toHaveText(['Near you'])
  await expect(entries(page).first()).toHaveText(/^Kinora PromenadeNice, 4[.,]8 kmClosed for a while/)
  await expect(entries(page).last()).toHaveText(/^Kinora Le Petit Palais.*Paris(?!,)/)
  await need(page, 'IMAX').check()
  await expect(entries(page)).toHaveText([/^Kinora GerlandLyon, 29\d km/, /^Kinora BellevilleParis, 68\d km/])
  expect(new URL(page.url()).search, 'where somebody is stays with them').toBe('?has=imax')
  await page.getByRole('button', { name: 'Sort by city' }).click()
  await expect(groups(page)).toHaveText(['Lyon', 'Paris'])

  await context.setGeolocation(null)
  await page.reload()
  await near.click()
  await expect(outcome(page)).toContainText('Your device cannot tell where you are at the moment.')

  await tabTo(link(page, 'Kinora Gerland'))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Kinora Gerland')).toBeFocused()
})

test('120 cinemas are all there, and no heavier than they have to be', async ({ visitor, page }) => {
  const nodes = () => main(page).evaluate((element) => element.querySelectorAll('*').length)
  await page.clock.install()
  await withCinemas(page, many(10))
  await visitor.goTo(path)
  await expect(entries(page)).toHaveCount(10)
  const few = await nodes()
  await withCinemas(page, many(120))
  await readAnew(page)
  await expect(entries(page)).toHaveCount(120)
  await expect(groups(page)).toHaveCount(30)
  await expect(groups(page).nth(2)).toHaveText('Ville 3')
  expect((await nodes()) / few, 'elements of 120 to those of 10').toBeLessThan(12)
  await words(page).fill('kinora 56')
  await expect(entries(page)).toHaveText([/^Kinora 56/])
  await words(page).fill('99118')
  await expect(entries(page)).toHaveText([/^Kinora 119/])
  await words(page).fill('')
  await expect(entries(page)).toHaveCount(120)
  await entries(page).last().scrollIntoViewIfNeeded()
  await expect(link(page, 'Kinora 120')).toBeInViewport()

  await withCinemas(page, many(400))
  await readAnew(page)
  await expect(entries(page)).toHaveCount(150)
  const more = page.getByRole('button', { name: 'Show more' })
  const tops = await more.evaluate(async (button) => {
    button.scrollIntoView()
    const top = button.getBoundingClientRect().top
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return { top, later: button.getBoundingClientRect().top }
  })
  expect(tops.later, 'the button stays under the finger that is about to press it').toBeCloseTo(tops.top, 0)
  await more.click()
  await expect(entries(page)).toHaveCount(300)
})

test('whatever goes wrong with reading the cinemas is said, with the heading in place and a second try; a status that is new, nothing but what must be known, and no cinema at all', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await page.clock.install()
  const beImpatient = await impatience(page)
  const again = main(page).getByRole('button', { name: 'Try again' })
  const said = main(page).getByText('This part could not be loaded. Nothing is lost.')
  portal.faults.set('listCinemas', { status: 500 })
  await visitor.goTo(path)
  await expect(said).toBeVisible()
  await beImpatient(true)
  for (const { name, fault } of chosen(someTroubles, { share: 0.5, by: [] })) {
    portal.faults.set('listCinemas', fault)
    await tryAgain(again, said)
    await expect(said, name).toBeVisible()
    await expect(heading(page, 'Cinemas'), name).toBeVisible()
    await expectSense(page, name)
  }
  await expectNoBarrier(page, 'not loaded')
  await heal(page, portal)
  await again.click()
  await expect(entries(page)).toHaveCount(6)

  await beImpatient(false)
  portal.prefer.set('listCinemas', { code: 200, example: 'closed-cinema' })
  await readAnew(page)
  await expect(entries(page)).toHaveText([/^Kinora Beffroi.*Closed for a while · 4DX/, /^Kinora Baie(?!.*seasonal)/])
  portal.prefer.set('listCinemas', { code: 200, example: 'no-position' })
  await readAnew(page)
  await expect(groups(page)).toHaveText(['Paris', 'Toulouse'])
  await expect(entries(page).first()).toHaveText(/^Kinora BellevilleIMAX/)
  await expectSense(page, 'nothing but what must be known')
  portal.prefer.set('listCinemas', { code: 200, example: 'none' })
  await readAnew(page)
  await expect(main(page)).toContainText('We have no cinema here yet.')
  await expectNoBarrier(page, 'no cinema')
})
