import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import {
  close,
  failed,
  goAndChoose,
  link,
  made,
  question,
  row,
  section,
  there,
  told,
  unlink,
  yes,
} from '#tests/support/linked-accounts.ts'
import { letPass } from '#tests/support/passing.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

/** The session's tokens, as the tab holds them. */
const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('session'))

test('each service is linked by signing in there and unlinked after a question, and the session stays what it was', async ({
  visitor,
  page,
  portal,
}) => {
  test.slow()
  await page.clock.install()
  await visitor.comeInAs('empty', '/en/profile')
  const before = await session(page)
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''))
  const services = [
    { name: 'Facebook', provider: 'facebook', id: 'facebook|3090042', shown: 'Lou Petit' },
    { name: 'Apple', provider: 'apple', id: 'apple|2090042', shown: 'Linked' },
    { name: 'Google', provider: 'google-oauth2', id: 'google-oauth2|1090042', shown: 'Lou Petit' },
  ]
  for (const { name, shown } of services) {
    await expect(row(page, name)).toContainText('Not linked')
    await goAndChoose(page, name, 'Lou Petit')
    await expect(told(page, `${name} is linked. From now on you can sign in with it too.`)).toBeVisible()
    await expect(row(page, name)).toContainText(shown)
    await expect(page).toHaveURL(/\/en\/profile#linked-accounts$/)
    await expect(unlink(page, name), 'where the customer left').toBeFocused()
    expect(await session(page)).toBe(before)
  }
  const sent = made(portal, 'linkIdentity').map(({ body }) => String(Reflect.get(Object(body), 'token')))
  expect(sent).toHaveLength(3)
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
  for (const token of sent) {
    expect(left, 'what is kept').not.toContain(token)
    expect(addresses.join(' '), 'addresses').not.toContain(token)
  }
  expect(left, 'what a way back needs').not.toContain('proof.')
  expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(Array(4).fill('authorization_code'))

  await page.reload()
  for (const [nth, { name, provider, id }] of services.entries()) {
    await unlink(page, name).click()
    await expect(question(page, name)).toContainText('Your e-mail address and your password still let you in')
    await page.keyboard.press('Escape')
    await expect(unlink(page, name)).toBeFocused()
    await page.keyboard.press('Enter')
    if (nth === 0) {
      portal.faults.set('unlinkIdentity', { delayMs: 2000, times: 1 })
      await yes(page, name).dblclick()
      await unlink(page, name).press('Enter')
    } else await yes(page, name).click()
    await expect(question(page, name), 'it is under way').toBeHidden()
    await expect(told(page, `${name} is unlinked.`)).toBeVisible()
    await letPass(page)
    await expect(row(page, name)).toContainText('Not linked')
    await expect(link(page, name)).toBeFocused()
    expect(made(portal, 'unlinkIdentity').map(({ body }) => body)[nth]).toEqual({ provider, id })
  }
  expect(made(portal, 'unlinkIdentity')).toHaveLength(3)
  await page.goto(`${portal.origin('fr')}/en`)
  await expect(page.getByRole('heading', { level: 1 }), 'still the same customer').toContainText('Lou')
})

test('a double press sets out once, and the answer works once', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('empty', '/en/profile')
  const visits: string[] = []
  page.on('request', (request) => {
    if (/\/identity\/auth\?/.test(request.url()) && request.method() === 'GET') visits.push(request.url())
  })
  await link(page, 'Facebook').dblclick()
  await expect(there(page, 'Facebook')).toBeVisible()
  expect(visits).toHaveLength(1)
  const asked = new URL(visits[0] ?? '').searchParams
  expect(asked.get('connection')).toBe('facebook')
  expect(asked.get('code_challenge_method')).toBe('S256')
  expect(asked.get('scope')).toBe('openid profile')
  expect(asked.get('nonce')).toBeTruthy()
  const answer = page.waitForRequest((request) => new URL(request.url()).pathname === '/callback')
  await page.getByRole('button', { name: 'Lou Petit' }).click()
  await expect(told(page, 'Facebook is linked. From now on you can sign in with it too.')).toBeVisible()
  const grants = portal.tokenRequests.length
  await page.goto((await answer).url())
  await close(page, failed('Facebook'))
  await page.goto(`${portal.origin('fr')}/callback?code=forged&state=forged%3Bapple`)
  await close(page, failed('Apple'))
  expect(portal.tokenRequests, 'no token is asked for').toHaveLength(grants)
  expect(made(portal, 'linkIdentity')).toHaveLength(1)
  await expect(row(page, 'Facebook')).toContainText('Lou Petit')
})

