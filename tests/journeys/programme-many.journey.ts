import type { Page } from '@playwright/test'
import type { AnyHandler } from '#scripts/mock-api/call.ts'
import { startPortal } from '#scripts/portal.ts'
import type { Show } from '#src/api/contract.ts'
import { appDir } from '#tests/support/app-dir.ts'
import { test as base, expect } from '#tests/support/portal-test.ts'

/** How many shows the market has. */
let size = 500

/** A market with as many shows as the contract allows, all of them on. */
function manyShows(): Show[] {
  return Array.from({ length: size }, (_, place) => ({
    slug: `film-${place}`,
    salesforceShowId: null,
    title: `Film number ${place}`,
    movie: true,
    releaseAt: '2026-01-07',
    posterPath: '/media/posters/noord.svg',
    backgroundPath: null,
    contentRating: place % 2 === 0 ? 'AL' : '12',
    genres: [`Genre ${place % 10}`],
    duration: 100,
    directors: `Director ${place % 50}`,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: true,
    // The editors' order is not the list's.
    order: size - place,
  }))
}

const test = base.extend<object, { server: Awaited<ReturnType<typeof startPortal>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const listShows: AnyHandler = () => ({ status: 200, body: manyShows() })
      const getZone: AnyHandler = () => ({
        status: 200,
        body: {
          slug: 'idf',
          name: 'Greater Paris',
          cinemas: [],
          shows: manyShows().map(({ slug, isComingSoon, bookable }) => ({ slug, isComingSoon, bookable })),
        },
      })
      const server = await startPortal({ port: 0, appDir, overrides: { listShows, getZone } })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

const tiles = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Now showing' }).getByRole('listitem')
const status = (page: Page) => page.getByRole('main').getByRole('status').first()
const more = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Show more' })
const elements = (page: Page) => page.locator('main *').count()

test('five hundred shows are drawn step by step, and searched all together; whoever comes back from one finds as many shown as before, at the same place', async ({
  visitor,
  page,
}) => {
  size = 20
  await visitor.goTo('/en/movies')
  await expect(tiles(page)).toHaveCount(20)
  await expect(more(page)).toHaveCount(0)
  const ofTwenty = await elements(page)

  size = 500
  await page.reload()
  await expect(status(page)).toHaveText('500 films')
  await expect(tiles(page)).toHaveCount(24)
  await expect(tiles(page).first()).toContainText('Film number 499')
  expect((await elements(page)) / ofTwenty).toBeLessThan(1.5)

  await page.getByLabel('Title or director').fill('number 123')
  await expect(status(page)).toHaveText('1 film')
  await expect(tiles(page)).toContainText(['Film number 123'])
  await page.getByLabel('Title or director').fill('director')
  await expect(status(page)).toHaveText('500 films')
  await expect(tiles(page)).toHaveCount(24)

  size = 60
  await visitor.goTo('/en/movies')
  await expect(tiles(page)).toHaveCount(24)
  await more(page).click()
  await expect(tiles(page)).toHaveCount(48)
  await expect(page.getByText('48 of 60', { exact: true })).toBeVisible()
  await expect(more(page)).toBeFocused()
  await more(page).click()
  await expect(tiles(page)).toHaveCount(60)
  await expect(more(page)).toHaveCount(0)
  // The button went away with the last of them.
  await expect(page.locator(':focus')).toHaveText('60 of 60')

  const chosen = tiles(page).filter({ hasText: 'Film number 12' })
  await chosen.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/movies\/film-12$/)
  await page.goBack()
  await expect(tiles(page)).toHaveCount(60)
  await expect(chosen).toBeInViewport()
  await page.reload()
  await expect(tiles(page)).toHaveCount(60)

  // Another part of the programme begins at its beginning.
  await page.getByRole('link', { name: 'New this week' }).click()
  await page.getByRole('link', { name: 'Now showing' }).click()
  await expect(tiles(page)).toHaveCount(24)
})
