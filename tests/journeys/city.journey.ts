import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expectSense, heal, impatience, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen, seed } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const cinema = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2, name }) })
const others = (page: Page) => page.getByRole('region', { name: 'Other cities' }).getByRole('link')

const cities = {
  fr: ['Paris', 'Lyon', 'Marseille', 'Toulouse', 'Nice'],
  nl: ['Amsterdam', 'Rotterdam', 'Den Haag', 'Utrecht', 'Tilburg'],
} as const

/** Every market's cities, which the footer leads to; in the quick form some of each. */
const some = chosen(
  (['fr', 'nl'] as const).flatMap((market) => cities[market].map((city) => ({ market, city }))),
  { share: 0.6, by: ['market'] },
)

test('a city has its cinemas with address and access, and the way to each, to all and to the other cities; the footer’s five cities of each market are such pages', async ({
  visitor,
  page,
}) => {
  await visitor.goTo('/en/our-cinemas/paris')
  await expect(cinema(page, 'Kinora Belleville')).toContainText('14 rue des Cascades75020 Paris')
  await expect(cinema(page, 'Kinora Belleville')).toContainText(/IMAXDolby Cinema.*Café · Hearing loop/)
  await expect(cinema(page, 'Kinora Belleville')).toContainText('Open to visitors in a wheelchair')
  await expect(cinema(page, 'Petit Palais')).toContainText('No access for visitors in a wheelchair')
  const way = cinema(page, 'Kinora Belleville').getByRole('link', { name: 'The way on a map' })
  await expect(way).toHaveAttribute('href', /destination=48\.8719%2C2\.3902$/)
  await expectNoBarrier(page, 'a city')
  await others(page).filter({ hasText: 'Nice' }).click()
  await expect(heading(page, 'Cinemas in Nice')).toBeFocused()
  await expect(cinema(page, 'Kinora Promenade')).toContainText('Closed for a while')
  await main(page).getByRole('link', { name: 'Kinora Promenade' }).click()
  await expect(heading(page, 'Kinora Promenade')).toBeVisible()
  await main(page).getByRole('link', { name: 'Nice', exact: true }).first().click()
  await main(page).getByRole('link', { name: 'Cinemas', exact: true }).click()
  await expect(heading(page, 'Cinemas')).toBeFocused()

  for (const market of ['fr', 'nl'] as const) {
    if (market !== 'fr') await visitor.goTo('/en/our-cinemas', market)
    for (const { city } of some.filter((one) => one.market === market)) {
      await page.getByRole('navigation', { name: 'Site map' }).getByRole('link', { name: city, exact: true }).click()
      await expect(heading(page, `Cinemas in ${city}`)).toBeVisible()
      await expect(page).toHaveTitle(`Cinemas in ${city} · Kinora`)
      await expect(
        main(page)
          .getByRole('heading', { level: 2, name: /^Kinora / })
          .first(),
      ).toBeVisible()
      await expect(others(page)).toHaveText(cities[market].filter((other) => other !== city).toSorted())
    }
  }
})

test('a city without a cinema is a page that does not exist; one that cannot be read may come yet', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  const again = main(page).getByRole('button', { name: 'Try again' })
  const said = main(page).getByText(/The page could not be shown\.|We cannot reach the cinema\./)
  portal.faults.set('listCinemas', { status: 500 })
  await visitor.goTo('/en/our-cinemas/lyon')
  await expect(said).toBeVisible()
  await beImpatient(true)
  for (const { name, fault } of chosen(someTroubles, { share: 0.5, by: [], seed: seed + 2 })) {
    portal.faults.set('listCinemas', fault)
    await tryAgain(again, said)
    await expect(said, name).toBeVisible()
    await expectSense(page, name)
  }
  await heal(page, portal)
  await again.click()
  await expect(cinema(page, 'Kinora Gerland')).toBeVisible()

  await visitor.follow('/en/our-cinemas/atlantis')
  await expect(heading(page, 'This page is not in the programme.')).toBeVisible()
})
