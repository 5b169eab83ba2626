import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { hold } from '#tests/support/hold.ts'
import { losingSession, signInAgain } from '#tests/support/kept-session.ts'
import {
  choose,
  cropArea,
  photoDialog,
  photoPath,
  press,
  problem,
  save,
  saved,
  settle,
} from '#tests/support/photo-dialog.ts'
import { type Drawing, jpeg, named, text } from '#tests/support/photo-files.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'
import { countLoads } from '#tests/support/under-way.ts'

const portrait: Drawing = { width: 1200, height: 1500, halves: ['#f00', '#00f'] }

/** The code of the steps, which comes when they are wanted. */
const steps = '**/assets/photo-steps-*.js'
const missing = (page: Page) => photoDialog(page).getByText('This part could not be loaded.')
const chooseButton = (page: Page) => photoDialog(page).getByRole('button', { name: 'Choose a file' })
const card = (page: Page) => page.getByRole('region', { name: 'Pass card', exact: true })

test('a photo that was turned down is told on the home, which leads to why, or to what a good one looks like, and to a new one; that unblocks the pass, and nobody hears of it again', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  portal.prefer.set('listCards', { example: 'photo-rejected-without-reason' })
  await visitor.arriveAs('photo-rejected', '/en')
  const toast = page.getByRole('alert').filter({ hasText: 'The photo on your pass was turned down.' })
  await expect(toast).toContainText('The pass opens no doors until there is a new one.')
  await toast.getByRole('link', { name: 'Choose another photo' }).click()
  await expect(page).toHaveURL(/\/en\/subscription\?dialog=photo$/)
  await expect(photoDialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText('A good one shows your whole face from the front')).toBeVisible()

  portal.prefer.clear()
  await comeBackLater(page)
  await expect(card(page)).toContainText('The photo on your pass was turned down. Your face is hard to see.')
  await expect(card(page)).toContainText('The pass is refused at the door for now.')
  await card(page).getByRole('button', { name: 'Choose another photo' }).click()
  await expect(page).toHaveURL(/dialog=photo/)
  await expect(photoDialog(page).getByRole('listitem').first()).toHaveText('Your whole face, from the front')

  await choose(page, named('me.jpg', await jpeg(page, portrait)))
  await settle(page)
  await save(page)
  expect(callsTo(portal, 'updateCardPhoto')).toHaveLength(1)
  await expect(card(page)).toContainText('Your new photo is being looked at')
  await expect(card(page)).not.toContainText('turned down')
  await expect(card(page).getByRole('term').filter({ hasText: 'State' }).locator('..')).toHaveText('Stateactive')
  await expect(card(page).getByRole('button', { name: 'Change the photo' })).toBeFocused()
  await expect.poll(() => callsTo(portal, 'getCardPicture').at(-1)?.path).toContain('ph-4127-2')

  await page.getByRole('link', { name: 'My account' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('The photo on your pass was turned down')).toHaveCount(0)
})

const unreached = 'We cannot reach the cinema.'

/** What the server explains is said in its words; of what it does not, some is told apart. */
const troubles = [
  ...[400, 403, 429, 500, 503].map((status) => ({ name: String(status), fault: { status }, words: '' })),
  { name: '401', fault: { status: 401 }, words: 'You have been signed out.' },
  { name: 'a closed connection', fault: { reset: true }, words: `${unreached} Check your connection and save again.` },
  { name: 'a web page', fault: { html: true }, words: unreached },
  { name: 'an empty answer', fault: { empty: true }, words: unreached },
  { name: 'half an answer', fault: { cut: true }, words: unreached },
]

