import type { Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { expectMessage, impatience, nonsense, someTroubles, tryAgain } from '#tests/support/fault-matrix.ts'
import { chosen, isLong } from '#tests/support/form.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

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
  await expect(heading(page)).toBeFocused()
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

test('each newsletter says what it is about, and one of a new kind its name; one that was left before can only be left with all others; all are left at once, and the account knows', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-4Bx7kD')
  await expect(page.getByText('does not go to l…@kinora.example any more')).toBeVisible()
  await expect(button(page, 'Leave this newsletter')).toHaveCount(0)
  await expect(button(page, 'Leave all newsletters')).toBeVisible()

  for (const { token, says } of [
    { token: 'nl-filmnews-7Qk2vB', says: 'It brings the films of the week.' },
    { token: 'nl-account-5Vn1rC', says: 'It brings news about your account.' },
    { token: 'nl-servicemail-8Wp6tJ', says: 'It brings what is good to know before a visit.' },
    { token: 'nl-kidsclub-2Lg9yF', says: 'The kids’ club goes to p…@kinora.example.' },
    { token: 'nl-filmtips-3Hd8sX', says: 'It brings films that we think are for you.' },
  ]) {
    await visitor.goTo(`/en/unsubscribe?token=${token}`)
    await expect(page.getByRole('main').getByText(says), token).toBeVisible()
    await expect(button(page, 'Leave this newsletter'), token).toBeVisible()
    if (token.includes('kidsclub')) await expectNoBarrier(page, 'the choice')
  }

  await button(page, 'Leave all newsletters').click()
  await expect(page.getByText('No newsletter goes to p…@kinora.example any more.')).toBeVisible()
  expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(false)
  expect(portal.world.customer('pass-holder')?.account).toMatchObject({
    mailCommunicationProvider: false,
    optinCommunicationProvider: false,
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

test('a link that does not work says so, and names another way; the confirmation is only for somebody who has left something', async ({
  visitor,
  page,
  portal,
}) => {
  const isDead = async (what: string) => {
    await expect(page.getByText('This link does not work, or not any more.'), what).toBeVisible()
    await expect(page).toHaveURL(`${portal.origin('fr')}/en/unsubscribe`)
    await expect(page.getByRole('link', { name: 'Choose in your account' })).toHaveAttribute('href', '/en/preferences')
  }
  await visitor.goTo('/en/unsubscribe/confirmation')
  await expect(heading(page)).toHaveText('Unsubscribe')
  await isDead('no link at all')
  await expectNoBarrier(page, 'a dead link')

  const links = [
    { what: 'too old', search: '?token=nl-expired-1Rm5hS', answers: [410] },
    { what: 'unknown', search: '?token=nl-nobody-knows-it', answers: [404] },
    { what: 'not one', search: '?token=%3Cscript%3Ealert(1)%3C%2Fscript%3E', answers: [422] },
    { what: 'too short', search: '?token=1e5', answers: [422] },
    { what: 'empty', search: '?token=', answers: [] },
  ].map((link) => ({ ...link, status: link.answers.join() }))
  for (const { what, search, answers } of chosen(links, { share: 0.5, by: ['status'] })) {
    portal.calls.length = 0
    await visitor.goTo(`/en/unsubscribe${search}`)
    await isDead(what)
    const asked = callsTo(portal, 'getNewsletter')
    expect(
      asked.map(({ status }) => status),
      what,
    ).toEqual(answers)
  }
})

test('whatever goes wrong is told and leaves the choice as it is, and the next try works', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  const beImpatient = await impatience(page)
  const acts = [
    { operation: 'unsubscribeNewsletter', name: 'Leave this newsletter' },
    { operation: 'unsubscribeAllNewsletters', name: 'Leave all newsletters' },
  ] as const
  const cells = acts.flatMap((act) =>
    someTroubles.map((trouble) => ({ operation: act.operation, trouble: trouble.name })),
  )
  const those = chosen(cells, { share: 0.5 })
  for (const { operation, name } of acts) {
    const troubles = someTroubles.filter((one) =>
      those.some((cell) => cell.operation === operation && cell.trouble === one.name),
    )
    const told = page.getByRole('alert').filter({ hasText: /\S/ })
    const arrive = async () => {
      portal.world.reset()
      await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
      await expect(button(page, name)).toBeVisible()
      await beImpatient(true)
    }
    await arrive()
    for (const { name: trouble, fault } of troubles.filter(({ done }) => !done)) {
      portal.faults.set(operation, fault)
      await button(page, name).click()
      await expect(button(page, name), trouble).not.toHaveAttribute('aria-busy')
      await expectMessage(page, `${operation}, ${trouble}`)
      const link = page.getByRole('alert').getByRole('link', { name: 'To our site' })
      await expect(link).toHaveAttribute('href', /^\/en|^https?:/)
      await expect(heading(page)).toHaveText('Unsubscribe')
    }
    portal.faults.set(operation, { status: 503 })
    await button(page, name).click()
    await expect(told).toContainText('You could not be unsubscribed, and it is our fault.')
    portal.faults.clear()
    await beImpatient(false)
    await button(page, name).click()
    await expect(heading(page)).toHaveText('You are unsubscribed')
    await expect(told, 'nothing is wrong any more').toHaveCount(0)

    // Where the answer alone was lost, the newsletter itself says that it was left.
    for (const { name: trouble, fault } of troubles.filter(({ done }) => done)) {
      await arrive()
      portal.faults.set(operation, fault)
      await button(page, name).click()
      await expect(heading(page), `${operation}, ${trouble}`).toHaveText('You are unsubscribed')
      await expect(told).toHaveCount(0)
      expect(portal.world.newsletters().get('nl-filmnews-7Qk2vB')?.subscribed).toBe(false)
      portal.faults.clear()
    }
  }
})

test('a newsletter that cannot be read is told of, with a way on', async ({ visitor, page, portal }) => {
  test.slow()
  const beImpatient = await impatience(page)
  await page.addInitScript(() => Reflect.set(window, 'impatient', true))
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' })
  const said = page.getByRole('heading', {
    level: 1,
    name: /^(We cannot reach the cinema\.|The page could not be shown\.)$/,
  })
  // An address that is good for nothing is no failure: see above.
  const troubles = chosen(someTroubles, { share: 0.5, by: [] }).filter(({ name }) => name !== '404' && name !== '422')
  for (const [place, { name, fault }] of troubles.entries()) {
    portal.faults.set('getNewsletter', fault)
    // The long form arrives in each of these ways, and comes out of each.
    if (isLong || place === 0) await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
    else await tryAgain(again, said)
    await expect(said, name).toBeVisible()
    await expect(page.locator('body'), name).not.toHaveText(nonsense)
    await expect(page).toHaveURL(/\/en\/unsubscribe$/)
    if (!isLong && place < troubles.length - 1) continue
    portal.faults.clear()
    await beImpatient(false)
    await again.click()
    await expect(button(page, 'Leave this newsletter'), name).toBeVisible()
  }
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
