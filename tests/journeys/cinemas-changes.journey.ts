import type { Page } from '@playwright/test'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import { cinemas } from '#scripts/mock-api/seed/cinemas.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBackUntil } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { rounds } from '#tests/support/form.ts'
import { holdWrites } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const part = (page: Page, name: string) => page.getByRole('region', { name })
const favourites = (page: Page) => part(page, 'Favourites').getByRole('listitem')
const names = (page: Page) => favourites(page).locator('summary > span:first-of-type > strong')
const all = (page: Page) => part(page, 'Find a cinema').getByRole('listitem')
const words = (page: Page) => page.getByRole('searchbox', { name: 'Name, city, or what it has' })
const toggle = (page: Page, name: string) => all(page).getByRole('button', { name })

/** The cinemas of the French site. */
const here = cinemas.filter(({ market }) => market === 'fr')
const nameOf = (id: string) => here.find((cinema) => cinema.id === id)?.name ?? id
/** What the server has. */
const kept = ({ world }: Portal, id: PersonaId) => world.customer(id)?.favourites ?? []

/** Numbers from 0 to 1 that look like chance and are the same every time: a linear congruential generator. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

test('however fast and in whatever order somebody presses, they have in the end what they wanted last, five at most where there is one cinema more than places', async ({
  visitor,
  page,
  portal,
}) => {
  test.setTimeout(120_000)
  await visitor.arriveAs('empty', '/en/cinemas')
  // One less than there are: no place is ever missing.
  const pressed = here.slice(0, 5)
  const wanted = new Set<string>()
  for (let seed = 1; seed <= rounds({ quick: 3, long: 20 }); seed++) {
    await test.step(`seed ${seed}`, async () => {
      const next = chance(seed)
      portal.faults.set('addFavouriteCinemas', { delayMs: Math.floor(next() * 150) })
      portal.faults.set('removeFavouriteCinemas', { delayMs: Math.floor(next() * 150) })
      const presses = Array.from({ length: 12 }, () => pressed[Math.floor(next() * pressed.length)] ?? here[0])
      for (const one of presses) if (one && !wanted.delete(one.id)) wanted.add(one.id)
      await pressAll(
        page,
        presses.map((one) => one?.name ?? ''),
      )
      await expect(async () => {
        expect(portal.calls.every(({ status }) => status !== 0)).toBe(true)
        expect([...kept(portal, 'empty')].sort()).toEqual([...wanted].sort())
        expect(await names(page).allTextContents()).toEqual(kept(portal, 'empty').map(nameOf))
      }).toPass({ intervals: [50] })
    })
  }
  await expect(page.getByRole('alert')).toHaveCount(0)

  portal.faults.clear()
  const customer = portal.world.customer('empty')
  if (!customer) throw new Error('The demo world has lost its newcomer.')
  portal.world.commit({ ...customer, favourites: here.slice(1, 6).map(({ id }) => id) })
  // The answer to the last press, when it comes late, is what holds for the page.
  await comeBackUntil(page, () => expect(names(page)).toHaveCount(5, { timeout: 1000 }))
  for (let seed = 1; seed <= rounds({ quick: 2, long: 5 }); seed++) {
    await test.step(`with one more, seed ${seed}`, async () => {
      const next = chance(seed)
      portal.faults.set('addFavouriteCinemas', { delayMs: Math.floor(next() * 150) })
      await pressAll(
        page,
        Array.from({ length: 10 }, () => here[Math.floor(next() * here.length)]?.name ?? ''),
      )
      const answered = () => portal.calls.every(({ status }) => status !== 0)
      await expect(async () => {
        expect(answered()).toBe(true)
        expect(await names(page).allTextContents()).toEqual(kept(portal, 'empty').map(nameOf))
      }).toPass({ intervals: [50] })
      expect(kept(portal, 'empty').length).toBeLessThanOrEqual(5)
    })
  }
})

/** Presses the buttons of cinemas as fast as the page is drawn anew, whatever they say at the moment. */
function pressAll(page: Page, cinemas: readonly string[]): Promise<void> {
  return part(page, 'Find a cinema').evaluate(async (region, those) => {
    for (const cinema of those) {
      const buttons = [...region.querySelectorAll('button')]
      buttons.find((button) => button.getAttribute('aria-label')?.endsWith(` ${cinema}`))?.click()
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
    }
  }, cinemas)
}

