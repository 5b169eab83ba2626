import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack, comeBackTo } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import {
  close,
  failed,
  link,
  question,
  row,
  section,
  there,
  told,
  unlink,
  yes,
} from '#tests/support/linked-accounts.ts'
import { letPass } from '#tests/support/passing.ts'
import { callsTo, expect, test, withSettings } from '#tests/support/portal-test.ts'

/** A service of each kind: one that tells a name, of which there are two, and one that tells none. */
const services = chosen(
  [
    { name: 'Facebook', provider: 'facebook', id: 'facebook|3090042', shown: 'Lou Petit' },
    { name: 'Apple', provider: 'apple', id: 'apple|2090042', shown: 'Linked' },
    { name: 'Google', provider: 'google-oauth2', id: 'google-oauth2|1090042', shown: 'Lou Petit' },
  ],
  { share: 0.5, by: ['shown'] },
)

/** The session's tokens, as the tab holds them. */
const session = (page: Page) => page.evaluate(() => sessionStorage.getItem('session'))

test('each service is linked by signing in there once and unlinked after a question, and the session stays what it was', async ({
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
  const visits: URL[] = []
  page.on('request', (request) => {
    if (/\/identity\/auth\?/.test(request.url()) && request.method() === 'GET') visits.push(new URL(request.url()))
  })
  const answers: string[] = []
  for (const { name, provider, shown } of services) {
    await expect(row(page, name)).toContainText('Not linked')
    visits.length = 0
    await link(page, name).dblclick()
    await expect(there(page, name)).toBeVisible()
    expect(
      visits.map(({ searchParams }) => Object.fromEntries(searchParams)),
      'a double press sets out once',
    ).toEqual([
      expect.objectContaining({
        connection: provider,
        code_challenge_method: 'S256',
        scope: 'openid profile',
        nonce: expect.stringMatching(/./),
      }),
    ])
    const answer = page.waitForRequest((request) => new URL(request.url()).pathname === '/callback')
    await page.getByRole('button', { name: 'Lou Petit' }).click()
    answers.push((await answer).url())
    await expect(told(page, `${name} is linked. From now on you can sign in with it too.`)).toBeVisible()
    await expect(row(page, name)).toContainText(shown)
    await expect(page).toHaveURL(/\/en\/profile#linked-accounts$/)
    await expect(unlink(page, name), 'where the customer left').toBeFocused()
    expect(await session(page)).toBe(before)
  }
  const sent = callsTo(portal, 'linkIdentity').map(({ body }) => String(Reflect.get(Object(body), 'token')))
  expect(sent).toHaveLength(services.length)
  const left = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie]))
  for (const token of sent) {
    expect(left, 'what is kept').not.toContain(token)
    expect(addresses.join(' '), 'addresses').not.toContain(token)
  }
  expect(left, 'what a way back needs').not.toContain('proof.')
  const grants = Array(services.length + 1).fill('authorization_code')
  expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(grants)

  const [{ name: linked } = { name: '' }] = services
  await page.goto(answers[0] ?? '')
  await close(page, failed(linked))
  await page.goto(`${portal.origin('fr')}/callback?code=forged&state=forged%3Bgoogle-oauth2`)
  await close(page, failed('Google'))
  await expect(page.getByLabel('First name'), 'still the same customer').toHaveValue('Lou')
  expect(portal.tokenRequests, 'an answer works once: no token is asked for').toHaveLength(grants.length)
  expect(callsTo(portal, 'linkIdentity')).toHaveLength(services.length)

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
    expect(callsTo(portal, 'unlinkIdentity').map(({ body }) => body)[nth]).toEqual({ provider, id })
  }
  expect(callsTo(portal, 'unlinkIdentity')).toHaveLength(services.length)
  expect(await session(page)).toBe(before)
})

test.describe('the list of linked accounts', () => {
  test('marks the one that the account was made with, says when one could not be unlinked, knows new services, may come later, and in an application leads to none of them', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('staff', '/en/profile')
    await expect(row(page, 'Google')).toContainText('Joris Bakker')
    await expect(row(page, 'Google')).toContainText('Your account was made with it: it stays linked.')
    await expect(row(page, 'Google').getByRole('button')).toHaveCount(0)

    portal.prefer.set('listIdentities', { example: 'three' })
    await comeBack(page)
    const ours = 'We could not unlink Facebook. Nothing has changed; please try again in a moment.'
    for (const { fault, words } of [
      { fault: { status: 500 }, words: 'Something went wrong on our side. Nothing was changed.' },
      { fault: { status: 502, html: true }, words: ours },
      { fault: { reset: true }, words: ours },
    ]) {
      portal.faults.set('unlinkIdentity', fault)
      await unlink(page, 'Facebook').click()
      await yes(page, 'Facebook').click()
      await close(page, words)
      await expect(unlink(page, 'Facebook')).toBeVisible()
    }
    portal.faults.clear()
    await unlink(page, 'Facebook').click()
    await expect(question(page, 'Facebook')).toContainText('Google still lets you in')
    portal.prefer.set('unlinkIdentity', { code: 409 })
    await yes(page, 'Facebook').click()
    await expect(page.getByRole('alert').getByText('Vous vous connectez avec ce compte')).toBeVisible()
    portal.prefer.clear('unlinkIdentity')

    portal.prefer.set('listIdentities', { example: 'unknown-provider' })
    await comeBackTo(row(page, 'itsme'))
    await expect(row(page, 'itsme')).toContainText('Marie-Apolline')
    await expect(link(page, 'Facebook')).toBeVisible()
    portal.prefer.set('unlinkIdentity', { code: 200, example: 'none-left' })
    await unlink(page, 'itsme').click()
    portal.prefer.set('listIdentities', { example: 'none' })
    await yes(page, 'itsme').click()
    await expect(row(page, 'itsme')).toBeHidden()
    await expect(section(page).getByRole('list')).toBeFocused()

    portal.prefer.set('listIdentities', { example: 'unknown-provider' })
    portal.faults.set('listIdentities', { status: 500 })
    await page.addInitScript(() => {
      Object.assign(window, { KinoraAndroid: { postMessage: () => undefined } })
    })
    await withSettings(page, (settings) => ({
      ...settings,
      embed: { ...settings.embed, androidBridge: 'KinoraAndroid' },
    }))
    await page.reload()
    await expect(section(page)).toContainText('This part could not be loaded. Nothing is lost.')
    await heal(page, portal, 'listIdentities')
    await section(page).getByRole('button', { name: 'Try again' }).click()
    await expect(unlink(page, 'itsme')).toBeVisible()
    await expect(row(page, 'Facebook').getByRole('button')).toHaveCount(0)
    await expect(section(page)).toContainText('To link another account, open this page in your browser.')
  })
})

test('the question about a linked account and the service’s page hold no barrier, and a keyboard is enough', async ({
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
  // Until the account is read anew, the button is busy.
  await expect(unlink(page, 'Facebook')).toBeEnabled()
  await page.keyboard.press('Enter')
  await expect(question(page, 'Facebook')).toBeVisible()
  await expectNoBarrier(page, 'the question')
  await tabTo(yes(page, 'Facebook'))
  await page.keyboard.press('Enter')
  await expect(link(page, 'Facebook')).toBeFocused()
})
