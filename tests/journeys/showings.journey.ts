import type { Locator, Page } from '@playwright/test'
import type { AnyHandler } from '#scripts/mock-api/call.ts'
import { startPortal } from '#scripts/portal.ts'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { appDir } from '#tests/support/app-dir.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { test as base, expect, withSettings } from '#tests/support/portal-test.ts'
import { filmNamed, showingAt, shownIn } from '#tests/support/showings.ts'
import { allAnswered } from '#tests/support/under-way.ts'

type Programme = (slug: string) => ReturnType<typeof shownIn>[]

/** A Tuesday afternoon, and what the cinemas have from then on. */
const tuesday = '2026-11-24T17:00:00+01:00'
const nothing: Programme = () => []
let programme: Programme = nothing
let extraShows: ReturnType<typeof filmNamed>[] = []

const noord = filmNamed('noord', 'Noord', { releaseAt: '2026-11-19' })

/** A portal whose cinemas show what a test says. */
const test = base.extend<object, { server: Awaited<ReturnType<typeof startPortal>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner requires a destructured first argument
    async ({}, use) => {
      const listCinemaShows: AnyHandler = ({ path }) => ({
        status: 200,
        body: programme(String(Reflect.get(path, 'slug'))),
      })
      const listShows: AnyHandler = () => ({ status: 200, body: [noord, ...extraShows] })
      const server = await startPortal({ port: 0, appDir, overrides: { listCinemaShows, listShows } })
      await use(server)
      await server.close()
    },
    { scope: 'worker' },
  ],
})

// In one worker: each would start a portal and a browser of its own.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ context }) => {
  programme = nothing
  extraShows = []
  await context.clock.install({ time: tuesday })
})

const showings = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Showings' })
const on = (page: Page) => page.getByRole('main').getByRole('region', { name: 'What is on' })
const day = (place: Locator, name: string) => place.getByRole('radio', { name, exact: true })
const cinema = (page: Page, name: string) => showings(page).getByRole('listitem').filter({ hasText: name }).first()
const times = (place: Locator) => place.getByRole('listitem').filter({ hasText: /\d:\d\d/ })

const belleville = 'kinora-belleville'

test('a showing has its time, hall, version and technologies, and leads to its seats; what has begun leaves while the page is open, and midnight makes tomorrow today', async ({
  visitor,
  page,
  context,
}) => {
  programme = (slug) =>
    slug === belleville
      ? [
          shownIn('noord', [
            showingAt('11', '2026-11-24T18:30:00+01:00', {
              version: 'VOST',
              specificities: [
                { label: 'IMAX', icon: 'imax' },
                { label: 'Séance calme', icon: null },
              ],
            }),
            showingAt('12', '2026-11-24T20:00:00+01:00', { version: 'VFST-SME', auditoriumName: 'La Coupole' }),
            showingAt('13', '2026-11-24T21:15:00+01:00', { version: null, bookable: false }),
            showingAt('14', '2026-11-25T00:20:00+01:00'),
          ]),
        ]
      : []
  await visitor.goTo('/en/movies/noord')
  const place = cinema(page, 'Kinora Belleville')
  await expect(times(place)).toHaveCount(4)
  const [first, second, third, last] = [
    times(place).nth(0),
    times(place).nth(1),
    times(place).nth(2),
    times(place).nth(3),
  ]
  await expect(first).toContainText('18:30')
  await expect(first).toContainText('Salle 4, original version with subtitles')
  await expect(first).toContainText('Séance calme')
  await expect(first.getByRole('link')).toHaveAttribute(
    'href',
    'https://reservation.kinora.example/en/Vfr-bellevilleS11/booking',
  )
  await expect(second).toContainText('La Coupole, VFST-SME')
  await expect(third).toContainText('Sold out')
  await expect(third.getByRole('link')).toHaveCount(0)
  await expect(last).toContainText('0:20')
  await expect(last).toContainText('Past midnight')
  await expect(day(showings(page), 'Today')).toBeChecked()
  await expect(showings(page).getByRole('radio')).toHaveCount(1)
  await expect(showings(page)).toContainText('No showings at Kinora Le Petit Palais de la Butte-aux-Cailles.')
  await expectNoBarrier(page, 'showings')

  await withSettings(page, (settings) => ({ ...settings, urls: { ...settings.urls, booking: null } }))
  programme = (slug) =>
    slug === belleville
      ? [
          shownIn('noord', [
            showingAt('31', '2026-11-24T18:00:00+01:00'),
            showingAt('32', '2026-11-24T20:00:00+01:00'),
            showingAt('33', '2026-11-25T00:30:00+01:00'),
            showingAt('34', '2026-11-25T20:00:00+01:00'),
          ]),
        ]
      : []
  await page.reload()
  await expect(times(place)).toHaveCount(3)
  await expect(times(place).getByRole('link')).toHaveCount(0)

  await context.clock.fastForward('01:01:00')
  await expect(times(place)).toHaveCount(2)
  await expect(place).not.toContainText('18:00')
  await context.clock.fastForward('06:00:00')
  await expect(day(showings(page), 'Tonight')).toBeChecked()
  await expect(times(place)).toHaveCount(1)
  await expect(place).toContainText('Past midnight')
  await context.clock.fastForward('00:31:00')
  await expect(day(showings(page), 'Today')).toBeChecked()
  await expect(times(place)).toContainText('20:00')
})