test('whatever goes wrong with a change, it goes again, and says so; a place that is left, taken, and left once more is nobody’s loss: what waits goes in the order of the presses', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.arriveAs('leaving', '/en/cinemas')
  await expect(names(page)).toHaveCount(4)
  const before = await names(page).allTextContents()
  const told = page.getByRole('alert')
  portal.faults.set('addFavouriteCinemas', { status: 500 })
  const letGo = await holdWrites(page, '**/api/accounts/me/cinemas')
  await toggle(page, 'Kinora Joliette').click()
  await expect(names(page)).toHaveCount(5)
  await letGo()
  await expect(told).toContainText('Kinora Joliette could not be added. Your cinemas are as they were;')
  await expect(names(page)).toHaveText(before)
  await page.getByRole('button', { name: 'Close this message' }).click()

  portal.faults.clear()
  await context.setOffline(true)
  await favourites(page).getByRole('button', { name: 'Remove Kinora Canal' }).click()
  await expect(told).toContainText('Kinora Canal could not be removed.')
  await expect(names(page)).toHaveText(before)
  await page.getByRole('button', { name: 'Close this message' }).click()
  await context.setOffline(false)

  portal.calls.length = 0
  const letGoAll = await holdWrites(page, '**/api/accounts/me/cinemas')
  await toggle(page, 'Add Kinora Joliette').click()
  await toggle(page, 'Remove Kinora Canal').click()
  await toggle(page, 'Add Kinora Belleville').click()
  await toggle(page, 'Add Kinora Canal').click()
  await toggle(page, 'Remove Kinora Canal').click()
  await expect(names(page)).toHaveCount(5)
  await letGoAll()
  const wanted = ['fr-promenade', 'fr-etoile', 'fr-gerland', 'fr-joliette', 'fr-belleville']
  await expect.poll(() => kept(portal, 'leaving')).toEqual(wanted)
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(portal.calls.filter(({ method }) => ['PATCH', 'DELETE'].includes(method))).toHaveLength(3)
})

test('without the catalogue the favourites are there and can be removed, and a second try brings the rest', async ({
  visitor,
  page,
  portal,
}) => {
  portal.faults.set('listCinemas', { status: 500 })
  await visitor.arriveAs('pass-holder', '/en/cinemas?q=joliette')
  await expect(part(page, 'Find a cinema')).toContainText('This part could not be loaded. Nothing is lost.')
  await favourites(page).first().locator('summary').click()
  await expect(favourites(page).first()).toContainText('What we know about this cinema could not be loaded.')
  await favourites(page).getByRole('button', { name: 'Remove Kinora Canal' }).click()
  await expect.poll(() => kept(portal, 'pass-holder')).not.toContain('fr-canal')
  await heal(page, portal)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(all(page)).toHaveText([/^Kinora Joliette/])
  await expect(favourites(page).first()).toContainText('88 avenue Tony-Garnier')
})

test('a status that is new, no address but a city, and 120 cinemas: the list stays whole, and in reach', async ({
  visitor,
  page,
  portal,
}) => {
  portal.prefer.set('listCinemas', { code: 200, example: 'closed-cinema' })
  await visitor.arriveAs('empty', '/en/cinemas')
  await expect(all(page)).toHaveText([/^Kinora BeffroiLille.*Closed for a while/, /^Kinora BaieNice(?!.*seasonal)/])
  portal.prefer.set('listCinemas', { code: 200, example: 'none' })
  await page.reload()
  await expect(part(page, 'Find a cinema')).toContainText('There is no cinema to choose from at the moment.')

  portal.prefer.clear()
  await page.route('**/api/cinemas', async (route) => {
    const response = await answerTo(route)
    const [first] = await response.json()
    const many = Array.from({ length: 120 }, (_, place) => ({
      ...first,
      id: `c-${place}`,
      name: `Kinora ${place + 1}`,
    }))
    await route.fulfill({ response, json: many })
  })
  await page.reload()
  await expect(all(page)).toHaveCount(20)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(all(page)).toHaveCount(40)
  await words(page).fill('120')
  await expect(all(page)).toHaveText([/^Kinora 120/])
})

test('nobody is kept from their cinemas: there is no barrier, everything is done by keyboard alone, and the focus never falls off the page', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await visitor.arriveAs('leaving', '/en/m/cinemas')
  for (const name of ['Promenade', 'Étoile']) await favourites(page).getByText(`Kinora ${name}`).click()
  await page.getByRole('button', { name: 'Nearest first' }).click()
  await expect(page.getByText(/^We were not told where you are/)).toBeVisible()
  await expectNoBarrier(page, 'unfolded')
  await words(page).fill('nothing of the kind')
  await expect(page.getByText('No cinema matches this search.')).toBeVisible()
  await expectNoBarrier(page, 'nothing found')
  await page.getByRole('button', { name: 'Clear the search' }).click()

  const remove = (name: string) => favourites(page).getByRole('button', { name: `Remove ${name}` })
  await tabTo(favourites(page).first().locator('summary'))
  await page.keyboard.press('Enter')
  await expect(favourites(page).first()).toContainText('Seats')
  await tabTo(remove('Kinora Étoile'))
  await page.keyboard.press('Enter')
  await expect(remove('Kinora Gerland')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove('Kinora Promenade')).toBeFocused()
  await page.keyboard.press('Space')
  await expect(remove('Kinora Canal')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No cinema has a place here yet.')).toBeVisible()
  await expect(part(page, 'Favourites').getByRole('list')).toBeFocused()

  await tabTo(words(page))
  await page.keyboard.type('gerlnad')
  await expect(all(page)).toHaveCount(1)
  await tabTo(toggle(page, 'Kinora Gerland'))
  await page.keyboard.press('Enter')
  await expect(toggle(page, 'Remove Kinora Gerland')).toBeFocused()
  await expect.poll(() => kept(portal, 'leaving')).toEqual(['fr-gerland'])
})
