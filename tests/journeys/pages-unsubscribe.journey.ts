import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { everyTrouble, expectMessage, impatience, nonsense, someTroubles } from '#tests/support/fault-matrix.ts'
import { expect, test, visitorOf } from '#tests/support/portal-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** What was asked to be left so far, oldest first. */
function leavings({ calls }: Portal) {
  return calls.filter(({ operationId = '' }) => operationId.startsWith('unsubscribe'))
}

/** Everything that a browser keeps of where it has been. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([location.href, history.state, document.referrer, document.cookie]))
}

test('one newsletter is left by its link, without signing in, and the secret of the link is nowhere to be seen', async ({
  visitor,
  page,
  portal,
}) => {
  const seen: string[] = []
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) seen.push(request.headers().referer ?? '')
  })
  await visitor.goTo('/en/contact')
  await expect(heading(page)).toHaveText('Help and contact')
  const steps = await page.evaluate(() => history.length)
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB&from=mail')
  await expect(heading(page)).toHaveText('Unsubscribe')
  await expect(page).toHaveURL(/\/en\/unsubscribe(\?from=mail)?$/)
  await expect(page.getByText('This week’s films goes to p…@kinora.example.')).toBeVisible()
  await expect(page.getByText('the films of the week')).toBeVisible()
  expect(await traces(page)).not.toContain('nl-filmnews-7Qk2vB')
  expect(await page.evaluate(() => history.length)).toBe(steps + 1)

  await button(page, 'Leave this newsletter').click()
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/unsubscribe/confirmation`)
  await expect(page.getByText('This week’s films does not go to p…@kinora.example any more.')).toBeVisible()
  expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(false)
  expect(portal.world.newsletters().get('nl-filmtips-3Hd8sX')?.subscribed).toBe(true)
  expect(await traces(page)).not.toContain('nl-filmnews-7Qk2vB')

  await page.reload()
  await expect(page.getByText('This week’s films does not go to p…@kinora.example any more.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'To our site' })).toBeVisible()

  await page.goBack()
  await expect(heading(page)).toHaveText('Help and contact')
  await page.goForward()
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/unsubscribe/confirmation`)
  await expect(heading(page)).toHaveText('You are unsubscribed')
  expect(seen.length, 'requests').toBeGreaterThan(5)
  expect(seen.join(), 'what they say about where they come from').not.toContain('nl-filmnews-7Qk2vB')
  const asked = portal.calls.filter(({ operationId }) => operationId !== 'getNewsletter')
  expect(JSON.stringify(asked.map(({ path, query, headers }) => [path, query, headers]))).not.toContain('7Qk2vB')
})

test('the token is taken out of the address of the confirmation too, and two tabs each have their own', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await visitor.goTo('/en/unsubscribe/confirmation?token=nl-filmtips-3Hd8sX')
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/unsubscribe`)
  const tips = page.getByRole('region', { name: 'Our tips for you' })
  await expect(tips).toBeVisible()
  const tab = await context.newPage()
  await visitorOf(tab, portal).goTo('/en/unsubscribe?token=nl-account-5Vn1rC')
  await button(tab, 'Leave all newsletters').click()
  await expect(tab.getByText('No newsletter goes to p…@kinora.example any more.')).toBeVisible()

  // It is left already by now, which is no failure.
  await button(page, 'Leave this newsletter').click()
  await expect(page.getByText('Our tips for you does not go to p…@kinora.example any more.')).toBeVisible()
  await page.goBack()
  await visitor.goTo('/en/unsubscribe?token=nl-filmtips-3Hd8sX')
  await expect(tips.getByText('does not go to p…@kinora.example any more')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true })

  test('the first tap does it, and many taps do it once', async ({ visitor, page, portal }) => {
    await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
    const one = button(page, 'Leave this newsletter')
    const all = button(page, 'Leave all newsletters')
    await one.tap()
    await expect(heading(page)).toHaveText('You are unsubscribed')
    expect(leavings(portal)).toHaveLength(1)

    await visitor.goTo('/en/unsubscribe?token=nl-filmtips-3Hd8sX')
    await expect(one).toBeVisible()
    // Faster than a page can be drawn anew.
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')]
      for (const each of [...buttons, ...buttons]) each.click()
    })
    await expect(heading(page)).toHaveText('You are unsubscribed')
    await expect(all).toHaveCount(0)
    expect(leavings(portal)).toHaveLength(2)
  })
})

test('a customer who is signed in leaves by the link of somebody else, and stays who they are', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('unpaid', '/en/unsubscribe?token=nl-visitor-6Jc3pN')
  await button(page, 'Leave all newsletters').click()
  await expect(page.getByText('No newsletter goes to s…@elsewhere.example any more.')).toBeVisible()
  expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(true)
  await page.getByRole('main').getByRole('link', { name: 'To my account' }).click()
  await expect(heading(page)).toContainText('Karim')
})

test('all newsletters are left at once, and the account knows', async ({ visitor, page, portal }) => {
  await visitor.goTo('/en/unsubscribe?token=nl-filmtips-3Hd8sX')
  await button(page, 'Leave all newsletters').click()
  await expect(page.getByText('No newsletter goes to p…@kinora.example any more.')).toBeVisible()
  expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(false)
  expect(portal.world.customer('pass-holder')?.account).toMatchObject({
    mailCommunicationProvider: false,
    optinCommunicationProvider: false,
  })
})

test('each newsletter says what it is about, and one of a new kind its name', async ({ visitor, page }) => {
  for (const { token, says } of [
    { token: 'nl-filmnews-7Qk2vB', says: 'It brings the films of the week.' },
    { token: 'nl-filmtips-3Hd8sX', says: 'It brings films that we think are for you.' },
    { token: 'nl-account-5Vn1rC', says: 'It brings news about your account.' },
    { token: 'nl-servicemail-8Wp6tJ', says: 'It brings what is good to know before a visit.' },
    { token: 'nl-kidsclub-2Lg9yF', says: 'The kids’ club goes to p…@kinora.example.' },
  ]) {
    await visitor.goTo(`/en/unsubscribe?token=${token}`)
    await expect(page.getByRole('main').getByText(says), token).toBeVisible()
    await expect(button(page, 'Leave this newsletter'), token).toBeVisible()
  }
})

test('a newsletter that was left before can only be left with all others', async ({ visitor, page }) => {
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-4Bx7kD')
  await expect(page.getByText('does not go to l…@kinora.example any more')).toBeVisible()
  await expect(button(page, 'Leave this newsletter')).toHaveCount(0)
  await expect(button(page, 'Leave all newsletters')).toBeVisible()
})

test('a link that does not work says so, and names another way', async ({ visitor, page }) => {
  for (const [what, search] of [
    ['too old', '?token=nl-expired-1Rm5hS'],
    ['unknown', '?token=nl-nobody-knows-it'],
    ['not one', '?token=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['too short', '?token=1e5'],
    ['empty', '?token='],
    ['absent', ''],
  ] as const) {
    await visitor.goTo(`/en/unsubscribe${search}`)
    await expect(page.getByText('This link does not work, or not any more.'), what).toBeVisible()
    await expect(page).toHaveURL(/\/en\/unsubscribe$/)
    await expect(page.getByRole('link', { name: 'Choose in your account' })).toHaveAttribute('href', '/en/preferences')
  }
})

test('a failure is told, leads to the site, and leaves the choice as it is', async ({ visitor, page, portal }) => {
  portal.faults.set('unsubscribeNewsletter', { status: 503 })
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
  await button(page, 'Leave this newsletter').click()
  const told = page.getByRole('alert').filter({ hasText: 'You could not be unsubscribed, and it is our fault.' })
  await expect(told.getByRole('link', { name: 'To our site' })).toHaveAttribute('href', /^\/en|^https?:/)
  await expect(heading(page)).toHaveText('Unsubscribe')
  portal.faults.clear()
  await button(page, 'Leave this newsletter').click()
  await expect(heading(page)).toHaveText('You are unsubscribed')
  await expect(told, 'is not true any more').toHaveCount(0)
})

test('whatever goes wrong is told, and the next try works', async ({ visitor, page, portal }) => {
  test.slow()
  const beImpatient = await impatience(page)
  for (const [operation, name] of [
    ['unsubscribeNewsletter', 'Leave this newsletter'],
    ['unsubscribeAllNewsletters', 'Leave all newsletters'],
  ] as const) {
    const arrive = async () => {
      portal.world.reset()
      await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
      await expect(button(page, name)).toBeVisible()
      await beImpatient(true)
    }
    await arrive()
    for (const { name: trouble, fault } of someTroubles.filter(({ done }) => !done)) {
      portal.faults.set(operation, fault)
      await button(page, name).click()
      await expect(button(page, name), trouble).not.toHaveAttribute('aria-busy')
      await expectMessage(page, `${operation}, ${trouble}`)
      await expect(page.getByRole('alert').getByRole('link', { name: 'To our site' })).toBeVisible()
      await expect(heading(page)).toHaveText('Unsubscribe')
    }
    portal.faults.clear()
    await button(page, name).click()
    await expect(heading(page)).toHaveText('You are unsubscribed')
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), 'nothing is wrong any more').toHaveCount(0)

    // Where the answer alone was lost, the newsletter itself says that it was left.
    for (const { name: trouble, fault } of someTroubles.filter(({ done }) => done)) {
      await arrive()
      portal.faults.set(operation, fault)
      await button(page, name).click()
      await expect(heading(page), `${operation}, ${trouble}`).toHaveText('You are unsubscribed')
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(false)
      portal.faults.clear()
    }
  }
})

test('a newsletter that cannot be read is told of, with a way on', async ({ visitor, page, portal }) => {
  test.slow()
  const beImpatient = await impatience(page)
  await page.addInitScript(() => Reflect.set(window, 'impatient', true))
  // An address that is good for nothing is another page, whatever the server says of it.
  const deadly = everyTrouble.filter(({ name }) => name === '404' || name === '422')
  for (const { name, fault } of new Set([...deadly, ...someTroubles])) {
    portal.faults.set('getNewsletter', fault)
    await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
    const isDead = fault.status === 404 || fault.status === 422
    const words = /^(We cannot reach the cinema\.|The page could not be shown\.)$/
    await expect(heading(page), name).toHaveText(isDead ? 'Unsubscribe' : words)
    await expect(page.locator('body'), name).not.toHaveText(nonsense)
    await expect(page).toHaveURL(/\/en\/unsubscribe$/)
    portal.faults.clear()
    if (isDead) continue
    await beImpatient(false)
    await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
    await expect(button(page, 'Leave this newsletter'), name).toBeVisible()
  }
})

test('the confirmation is only for somebody who has left something', async ({ visitor, page, portal }) => {
  await visitor.goTo('/en/unsubscribe/confirmation')
  await expect(page).toHaveURL(`${portal.origin('fr')}/en/unsubscribe`)
  await expect(heading(page)).toHaveText('Unsubscribe')
})

test('another language keeps the link, and the Dutch site has its own', async ({ visitor, page, portal }) => {
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-9Tz4wM', 'nl')
  await expect(page.getByText('This week’s films goes to f…@kinora.example.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(`${portal.origin('nl')}/nl/unsubscribe`)
  await expect(page.getByRole('heading', { level: 2, name: 'De films van de week' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'English' }).click()
  await button(page, 'Leave this newsletter').click()
  await expect(page.getByText('This week’s films does not go to f…@kinora.example any more.')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('button', { name: 'Nederlands' }).click()
  await expect(page).toHaveURL(`${portal.origin('nl')}/nl/unsubscribe/confirmation`)
  await expect(page.getByRole('main').getByText('De films van de week')).toBeVisible()
})

test('every state is open to everybody', async ({ visitor, page }) => {
  await visitor.goTo('/en/unsubscribe')
  await expectNoBarrier(page, 'a dead link')
  await visitor.goTo('/en/unsubscribe?token=nl-kidsclub-2Lg9yF')
  await expectNoBarrier(page, 'the choice')
  await button(page, 'Leave this newsletter').click()
  await expect(heading(page)).toBeFocused()
  await expectNoBarrier(page, 'the confirmation')
})