test('a day is chosen among those with showings, and is in the address; a preview is one', async ({
  visitor,
  page,
}) => {
  programme = (slug) => [
    shownIn(
      'vertige-du-mardi',
      slug === belleville
        ? [showingAt('21', '2026-11-25T20:30:00+01:00'), showingAt('22', '2026-11-28T14:00:00+01:00')]
        : [showingAt('23', '2026-11-28T16:00:00+01:00')],
      { isComingSoon: true, isEarly: slug === belleville, comingSoonOrder: 0 },
    ),
  ]
  extraShows = [filmNamed('vertige-du-mardi', 'Vertige du mardi', { releaseAt: '2026-11-28', isComingSoon: true })]
  await visitor.goTo('/en/movies/vertige-du-mardi')
  await expect(page.getByRole('main')).toContainText('In cinemas from 28 November, with previews before that.')
  await expect(showings(page).getByRole('radio')).toHaveCount(2)
  await expect(day(showings(page), 'Tomorrow')).toBeChecked()
  await expect(times(cinema(page, 'Kinora Belleville'))).toContainText('Preview')
  const other = cinema(page, 'Kinora Le Petit Palais')
  await expect(other).toContainText('Not on that day.')
  await other.getByRole('button', { name: /^See Saturday,? 28 November$/ }).click()
  await expect(day(showings(page), 'Sat, 28 Nov')).toBeChecked()
  await expect(other.getByRole('heading', { level: 3 })).toBeFocused()
  await expect(page).toHaveURL(/\?day=2026-11-28$/)
  await expect(times(other)).toContainText('16:00')
  await expect(times(cinema(page, 'Kinora Belleville'))).not.toContainText('Preview')

  await page.reload()
  await expect(day(showings(page), 'Sat, 28 Nov')).toBeChecked()
  await visitor.follow('/en/movies/vertige-du-mardi?day=yesterday')
  await expect(day(showings(page), 'Tomorrow')).toBeChecked()
  await day(showings(page), 'Sat, 28 Nov').check()
  await expect(page).toHaveURL(/\?day=2026-11-28$/)
  await day(showings(page), 'Tomorrow').check()
  await expect(page).toHaveURL(/\?day=2026-11-25$/)
})

test('where a zone has no showings, all cinemas are a press away, and stay chosen; one that fails fails alone', async ({
  visitor,
  page,
  portal,
}) => {
  programme = (slug) =>
    slug === 'kinora-gerland' ? [shownIn('noord', [showingAt('41', '2026-11-24T20:00:00+01:00')])] : []
  await visitor.goTo('/en/movies/noord')
  await expect(showings(page)).toContainText('No showings in Greater Paris at the moment.')
  await showings(page).getByRole('button', { name: 'Look in all cinemas' }).click()
  await expect(cinema(page, 'Kinora Gerland').getByRole('heading')).toBeFocused()
  await expect(cinema(page, 'Kinora Gerland')).toContainText('20:00')
  await expect(showings(page)).toContainText('Kinora Belleville')
  await allAnswered(page)
  portal.faults.set('listCinemaShows', { status: 500, times: 1 })
  programme = () => [shownIn('noord', [showingAt('42', '2026-11-24T21:00:00+01:00')])]
  await page.reload()
  await expect(showings(page)).toContainText('The showings here could not be loaded.')
  await expect(times(showings(page)).first()).toContainText('21:00')
  await showings(page).getByRole('button', { name: 'Try again' }).click()
  await expect(showings(page)).not.toContainText('could not be loaded')
  await expect(cinema(page, 'Kinora Gerland')).toContainText('21:00')
  await showings(page).getByRole('button', { name: 'Show more' }).click()
  await expect(showings(page)).toContainText('5 of 5')

  await page.evaluate(() => localStorage.setItem('zone', 'atlantis'))
  await page.reload()
  await expect(times(showings(page)).first()).toContainText('21:00')
})

