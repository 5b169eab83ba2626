import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { heal, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { scanned } from '#tests/support/qr.ts'

const path = '/en/subscription'
const section = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Pass card', exact: true })
const others = (page: Page) => section(page).getByRole('list').last()
const atTheDoor = (page: Page) => page.getByRole('dialog', { name: 'Pass for the door' })
/** A line of what is known about the card. */
const fact = (page: Page, label: string) =>
  section(page).getByRole('term').filter({ hasText: label }).locator('..').getByRole('definition')

test.describe('the pass card', () => {
  test('is shown as it is, with its holder’s photo and all that is known of it, the one it replaced in small; without a photo that cannot be had, and with somebody’s outline where there is none', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', path)
    await expect(section(page)).toContainText('KinoraPass DuoMargaux d’Almeida3104 2049 5518 03')
    const photo = section(page).getByRole('img', { name: 'Margaux d’Almeida' })
    await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
    const [picture] = callsTo(portal, 'getCardPicture')
    expect(picture).toMatchObject({ path: '/api/accounts/me/cards/picture/ph-2049-1.jpg', status: 200 })
    expect(picture?.headers.authorization).toMatch(/^Bearer /)

    await expect(fact(page, 'State')).toHaveText('active')
    await expect(fact(page, 'In use since')).not.toBeEmpty()
    await expect(fact(page, 'Valid')).toHaveText(/^until \d+ \w+ \d{4}$/)
    await expect(fact(page, 'Subscription')).toHaveText('open-ended')
    await expect(fact(page, 'Photo')).toHaveText('accepted')
    await expect(others(page).getByRole('listitem')).toHaveText(['Pass Solo3104 1177 0265 44 no longer in use'])
    await expect(others(page).getByRole('button')).toHaveCount(0)

    portal.prefer.set('listCards', { example: 'no-photo' })
    await comeBackLater(page)
    await expect(section(page).getByRole('button', { name: 'Add a photo' })).toBeVisible()
    await expect(fact(page, 'Photo')).toHaveText('none yet')
    await expect(fact(page, 'In use since')).toHaveText('not used yet')
    expect(callsTo(portal, 'getCardPicture')).toHaveLength(1)

    portal.prefer.clear()
    portal.faults.set('getCardPicture', { status: 500 })
    const customer = portal.world.customer('pass-holder')
    if (!customer) throw new Error('There is no such customer.')
    const renewed = customer.cards.map((card) => ({ ...card, photo: card.photo && { ...card.photo, id: 'ph-2049-9' } }))
    portal.world.commit({ ...customer, cards: renewed })
    await comeBackLater(page)
    await expect.poll(() => callsTo(portal, 'getCardPicture').map(({ status }) => status)).toEqual([200, 500])
    await expect(section(page).getByRole('img')).toHaveCount(0)
    await expect(section(page)).toContainText('Margaux d’Almeida')
  })

  test('fills the screen at the door, with a code that can be read, and goes away on Esc and Back', async ({
    visitor,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 })
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await visitor.arriveAs('pass-holder', path)
    const show = section(page).getByRole('button', { name: 'Show at the door' })
    await show.click()
    await expect(page).toHaveURL(/dialog=pass/)
    await expect(atTheDoor(page)).toContainText('K31042049551803Pass DuoMargaux d’Almeida3104 2049 5518 03')
    await expect(atTheDoor(page).getByRole('img', { name: 'Margaux d’Almeida' })).toBeVisible()
    expect(await atTheDoor(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 360, height: 640 })
    await expect
      .poll(() => scanned(atTheDoor(page).getByRole('img', { name: 'Code of the pass' })))
      .toBe('K31042049551803')
    await page.keyboard.press('Escape')
    await expect(atTheDoor(page)).toBeHidden()
    await expect(show).toBeFocused()
    await show.click()
    await expect(atTheDoor(page)).toBeVisible()
    await page.goBack()
    await expect(atTheDoor(page)).toBeHidden()
    await expect(page).toHaveURL(/\/en\/subscription$/)
  })
})