test.describe('a photo that the server does not take', () => {
  test('stays, whatever goes wrong, and is sent once however often one presses; no step on the way holds a barrier', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    const again = async (words: string | RegExp) => {
      await press(page, 'Save the photo')
      await expect(problem(page)).toContainText(words)
      await expect(problem(page)).toContainText('Your photo stays here.')
    }
    const clean = async (step: string) => {
      await expectNoBarrier(page, step)
      const wider = await photoDialog(page).evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)
      expect(wider, step).toBeLessThanOrEqual(0)
    }
    await visitor.comeInAs('photo-rejected', photoPath)
    await choose(page, named('me.jpg', text()))
    await expect(problem(page)).toBeVisible()
    await clean('choosing')
    await choose(page, named('me.jpg', await jpeg(page, portrait)))
    await expect(cropArea(page)).toBeVisible()
    await clean('framing')
    await settle(page)
    await clean('saving')

    for (const [code, example, words] of [
      [413, 'too-large', /512 ko au plus.*Error 10001/],
      [415, 'wrong-type', /Formats acceptés.*Error 10002/],
      [422, 'photo-empty', 'Ce fichier est vide.'],
      [409, 'card-inactive', 'Cette carte n’est plus active'],
      [404, 'card-unknown', 'Nous ne trouvons pas cette carte'],
    ] as const) {
      portal.prefer.set('updateCardPhoto', { code, example })
      await again(words)
    }
    portal.prefer.clear()
    await clean('failing')
    for (const { name, fault, words } of chosen(troubles, { share: 0.5, by: ['words'] })) {
      await test.step(name, async () => {
        portal.faults.set('updateCardPhoto', fault)
        await again(words)
      })
    }
    await page.route('**/api/accounts/me/updatePhoto', (route) => route.abort('timedout'), { times: 1 })
    await again(unreached)

    portal.faults.set('updateCardPhoto', { delayMs: 1000, times: 1 })
    portal.calls.length = 0
    await photoDialog(page).getByRole('button', { name: 'Save the photo' }).dblclick()
    await expect(photoDialog(page).getByRole('status')).toHaveText('Your photo is being sent.')
    await expect(saved(page)).toBeVisible()
    expect(callsTo(portal, 'updateCardPhoto')).toHaveLength(1)
  })

  test('because the session ran out is saved once the customer has signed in again, in another tab that need not stay open', async ({
    visitor,
    page,
    portal,
  }) => {
    await losingSession(page)
    await visitor.arriveAs('photo-rejected', photoPath)
    await choose(page, named('me.jpg', await jpeg(page, portrait)))
    await settle(page)
    portal.faults.set('updateCardPhoto', { status: 401, times: 1 })
    await press(page, 'Save the photo')
    await expect(problem(page)).toContainText('You have been signed out.')
    await expect(problem(page)).toContainText('Your photo stays here.')
    const tab = await signInAgain(page, portal, 'photo-rejected')
    await tab.close()
    await save(page)
    expect(callsTo(portal, 'updateCardPhoto').map(({ status }) => status)).toEqual([401, 200])
  })

  test('is still there when the dialog was closed and is opened again, also while it was being sent; of two tabs the last one counts, and a card that is over meanwhile says so', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en/subscription')
    const file = named('me.jpg', await jpeg(page, portrait))
    const change = page.getByRole('button', { name: 'Change the photo' })
    await change.click()
    await choose(page, file)
    await photoDialog(page).getByRole('slider', { name: 'Zoom' }).fill('2')
    await page.keyboard.press('Escape')
    await expect(photoDialog(page)).toBeHidden()
    await expect(change).toBeFocused()
    await change.click()
    await expect(photoDialog(page).getByRole('slider', { name: 'Zoom' })).toHaveValue('2')
    await settle(page)
    await page.goBack()
    await expect(photoDialog(page)).toBeHidden()
    await change.click()
    portal.faults.set('updateCardPhoto', { delayMs: 1500, status: 500, times: 1 })
    await press(page, 'Save the photo')
    await page.keyboard.press('Escape')
    await expect(photoDialog(page)).toBeHidden()
    const toast = page.getByRole('alert').getByText('Something went wrong on our side.')
    await expect(toast, 'nobody sees it in the dialog').toBeVisible()
    await page.keyboard.press('Escape')
    await expect(toast).toBeHidden()
    await change.click()
    await expect(problem(page)).toContainText('Your photo stays here.')
    await press(page, 'Another picture')
    await expect(chooseButton(page)).toBeVisible()
    await expect(photoDialog(page).locator('p[tabindex]')).toBeFocused()

    const other = await context.newPage()
    await visitorOf(other, portal).goTo(photoPath)
    for (const tab of [page, other]) {
      await choose(tab, file)
      await settle(tab)
    }
    portal.calls.length = 0
    await save(page)
    await save(other)
    await expect(other.getByText('Your new photo is being looked at')).toBeVisible()
    expect(callsTo(portal, 'updateCardPhoto').map(({ status }) => status)).toEqual([200, 200])

    await other.getByRole('button', { name: 'Change the photo' }).click()
    await choose(other, file)
    await settle(other)
    const customer = portal.world.customer('pass-holder')
    if (!customer) throw new Error('There is no such customer.')
    portal.world.commit({ ...customer, cards: customer.cards.map((one) => ({ ...one, active: false })) })
    await press(other, 'Save the photo')
    await expect(problem(other)).toContainText('This card is no longer active: its photo cannot be changed.')
    await press(other, 'Close')
    await expect(card(other)).toContainText('no longer in use')
    await expect(other.getByRole('button', { name: 'Change the photo' })).toHaveCount(0)
  })
})