test('a customer’s own cinemas come first, wherever they are, and the others where they cannot be read', async ({
  visitor,
  page,
  portal,
}) => {
  programme = () => [shownIn('noord', [showingAt('61', '2026-11-24T20:00:00+01:00')])]
  const first = showings(page).getByRole('heading', { level: 3 }).first()
  portal.faults.set('listFavouriteCinemas', { status: 500 })
  await visitor.arriveAs('photo-rejected', '/en/movies/noord')
  await expect(first).toHaveText('Kinora Belleville')
  portal.faults.clear()
  await comeBack(page)
  await expect(first).toHaveText('Kinora Gerland')
  await expect(showings(page).getByRole('heading', { level: 3 })).toHaveCount(3)

  await test.step('each has the times of its own clock', async () => {
    await page.route('**/api/cinemas', async (route) => {
      const response = await answerTo(route)
      const cinemas: CatalogueCinema[] = await response.json()
      const elsewhere = cinemas.map((one) =>
        one.name === 'Kinora Gerland' ? { ...one, timeZone: 'Indian/Reunion' } : one,
      )
      await route.fulfill({ response, json: elsewhere })
    })
    await page.reload()
    await expect(times(cinema(page, 'Kinora Gerland'))).toContainText('23:00')
    await expect(times(cinema(page, 'Kinora Belleville'))).toContainText('20:00')
  })
})

test('the programme of a cinema has its own order, its flags and what it announces', async ({ visitor, page }) => {
  extraShows = [
    filmNamed('sel', 'Sel de nuit'),
    filmNamed('brume', 'Brume', { releaseAt: '2026-12-24', isComingSoon: true, movie: false }),
    filmNamed('early', 'Avant', { releaseAt: '2026-12-01', isComingSoon: true }),
    filmNamed('late', 'Retard', { releaseAt: '2026-11-18', isComingSoon: true, bookable: false }),
  ]
  programme = () => [
    shownIn('noord', [showingAt('51', '2026-11-24T20:00:00+01:00')], { order: 2, isNew: true }),
    shownIn('sel', [showingAt('52', '2026-11-24T19:00:00+01:00'), showingAt('53', '2026-11-25T19:00:00+01:00')]),
    shownIn('unheard-of', [showingAt('54', '2026-11-24T19:00:00+01:00')], { order: 1 }),
    shownIn('brume', [], { order: null, isComingSoon: true, comingSoonOrder: 0 }),
    shownIn('late', [], { order: null, isComingSoon: true, comingSoonOrder: 2 }),
    shownIn('early', [showingAt('55', '2026-11-24T21:00:00+01:00')], {
      order: 3,
      isComingSoon: true,
      isEarly: true,
      isEarlyOnly: true,
      comingSoonOrder: 1,
    }),
  ]
  await visitor.goTo('/en/cinema/kinora-belleville')
  await expect(on(page).getByRole('heading', { level: 3 })).toHaveText(['Sel de nuit', 'Noord', 'Avant'])
  await expect(on(page)).toContainText('New this week')
  await expect(on(page)).toContainText('Previews only')
  const announced = page.getByRole('main').getByRole('region', { name: 'Coming soon' })
  await expect(announced.getByRole('listitem')).toHaveText([
    /Brume.*From 24 December/,
    /Avant.*From 1 December/,
    'RetardRetard',
  ])
  await expect(announced.getByRole('link').first()).toHaveAttribute('href', /\/en\/entertainment\/brume$/)
  await expect(on(page).getByRole('link', { name: /19:00/ })).toHaveAttribute('href', /Vfr-bellevilleS52\/booking$/)
  await expectNoBarrier(page, 'the programme')
  await day(on(page), 'Tomorrow').check()
  await expect(on(page).getByRole('heading', { level: 3 })).toHaveText(['Sel de nuit'])

  programme = nothing
  await visitor.follow('/en/cinema/kinora-canal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kinora Canal')
  await expect(on(page)).toContainText('There are no showings here at the moment.')

  await test.step('a first day that has gone by is not known', async () => {
    await visitor.walkTo('/en/movies/late')
    await expect(page.getByRole('main')).toContainText('Coming soon.')
    await showings(page).getByLabel('Where').selectOption('Everywhere')
    await expect(showings(page)).toContainText('There is nothing to book yet.')
    await expect(page.getByRole('main')).not.toContainText('18 November')
  })
})
