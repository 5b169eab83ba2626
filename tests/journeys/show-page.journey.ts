import type { Page } from '@playwright/test'
import { trailerHost } from '#scripts/mock-api/handlers/programme.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'

const main = (page: Page) => page.getByRole('main')
const part = (page: Page, name: string) => main(page).getByRole('region', { name })
const fact = (page: Page, name: string) => main(page).getByRole('term').filter({ hasText: name }).locator('xpath=..')

test('a visitor reads what a film is, who it is for and where it plays; what is no film has an address of its own, and an address of the other kind leads there', async ({
  visitor,
  page,
}) => {
  await visitor.goTo('/en/movies/atelier-zero')
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier zéro' })).toBeVisible()
  await expect(page).toHaveTitle(/^Atelier zéro/)
  await expect(main(page)).toContainText(/New: in cinemas since \d+ \w+\./)
  await expect(fact(page, 'Length')).toContainText('2 hrs 21 mins')
  await expect(fact(page, 'Rating')).toContainText('−12')
  await expect(fact(page, 'Rating')).toContainText('Nobody under 12 is let in')
  await expect(fact(page, 'Directed by')).toContainText('Viktor Lindqvist')
  await expect(main(page)).toContainText('Strobe lights may affect viewers who are sensitive to light.')
  await expect(main(page).locator('img[src$="/atelier-zero.svg"]').first()).toBeVisible()
  await expect(part(page, 'Showings').getByRole('link', { name: 'Kinora Belleville' })).toBeVisible()

  await main(page).getByRole('link', { name: 'Science fiction' }).click()
  await expect(page).toHaveURL(/\/en\/movies\?genre=Science(\+|%20)fiction$/)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Atelier zéro' })).toBeVisible()
  await part(page, 'Showings').getByRole('link', { name: 'Kinora Belleville' }).click()
  await expect(page).toHaveURL(/\/en\/cinema\/kinora-belleville$/)

  await visitor.goTo('/en/movies/la-traversee')
  await expect(page).toHaveURL(/\/en\/entertainment\/la-traversee$/)
  await expect(page.getByRole('heading', { level: 1, name: 'La Traversée, opéra en direct' })).toBeVisible()
  await expect(main(page)).toContainText('There is nothing to book yet. It comes to our cinemas on')
  await expect(part(page, 'Showings').getByRole('link', { name: 'All events' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/cinema\/kinora-belleville$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Kinora Belleville' })).toBeVisible()
  await visitor.walkTo('/en/entertainment/noord')
  await expect(page).toHaveURL(/\/en\/movies\/noord$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
})

test('a show that there is not, or not any more, is not in the programme; of one of which the title alone is known, the title is shown and nothing else', async ({
  visitor,
  page,
  portal,
}) => {
  const absent = page.getByRole('heading', { name: 'This page is not in the programme.' })
  await visitor.goTo('/en/movies/no-such-film')
  await expect(absent).toBeVisible()
  for (const path of ['/en/entertainment/no-such-evening', '/en/movies/un-ete-a-wissant']) {
    await visitor.walkTo(path)
    await expect(absent).toBeVisible()
  }
  portal.prefer.set('listShows', { code: 200, example: 'none' })
  await visitor.goTo('/en/movies/noord')
  await expect(absent).toBeVisible()

  portal.prefer.set('listShows', { code: 200, example: 'bare' })
  await visitor.goTo('/en/movies/film-surprise')
  await expect(page.getByRole('heading', { level: 1, name: 'Film surprise' })).toBeVisible()
  await expect(main(page)).toContainText('No showings to book at the moment.')
  await expect(part(page, 'Showings')).toContainText('No showings in Greater Paris at the moment.')
  await expect(main(page).getByRole('term')).toHaveCount(0)
  await expect(main(page)).not.toContainText(/undefined|null|NaN/)
})

test.describe('the trailer', () => {
  test('of YouTube is asked for only by a press; another one is a choice away', async ({ visitor, page }) => {
    const asked: string[] = []
    await page.route(/youtube|ytimg|google|video\.kinora/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    })
    await visitor.goTo('/en/movies/noord')
    const trailer = part(page, 'Trailer')
    await trailer.scrollIntoViewIfNeeded()
    await expect(trailer).toContainText('which learns of it when you press')
    await expect(trailer.locator('iframe')).toHaveCount(0)
    expect(asked).toEqual([])
    await trailer.getByRole('button', { name: 'Play on YouTube' }).click()
    await expect(trailer.locator('iframe')).toBeFocused()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/kinora-1003?')

    await trailer.getByRole('radio', { name: 'Français' }).check()
    await expect(trailer.locator('iframe, video')).toHaveCount(0)
    expect(asked).toHaveLength(1)
    await trailer.getByRole('button', { name: 'Play: Noord: the trailer' }).click()
    await expect(trailer.locator('video').or(trailer.getByRole('alert'))).toBeVisible()
    await expect.poll(() => asked[1]).toBe(`${trailerHost}/trailers/noord-fr.mp4`)
  })

  test('is not there where none can be played; two of one language go by their titles', async ({
    visitor,
    page,
    portal,
  }) => {
    // `unit/trailer-rules.test.ts` has every one that cannot be played.
    const absent = ['none', 'unknown-player', 'hostile-identifiers'].map((example) => ({ example }))
    for (const { example } of chosen(absent, { share: 0.6, by: [] })) {
      portal.calls.length = 0
      portal.prefer.set('listTrailers', { code: 200, example })
      await visitor.goTo('/en/movies/sel-de-nuit')
      await expect(part(page, 'Showings')).toBeVisible()
      await expect.poll(() => portal.calls.some(({ operationId }) => operationId === 'listTrailers')).toBe(true)
      await quiet(page)
      await expect(part(page, 'Trailer'), example).toHaveCount(0)
    }
    portal.prefer.set('listTrailers', { code: 200, example: 'several' })
    await visitor.goTo('/en/movies/noord')
    await expect(part(page, 'Trailer').getByRole('radio', { name: 'Noord : les coulisses du tournage' })).toBeVisible()
  })
})

test('what cannot be read leaves the rest of the page, and can be asked for again', async ({
  visitor,
  page,
  portal,
}) => {
  const failed = 'This part could not be loaded.'
  const again = (name: string) => part(page, name).getByRole('button', { name: 'Try again' })
  const isThere = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Noord' })).toBeVisible()
    await expect(fact(page, 'Directed by')).toBeVisible()
  }
  const showings = part(page, 'Showings')
  const where = showings.getByRole('combobox', { name: 'Where' })
  await test.step('the trailers and the place, for which all cinemas stand in', async () => {
    const said = 'What is on in the place you chose could not be read. This is what all our cinemas show.'
    for (const call of ['listTrailers', 'getZone']) portal.faults.set(call, { status: 500 })
    await visitor.goTo('/en/movies/noord')
    await isThere()
    await expect(part(page, 'Trailer')).toContainText(failed)
    await expect(showings).toContainText(said)
    await expect(where).toHaveValue('')
    await expect(showings.getByText('Kinora Gerland', { exact: true })).toBeVisible()
    await heal(page, portal, 'listTrailers')
    await again('Trailer').click()
    await expect(part(page, 'Trailer').getByText('Play on YouTube', { exact: true })).toBeVisible()
    await expect(showings).toContainText(said)
    await heal(page, portal)
    await again('Showings').click()
    await expect(where).toHaveValue('idf')
    await expect(showings).not.toContainText(said)
    await expect(showings.getByText('Kinora Belleville', { exact: true })).toBeVisible()
    await expect(showings.getByText('Kinora Gerland', { exact: true })).toHaveCount(0)
  })

  await test.step('the shows and the cinemas', async () => {
    for (const call of ['listShows', 'listCinemas']) portal.faults.set(call, { status: 500 })
    await visitor.goTo('/en/movies/noord')
    await expect(page.getByRole('heading', { level: 1, name: 'The page could not be shown.' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await heal(page, portal, 'listShows')
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await isThere()
    await expect(showings).toContainText(failed)
    await expect(part(page, 'Trailer').getByText('Play on YouTube', { exact: true })).toBeVisible()
    await heal(page, portal)
    await again('Showings').click()
    await expect(showings.getByText('Kinora Belleville', { exact: true })).toBeVisible()
  })

  await test.step('another place is chosen key by key, however long the one before takes', async () => {
    portal.faults.set('getZone', { hang: true })
    await where.focus()
    await where.selectOption('Lyon')
    await expect(showings.locator('[aria-busy=true]')).toContainText('Kinora Belleville')
    await expect(where).toHaveValue('lyon')
    await expect(where).toBeFocused()
    portal.faults.clear()
    await where.selectOption('Marseille')
    await expect(showings.getByText('Kinora Joliette', { exact: true })).toBeVisible()
    await expect(showings.locator('[aria-busy=true]')).toHaveCount(0)
    await expect(where).toBeFocused()

    portal.faults.set('getZone', { hang: true })
    await page.reload()
    await where.selectOption('Everywhere')
    await expect(showings.getByText('Kinora Belleville', { exact: true })).toBeVisible()
  })
})

test('no barrier and no sideways scroll, with as much text as there may be, and with showings', async ({
  visitor,
  page,
  portal,
}) => {
  portal.prefer.set('listShows', { code: 200, example: 'long-names' })
  await visitor.goTo('/en/movies/cinq-tasses-de-the')
  await expect(main(page)).toContainText('Court métrage')
  await expectNoBarrier(page, 'long names')
  portal.prefer.clear()
  await visitor.goTo('/en/movies/noord')
  await expect(part(page, 'Trailer')).toBeVisible()
  await expect(part(page, 'Showings').getByRole('link', { name: 'Kinora Belleville' })).toBeVisible()
  await expectNoBarrier(page, 'showings')
})