test.describe('of several cards', () => {
  const rows = [
    { example: 'shared-account-card', shown: 'Pass Duo', beside: ['Carte de compte3104 5001 2210 08 '] },
    {
      example: 'shared-account-card-newer',
      shown: 'Gezinspas',
      beside: ['Mijn Kinora3104 5001 8846 02 '],
    },
    { example: 'shared-account-card-only', shown: 'Carte de compte', beside: [] },
    {
      example: 'inactive-only',
      shown: undefined,
      beside: ['Pass Duo3104 2049 5518 03 no longer in use', 'Pass Solo3104 1177 0265 44 no longer in use'],
    },
    {
      example: 'unknown-values',
      shown: undefined,
      beside: ['Pass card3104 2049 5518 03 Show at the door'],
    },
  ]

  test('one in use is shown, a pass before a shared account card; the others stand beside it; one without a code has to be taken along, and there is nothing to be seen without any', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    const haveCards = async (example: string) => {
      portal.prefer.set('listCards', { example })
      await comeBackLater(page)
    }
    await visitor.arriveAs('leaving', `${path}?dialog=pass`)
    await expect(atTheDoor(page)).toContainText('3104 1188 0024 90')
    await expectNoBarrier(page, 'the door')

    await haveCards('shared-account-card-only')
    await expect(atTheDoor(page)).toContainText('This pass has no code to show. Take the card itself with you')
    await haveCards('none')
    await expect(section(page)).toHaveCount(0)
    await expect(page.getByRole('dialog'), 'whatever the address asks for').toHaveCount(0)
    await expect(page).toHaveURL(/dialog=pass/)
    await haveCards('shared-account-card-only')
    await expect(atTheDoor(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(section(page)).toContainText('Take the card itself with you')
    await expect(section(page).getByRole('button')).toHaveCount(0)
    await expect(fact(page, 'Valid')).toHaveText('without an end')
    await expect(fact(page, 'State')).toHaveCount(0)

    for (const { example, shown, beside } of rows) {
      await haveCards(example)
      await expect(section(page).getByRole('listitem'), example).toHaveText(beside)
      await expect(section(page), example).toBeVisible()
      await expect(section(page).getByText('Kinora', { exact: true }), example).toHaveCount(shown ? 1 : 0)
      if (shown) await expect(section(page).getByText(shown, { exact: true }), example).toBeVisible()
    }
    // The last one is of a type that is new: it opens the door all the same.
    await section(page).getByRole('button', { name: 'Show at the door' }).click()
    await expect(atTheDoor(page)).toContainText('K31042049551803Pass card')
  })

  test('every type and every state is told in words', async ({ visitor, page, portal }) => {
    await page.route('**/api/accounts/me/cards', async (route) => {
      const response = await answerTo(route)
      const cards = await response.json()
      await route.fulfill({ response, json: cards.map((card: object) => ({ ...card, label: null })) })
    })
    portal.prefer.set('listCards', { example: 'every-type' })
    await visitor.arriveAs('pass-holder', path)
    await section(page).getByRole('button', { name: 'Show more' }).click()
    await section(page).getByRole('button', { name: 'Show more' }).click()
    await expect(section(page).getByText('Business Pass', { exact: true })).toBeVisible()
    const names = [
      ...['Pass', 'Pass Under 26', 'Pass Duo', 'Pass Gold', 'Family Pass', 'Explorer Pass'],
      ...['Unlimited Pass', 'Unlimited Gold Pass', 'Moviecard 20', 'Moviecard 21', 'Moviecard 25', 'Moviecard 50'],
      ...[
        'Kinora Star',
        'Kinora account card',
        'Kinora account card',
        'Permanent Pass',
        'Permanent Pass',
        'Staff Pass',
      ],
    ]
    const items = names.map((name, card) => `${name}3104 60${String(card).padStart(2, '0')} 1200 ${card + 10} active`)
    await expect(section(page).getByRole('listitem')).toHaveText(items.map((words) => new RegExp(`^${words}`)))

    portal.prefer.set('listCards', { example: 'every-status' })
    await comeBackLater(page)
    await expect(fact(page, 'State').first()).toHaveText('blocked')
    await expect(section(page)).toContainText('The pass is refused at the door for now.')
    await expect(section(page).getByRole('listitem')).toHaveText([/active$/, /no longer in use$/, /paused$/, /paused$/])
  })

  test('cards that cannot be read can be asked for again, and the subscription stands without them', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.faults.set('listCards', { status: 500 })
    await visitor.arriveAs('pass-holder', path)
    const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
    const failed = page.getByRole('main').getByText('This part could not be loaded.')
    await expect(again).toBeVisible()
    const troubles = [{ status: 404 }, { status: 503 }, { cut: true }, { html: true }, { empty: true }]
    for (const { name, fault } of chosen(
      troubles.map((fault) => ({ name: JSON.stringify(fault), fault })),
      { share: 0.5, by: [] },
    )) {
      portal.faults.set('listCards', fault)
      const before = callsTo(portal, 'listCards').length
      await tryAgain(again, failed)
      await expect.poll(() => callsTo(portal, 'listCards').length).toBeGreaterThan(before)
      await expect(again, name).toBeVisible()
    }
    await expect(page.getByRole('main').getByRole('button', { name: 'Add a pass card' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'Cancel my subscription' })).toBeVisible()
    await heal(page, portal)
    await again.click()
    await expect(section(page)).toContainText('Pass Duo')
    await expect(section(page).getByRole('button', { name: 'Show at the door' })).toBeVisible()
  })

  test('somebody Dutch sees their family pass, under their whole name', async ({ visitor, page }) => {
    await visitor.arriveAs('family-nl', path, 'nl')
    await expect(section(page)).toContainText('Sanne van der Velden3104 5120 8846 17')
    await expect(section(page).getByRole('listitem')).toContainText(['Mijn Kinora'])
  })
})