test('steps that do not arrive are asked for again: by the page itself once, then by the customer, never without a network', async ({
  visitor,
  page,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/subscription')
  const change = page.getByRole('button', { name: 'Change the photo' })
  await expect(change).toBeVisible()
  // The last part of the page to arrive: nothing else is on its way from then on.
  await expect(page.getByRole('region', { name: 'Cookies' })).toBeVisible()
  await context.setOffline(true)
  await change.click()
  await expect(missing(page)).toBeVisible()
  await tryAgain(photoDialog(page).getByRole('button', { name: 'Try again' }), missing(page))
  await expect(missing(page), 'the page is still there').toBeVisible()
  await context.setOffline(false)
  await press(page, 'Try again')
  await expect(chooseButton(page)).toBeVisible()

  // The browser asks ahead of time, and anew once their styles are there if that has failed by then: so those are held back for so long.
  const loads = countLoads(page)
  await page.route(steps, (route) => route.abort(), { times: 1 })
  const letStylesGo = await hold(page, '**/assets/photo-steps-*.css')
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/photo-steps-'))
  await page.reload({ waitUntil: 'commit' })
  await failed
  await letStylesGo()
  await expect(chooseButton(page)).toBeVisible()
  expect(loads(), 'not loaded anew').toBe(1)
  await page.route(steps, (route) => route.abort())
  await page.reload()
  await expect.poll(loads, 'the page is loaded anew by itself').toBe(3)
  await expect(missing(page)).toBeVisible()
  expect(loads(), 'once').toBe(3)
  await page.unroute(steps)
  const letStepsGo = await hold(page, steps)
  const again = photoDialog(page).getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toHaveAttribute('aria-busy', 'true')
  await letStepsGo()
  await expect(chooseButton(page)).toBeVisible()
})

test('a page whose steps are no longer there is loaded anew by itself and has them; another time, the customer decides', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en/subscription')
  const loads = countLoads(page)
  await page.route(steps, (route) => (loads() < 2 ? route.abort() : route.continue()))
  await visitor.goTo('/en/subscription?dialog=photo')
  await expect.poll(loads, 'the page is loaded anew by itself').toBe(2)
  await expect(chooseButton(page)).toBeVisible()
  await page.route(steps, (route) => route.abort())
  await page.reload()
  await expect(missing(page)).toBeVisible()
  expect(loads(), 'not a second time').toBe(3)
})
