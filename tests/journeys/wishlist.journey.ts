import type { Locator, Page } from '@playwright/test'
import { trailerHost } from '#scripts/mock-api/handlers/programme.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Customer } from '#scripts/mock-api/world.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { isLong, rounds } from '#tests/support/form.ts'
import { hold, holdWrites, pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'
import { seededNumbers } from '#tests/support/seeded-numbers.ts'

const entries = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
const entry = (page: Page, title: string) =>
  entries(page).filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const remove = (page: Page, title: string) => page.getByRole('button', { name: `Remove: ${title}` })
const putBack = (page: Page, title: string) => page.getByRole('button', { name: `Put back: ${title}` })
const trailer = (page: Page) => page.getByRole('dialog', { name: 'Trailer' })

function customer(portal: Portal, persona: PersonaId = 'pass-holder'): Customer {
  const known = structuredClone(portal.world.customer(persona))
  if (!known) throw new Error(`The demo world has lost its ${persona}.`)
  return known
}

/** The slugs of what somebody wishes for, as the server has them. */
function wished(portal: Portal): string[] {
  return customer(portal).feelings.flatMap(({ film, intention }) => (intention === 2 ? [film] : []))
}

const sent = (portal: Portal) => callsTo(portal, 'updateShowIntention')

test('a wish has its poster, its day, its trailer and its showings, and a long list is looked at in parts; what is taken off leaves its frame, from which it is put back, by keyboard alone', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.arriveAs('pass-holder', '/en/wishlist')
  await expect(page.getByText('9 films and evenings')).toBeVisible()
  await expect(entries(page)).toHaveCount(9)
  await expect(entries(page).first()).toContainText('De glasblazers')
  const noord = entry(page, 'Noord')
  await expect(noord).toContainText('In cinemas')
  await expect(noord).toContainText('2 hrs 4 mins')
  await expect(noord.locator('img')).toHaveAttribute('src', /noord/)
  await expect(noord.getByRole('link', { name: 'Showings: Noord' })).toHaveAttribute('href', /\/en\/movies\/noord$/)
  await expect(noord.getByRole('button', { name: 'Trailer: Noord' })).toBeVisible()
  const opera = entry(page, 'La Traversée, opéra en direct')
  await expect(opera).toContainText(/From \d/)
  await expect(opera.getByRole('link', { name: 'Showings' })).toBeHidden()
  await expect(opera.getByRole('link')).toHaveAttribute('href', /\/en\/entertainment\/la-traversee$/)
  await tabTo(page.getByRole('searchbox'))

  await page.getByRole('radio', { name: 'In cinemas (2)' }).check()
  await expect(entries(page).getByRole('heading')).toHaveText(['Noord', 'Atelier zéro'])
  await page.getByRole('radio', { name: 'To come (7)' }).check()
  await expect(entries(page).getByRole('heading').first()).toHaveText('Vertige du mardi')
  await expect(entries(page).getByRole('heading').last()).toHaveText('La Nuit du court métrage')
  await page.getByRole('radio', { name: /^All/ }).check()

  await tabTo(remove(page, 'De glasblazers'))
  await page.keyboard.press('Enter')
  await expect(entry(page, 'De glasblazers')).toContainText('Not on your wishlist any more')
  await expect(putBack(page, 'De glasblazers')).toBeFocused()
  await expect(page.getByText('8 films and evenings')).toBeVisible()
  await expect(page.getByRole('status').getByText('De glasblazers is off your wishlist.')).toBeVisible()
  expect(sent(portal).map(({ body }) => body)).toEqual([{ intention: null, isDelete: true }])
  expect(wished(portal)).not.toContain('de-glasblazers')

  await page.keyboard.press('Enter')
  await expect(remove(page, 'De glasblazers')).toBeFocused()
  await expect.poll(() => wished(portal)).toContain('de-glasblazers')
  expect(sent(portal).at(-1)?.body).toEqual({ intention: 2 })
  await page.keyboard.press('Enter')
  await expect.poll(() => wished(portal)).not.toContain('de-glasblazers')

  await page.getByRole('searchbox').fill('la')
  await expect(page.getByText(/\d+ found/)).toBeVisible()
  await expectNoBarrier(page, 'a search')
  await page.reload()
  await expect(entries(page)).toHaveCount(8)
  await expect(entry(page, 'De glasblazers')).toBeHidden()

  await test.step('what another tab has done is no failure', async () => {
    const other = await context.newPage()
    await visitorOf(other, portal).arriveAs('pass-holder', '/en/wishlist')
    await remove(other, 'Noord').click()
    await expect(putBack(other, 'Noord')).toBeVisible()
    await expect.poll(() => wished(portal)).not.toContain('noord')
    await remove(page, 'Noord').click()
    await expect(page.getByRole('status').getByText('Noord is off your wishlist.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})

test('a film is found by its title and put on the list; a catalogue that cannot be read is asked for again; what has left it says so, and cannot be changed', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('empty', '/en/wishlist')
  await expect(page.getByText('The films you wish for hang here.')).toBeVisible()
  portal.faults.set('listShows', { status: 500 })
  await page.getByRole('searchbox', { name: 'Add a film or an evening' }).fill('tram')
  await expect(page.getByText('The programme could not be read.')).toBeVisible()
  await heal(page, portal)
  const letShowsGo = await hold(page, '**/api/shows**')
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('status').getByText('One moment…')).toBeVisible()
  await expect(page.getByRole('searchbox'), 'the button is gone, its focus is not').toBeFocused()
  await letShowsGo()
  await expect(page.getByRole('status').getByText('1 found')).toBeVisible()
  const add = page.getByRole('button', { name: 'Add to the wishlist: Le Dernier Tramway' })
  await pressTwice(add)
  await expect(page.getByRole('status').getByText('Le Dernier Tramway is on your wishlist.')).toBeVisible()
  await expect.poll(() => portal.world.customer('empty')?.feelings[0]?.film).toBe('le-dernier-tramway')
  await page.getByRole('searchbox').fill('qqq')
  await expect(page.getByText('Nothing in our programme has this title.')).toBeVisible()
  await expect(page.getByText('1 film or evening')).toBeVisible()
  await expect(entries(page)).toHaveCount(1)

  const known = customer(portal, 'empty')
  const wish = { intention: 2, emotion: null, isSeen: false, changed: 3 } as const
  portal.world.commit({
    ...known,
    feelings: [...known.feelings, { film: 'le-tailleur-de-brume', ...wish }, { film: 'un-ete-a-wissant', ...wish }],
  })
  await comeBack(page)
  await expect(entries(page)).toHaveCount(3)
  for (const title of ['Le Tailleur de brume', 'Un été à Wissant']) {
    await expect(entry(page, title)).toContainText('Not in our catalogue any more')
    await expect(entry(page, title).getByRole('button')).toHaveCount(0)
    await expect(entry(page, title).getByRole('link')).toHaveCount(0)
  }
})

test('changes: one that fails is undone on the page and told, whatever went wrong, and can be made again; quick and random rows of presses end as the page shows them', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/wishlist')
  const still = page.getByRole('alert').getByText('Noord is still on your wishlist')
  const close = page.getByRole('button', { name: 'Close this message' })
  portal.faults.set('updateShowIntention', { status: 500 })
  const letGo = await holdWrites(page, '**/intention*')
  await remove(page, 'Noord').click()
  await expect(putBack(page, 'Noord')).toBeVisible()
  await letGo()
  await expect(still).toBeVisible()
  await close.click()
  await expect(remove(page, 'Noord')).toBeVisible()
  portal.faults.clear()
  await context.setOffline(true)
  await remove(page, 'Noord').click()
  await expect(still).toBeVisible()
  await expect(remove(page, 'Noord')).toBeVisible()
  await context.setOffline(false)
  await close.click()
  await remove(page, 'Noord').click()
  await expect.poll(() => wished(portal)).not.toContain('noord')

  const titles = { noord: 'Noord', 'atelier-zero': 'Atelier zéro', 'mille-fenetres': 'Mille fenêtres' }
  const slugs = Object.keys(titles)
  const next = seededNumbers(2026)
  for (let row = 0; row < rounds({ quick: 3, long: 20 }); row++) {
    portal.faults.set('updateShowIntention', { delayMs: Math.floor(next() * 120) })
    const presses = 2 + Math.floor(next() * 3)
    const order = Array.from({ length: presses }, () => Object.values(titles)[Math.floor(next() * slugs.length)] ?? '')
    for (const title of order)
      await entry(page, title)
        .getByRole('button', { name: /^(Remove|Put back): / })
        .click()
    await expect
      .poll(() => portal.calls.every(({ status }) => status !== 0) && isAsShown(page, portal, titles), {
        message: `row ${row}: ${order.join(', ')}`,
        intervals: [50],
      })
      .toBe(true)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

/** Whether the server has what the page shows. */
async function isAsShown(page: Page, portal: Portal, titles: Readonly<Record<string, string>>): Promise<boolean> {
  const has = wished(portal)
  const shown = await Promise.all(Object.values(titles).map((title) => remove(page, title).isVisible()))
  return Object.keys(titles).every((slug, place) => has.includes(slug) === shown[place])
}

test.describe('a trailer', () => {
  test('of YouTube is asked for only by a press that names it, without cookies, and ends with the dialog; one that is a file is played by the browser, with its picture', async ({
    visitor,
    page,
  }) => {
    const asked: string[] = []
    await page.route(`${trailerHost}/**`, (route) => route.fulfill({ status: 404 }))
    await page.route(/youtube|ytimg|google/, (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' })
    })
    await visitor.arriveAs('pass-holder', '/en/wishlist?dialog=trailer&item=noord')
    const play = trailer(page).getByRole('button', { name: 'Play on YouTube' })
    await expect(play).toBeVisible()
    await expect(trailer(page)).toContainText('which learns of it when you press')
    expect(asked).toEqual([])
    await play.click()
    await expect(trailer(page).locator('iframe')).toBeFocused()
    await expect.poll(() => asked).toHaveLength(1)
    expect(asked[0]).toContain('https://www.youtube-nocookie.com/embed/kinora-1003?')
    await trailer(page).getByRole('button', { name: 'Close' }).click()
    await expect(trailer(page)).toBeHidden()
    await expect(page.locator('iframe[src*=youtube]')).toHaveCount(0)
    await page.getByRole('button', { name: 'Trailer: Noord' }).click()
    await expect(play).toBeVisible()
    await page.goBack()
    await expect(trailer(page)).toBeHidden()

    await page.getByRole('button', { name: 'Trailer: La Traversée, opéra en direct' }).click()
    const film = trailer(page).locator('video')
    await expect(film).toHaveAttribute('controls')
    await expect(film).toHaveAttribute('poster', /\/media\/backdrops\/la-traversee\.svg$/)
    expect(await film.evaluate((element: HTMLVideoElement) => element.networkState)).toBeLessThan(2)
    await film.evaluate((element: HTMLVideoElement) => element.play().catch(() => undefined))
    await expect(trailer(page).getByRole('alert')).toContainText('The trailer cannot be played here.')
    await expect(trailer(page).getByRole('link', { name: 'Open it in a new tab' })).toHaveAttribute(
      'href',
      `${trailerHost}/trailers/la-traversee.mp4`,
    )
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Trailer: La Traversée, opéra en direct' })).toBeFocused()

    await page.getByRole('button', { name: 'Trailer: Noord' }).click()
    await trailer(page).getByRole('radio', { name: 'Français' }).check()
    await expect(trailer(page).locator('video')).toHaveAttribute('src', `${trailerHost}/trailers/noord-fr.mp4`)
    await expectNoBarrier(page, 'a trailer')
    await expectTargets(trailer(page).getByRole('button'))
  })

  test('that is none, or is played in a way that is new or hostile, is not offered', async ({
    visitor,
    page,
    portal,
  }) => {
    // The table of the rules has each player that is new and each hostile address.
    const examples = ['none', 'hostile-identifiers', ...(isLong ? ['unknown-player'] : [])]
    for (const [index, example] of examples.entries()) {
      await test.step(example, async () => {
        portal.prefer.set('listTrailers', { code: 200, example })
        if (index === 0) await visitor.arriveAs('pass-holder', '/en/wishlist?dialog=trailer&item=sel-de-nuit')
        else await visitor.goTo('/en/wishlist?dialog=trailer&item=sel-de-nuit')
        await expect(trailer(page)).toContainText('There is no trailer that we can show here.')
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Trailer: Mille fenêtres' })).toBeHidden()
        await expect(page.locator('iframe[src], video')).toHaveCount(0)
      })
    }
    portal.prefer.clear()
    portal.faults.set('listTrailers', { status: 500 })
    await visitor.goTo('/en/wishlist?dialog=trailer&item=noord')
    await expect(trailer(page)).toContainText('This part could not be loaded.')
    await heal(page, portal)
    await trailer(page).getByRole('button', { name: 'Try again' }).click()
    await expect(trailer(page).getByRole('button', { name: 'Play on YouTube' })).toBeVisible()
  })
})

async function expectTargets(buttons: Locator): Promise<void> {
  for (const button of await buttons.all()) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
}