test.describe('the list of linked accounts', () => {
  test('marks the one that the account was made with, knows new services, and may come later', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('staff', '/en/profile')
    await expect(row(page, 'Google')).toContainText('Joris Bakker')
    await expect(row(page, 'Google')).toContainText('Your account was made with it: it stays linked.')
    await expect(row(page, 'Google').getByRole('button')).toHaveCount(0)

    portal.prefer.set('listIdentities', { example: 'three' })
    await page.reload()
    await unlink(page, 'Facebook').click()
    await expect(question(page, 'Facebook')).toContainText('Google still lets you in')
    portal.prefer.set('unlinkIdentity', { code: 409 })
    await yes(page, 'Facebook').click()
    await expect(page.getByRole('alert').getByText('Vous vous connectez avec ce compte')).toBeVisible()
    portal.prefer.clear('unlinkIdentity')

    portal.prefer.set('listIdentities', { example: 'unknown-provider' })
    await page.reload()
    await expect(row(page, 'itsme')).toContainText('Marie-Apolline')
    await expect(link(page, 'Facebook')).toBeVisible()
    portal.prefer.set('unlinkIdentity', { code: 200, example: 'none-left' })
    await unlink(page, 'itsme').click()
    portal.prefer.set('listIdentities', { example: 'none' })
    await yes(page, 'itsme').click()
    await expect(row(page, 'itsme')).toBeHidden()
    await expect(section(page).getByRole('list')).toBeFocused()

    portal.prefer.clear()
    portal.faults.set('listIdentities', { status: 500 })
    await page.reload()
    await expect(section(page)).toContainText('This part could not be loaded. Nothing is lost.')
    portal.faults.clear('listIdentities')
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(row(page, 'Google')).toContainText('Joris Bakker')
  })

  test('says when an account could not be unlinked', async ({ visitor, page, portal }) => {
    await visitor.arriveAs('leaving', '/en/profile')
    const ours = 'We could not unlink Apple. Nothing has changed; please try again in a moment.'
    for (const { fault, words } of [
      { fault: { status: 500 }, words: 'Something went wrong on our side. Nothing was changed.' },
      { fault: { status: 502, html: true }, words: ours },
      { fault: { reset: true }, words: ours },
    ]) {
      portal.faults.set('unlinkIdentity', fault)
      await unlink(page, 'Apple').click()
      await yes(page, 'Apple').click()
      await close(page, words)
      await expect(unlink(page, 'Apple')).toBeVisible()
    }
  })

  test('in an application leads to no other service', async ({ visitor, page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { KinoraAndroid: { postMessage: () => undefined } })
    })
    await withSettings(page, (settings) => ({
      ...settings,
      embed: { ...settings.embed, androidBridge: 'KinoraAndroid' },
    }))
    await visitor.arriveAs('pass-holder', '/en/profile')
    await expect(unlink(page, 'Google')).toBeVisible()
    await expect(row(page, 'Facebook').getByRole('button')).toHaveCount(0)
    await expect(section(page)).toContainText('To link another account, open this page in your browser.')
  })
})

test('linked accounts, the question about one and the service’s page hold no barrier, and a keyboard is enough', async ({
  visitor,
  page,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/profile')
  await expect(link(page, 'Facebook')).toBeVisible()
  await page.getByRole('heading', { level: 2, name: 'Linked accounts' }).click()
  await tabTo(link(page, 'Facebook'))
  await page.keyboard.press('Enter')
  await expect(there(page, 'Facebook')).toBeVisible()
  await expectNoBarrier(page, 'the service')
  await tabTo(page.getByRole('button', { name: 'Margaux' }))
  await page.keyboard.press('Enter')
  await expect(unlink(page, 'Facebook')).toBeFocused()
  await expectNoBarrier(page, 'the list')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Facebook')).toBeVisible()
  await expectNoBarrier(page, 'the question')
  await tabTo(yes(page, 'Facebook'))
  await page.keyboard.press('Enter')
  await expect(link(page, 'Facebook')).toBeFocused()
})
