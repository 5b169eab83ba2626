import type { Page } from '@playwright/test'
import type { Op } from '#scripts/mock-api/call.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { chosen } from '#tests/support/form.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'

const part = (page: Page) => page.getByRole('region', { name: 'How you sign in' })
const opener = (page: Page) => part(page).getByRole('button', { name: 'Change the address' })
const first = (page: Page) => page.getByRole('dialog', { name: 'Change your address' })
const mail = (page: Page) => first(page).getByLabel('Your new address')
const password = (page: Page) => first(page).getByLabel('Your password')
const next = (page: Page) => first(page).getByRole('button', { name: 'Continue' })
const second = (page: Page) => page.getByRole('dialog', { name: 'Confirm the new address' })
const again = (page: Page) => second(page).getByLabel('Your new address once more')
const change = (page: Page) => second(page).getByRole('button', { name: 'Change my address' })
const question = (page: Page) => page.getByRole('dialog', { name: 'Close without sending?' })
const isChanged = (page: Page) => page.getByRole('status').getByText('From now on you sign in with m@courriel.example.')
const bodies = (portal: Portal, operation: Op) => callsTo(portal, operation).map(({ body }) => body)

/** Comes to the second step. */
async function prove(page: Page): Promise<void> {
  await mail(page).fill('m@courriel.example')
  await password(page).fill('kinora')
  await next(page).click()
  await expect(again(page)).toBeVisible()
}

/** The same without a mouse, from the field of the password, as far as to what sends the second step. */
async function proveByKeys(page: Page): Promise<void> {
  await page.keyboard.type('kinora')
  await page.keyboard.press('Enter')
  await expect(second(page).getByRole('heading')).toBeFocused()
  await tabTo(again(page))
  await page.keyboard.type('m@courriel.example')
}

test.describe('a change of address', () => {
  test('takes the password, then the address once more, each sent once; the page comes back with it', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.comeInAs('pass-holder', '/en/profile')
    await opener(page).click()
    await expect(first(page).getByLabel('Your address so far')).toHaveAttribute('autocomplete', 'username')
    await expect(mail(page)).toHaveAttribute('autocomplete', 'email')
    await expect(password(page)).toHaveAttribute('autocomplete', 'current-password')
    await expect(password(page)).toHaveAttribute('type', 'password')
    await mail(page).fill(' m@courriel.example ')
    await password(page).fill('kinora')
    portal.faults.set('checkCredentials', { delayMs: 300 })
    await next(page).dblclick()
    await password(page).press('Enter')
    await expect(second(page).getByRole('heading')).toBeFocused()
    await expect(first(page)).toBeHidden()
    await expect(second(page).getByLabel('Your new address', { exact: true })).toHaveValue('m@courriel.example')
    expect(bodies(portal, 'checkCredentials')).toEqual([{ mail: 'm@courriel.example', password: 'kinora' }])

    await page.evaluate(() => document.body.setAttribute('data-old-page', ''))
    await again(page).fill('M@COURRIEL.EXAMPLE')
    portal.faults.set('changeEmail', { delayMs: 300 })
    await change(page).dblclick()
    await again(page).press('Enter')
    await expect(isChanged(page)).toBeVisible()
    await expect(page.locator('[data-old-page]'), 'the page was loaded anew').toHaveCount(0)
    await expect(page).toHaveURL(/\/en\/profile$/)
    await expect(part(page)).toContainText('m@courriel.example')
    await expect(part(page)).toContainText('It is not confirmed yet')
    await expect(page.getByLabel('E-mail address')).toHaveValue('m@courriel.example')
    expect(bodies(portal, 'changeEmail')).toEqual([
      { newMail: 'm@courriel.example', newMailConfirmation: 'M@COURRIEL.EXAMPLE' },
    ])
    for (const { headers } of [...callsTo(portal, 'checkCredentials'), ...callsTo(portal, 'changeEmail')])
      expect(headers['x-captcha-challenge']).toBeTruthy()
    expect(portal.tokenRequests.map(({ grantType }) => grantType)).toEqual(['authorization_code', 'refresh_token'])
    await page.reload()
    await expect(part(page)).toContainText('m@courriel.example')
    await expect(isChanged(page), 'it is told once').toBeHidden()
  })

  test('says beside its field what is wrong, and keeps what is typed; after five wrong passwords one has to wait; with or without mistakes it holds no barrier', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en/profile?dialog=change-mail')
    await expect(mail(page)).toBeVisible()
    await expectNoBarrier(page, 'the first step')
    await next(page).click()
    await expect(password(page)).toHaveAccessibleDescription(/There is nothing here yet/)
    await expectNoBarrier(page, 'the first step with mistakes')
    for (const { typed, words } of [
      { typed: '', words: /There is nothing here yet/ },
      { typed: 'm@courriel', words: /The address is not complete/ },
      { typed: 'Pass-Holder@kinora.example', words: /This is your address already/ },
    ]) {
      await mail(page).fill(typed)
      await password(page).fill('x')
      await next(page).click()
      await expect(mail(page)).toHaveAccessibleDescription(words)
      await expect(mail(page)).toHaveValue(typed)
    }
    expect(bodies(portal, 'checkCredentials'), 'nothing of it is sent').toEqual([])
    await mail(page).fill('unpaid@kinora.example')
    await password(page).fill(' wrong ')
    await next(page).click()
    await expect(password(page)).toHaveAccessibleDescription(/This password is not right/)
    expect(bodies(portal, 'checkCredentials')).toEqual([{ mail: 'unpaid@kinora.example', password: ' wrong ' }])
    await password(page).fill('kinora')
    await next(page).click()
    await expect(mail(page)).toHaveAccessibleDescription(/another account/)
    await expect(mail(page)).toHaveValue('unpaid@kinora.example')
    await expect(page.locator(':focus')).toContainText('One answer needs a look.')

    await prove(page)
    await change(page).click()
    await expect(again(page)).toHaveAccessibleDescription(/There is nothing here yet/)
    await expectNoBarrier(page, 'the second step with mistakes')
    await again(page).fill('n@courriel.example')
    await change(page).click()
    await expect(again(page)).toHaveAccessibleDescription(/The two addresses are not the same/)
    expect(bodies(portal, 'changeEmail')).toEqual([])
    await again(page).fill('m@courriel.example')
    portal.prefer.set('changeEmail', { example: 'mail-taken' })
    await change(page).click()
    await expect(second(page).getByLabel('Your new address', { exact: true })).toHaveAccessibleDescription(
      /d’un autre compte/,
    )
    await second(page).getByRole('button', { name: 'Take another address' }).click()
    await expect(mail(page)).toHaveValue('m@courriel.example')
    await expect(password(page)).toHaveValue('')

    // The right password of before ended the count.
    for (let tries = 1; tries < 5; tries++) {
      await password(page).fill(`wrong ${tries}`)
      await next(page).click()
      await expect.poll(() => bodies(portal, 'checkCredentials').at(-1)).toMatchObject({ password: `wrong ${tries}` })
      await expect(next(page)).not.toHaveAttribute('aria-busy')
      await expect(password(page)).toHaveAccessibleDescription(/This password is not right/)
    }
    await password(page).fill('wrong 5')
    await next(page).click()
    await expect(first(page).getByRole('alert')).toContainText(
      'Too many wrong passwords. Try again in fifteen minutes.',
    )
  })

  test('is made by keyboard alone; left by Esc or Back, which ask where something is typed, or too slow, it begins again', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en/profile')
    await opener(page).focus()
    await page.keyboard.press('Enter')
    await password(page).fill('kinora')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Go on writing' }).click()
    await expect(password(page)).toHaveValue('kinora')
    await prove(page)
    await page.goBack()
    await expect(second(page), 'nothing was typed here yet').toBeHidden()
    await expect(page).toHaveURL(/\/en\/profile$/)
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await expect(mail(page)).toHaveValue('')
    await prove(page)
    await again(page).fill('m@')
    await page.keyboard.press('Escape')
    await question(page).getByRole('button', { name: 'Close without sending' }).click()
    await expect(second(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Enter')
    await prove(page)
    await page.reload()
    await expect(first(page), 'the second step is nothing without the first').toBeVisible()
    await expect(mail(page)).toHaveValue('')

    await tabTo(next(page))
    await page.keyboard.press('Enter')
    await expect(page.locator(':focus')).toContainText('Two answers need a look.')
    await tabTo(mail(page))
    await page.keyboard.type('m@courriel.example')
    await page.keyboard.press('Tab')
    await proveByKeys(page)
    // As another tab does that begins a change to another address.
    const customer = portal.world.customer('pass-holder')
    if (!customer) throw new Error('There is no pass-holder.')
    const signIn = { ...customer.account.signIn, checked: null }
    portal.world.commit({ ...customer, account: { ...customer.account, signIn } })
    await page.keyboard.press('Enter')
    await expect(first(page).getByRole('alert')).toContainText('That took too long.')
    await expect(question(page)).toBeHidden()
    await expect(mail(page)).toHaveValue('m@courriel.example')
    await expect(password(page)).toHaveValue('')
    await tabTo(password(page))
    await proveByKeys(page)
    await page.keyboard.press('Enter')
    // Nothing to renew this session with: the customer signs in again, and is told then.
    await visitor.signInAs('pass-holder')
    await expect(isChanged(page)).toBeVisible()
  })

  test('that fails says why in its dialog, keeps what is typed, and works at the next try', async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.comeInAs('pass-holder', '/en/profile?dialog=change-mail')
    const ways = [
      { way: '503', fault: { status: 503 }, words: /maintenance/ },
      { way: 'a web page', fault: { status: 502, html: true }, words: /it is our fault/ },
      { way: 'half an answer', fault: { cut: true }, words: /We cannot reach the cinema/ },
    ]
    const failures = chosen(
      [
        ...ways.map((way) => ({ operation: 'checkCredentials', ...way })),
        ...ways.slice(0, 2).map((way) => ({ operation: 'changeEmail', ...way })),
      ],
      { share: 0.5, by: ['operation', 'way'] },
    )
    const failuresOf = (step: string) => failures.filter(({ operation }) => operation === step)
    await mail(page).fill('m@courriel.example')
    await password(page).fill('kinora')
    for (const { fault, words } of failuresOf('checkCredentials')) {
      portal.faults.set('checkCredentials', fault)
      await next(page).click()
      await expect(first(page).getByRole('alert')).toContainText(words)
      await expect(password(page)).toHaveValue('kinora')
    }
    portal.faults.clear()
    portal.prefer.set('checkCredentials', { example: 'no-password' })
    await next(page).click()
    await expect(first(page).getByRole('alert')).toContainText('votre compte n’a pas de mot de passe')
    portal.prefer.set('checkCredentials', { example: 'captcha-refused' })
    await next(page).click()
    await expect(first(page).getByRole('alert')).toContainText('The check that you are not a robot did not work.')
    portal.prefer.clear()
    // The token has run out meanwhile: it is renewed, and the step sent once more.
    portal.faults.set('checkCredentials', { status: 401, times: 1 })
    await next(page).click()

    await again(page).fill('m@courriel.example')
    for (const { fault, words } of failuresOf('changeEmail')) {
      portal.faults.set('changeEmail', fault)
      await change(page).click()
      await expect(second(page).getByRole('alert')).toContainText(words)
      await expect(again(page)).toHaveValue('m@courriel.example')
    }
    portal.faults.clear()
    await page.context().setOffline(true)
    await change(page).click()
    await expect(second(page).getByRole('alert')).toContainText('look at your connection')
    await page.context().setOffline(false)
    // The change is made, and its answer lost on the way.
    portal.faults.set('changeEmail', { cut: true })
    await change(page).click()
    await expect(isChanged(page)).toBeVisible()
    expect(portal.world.customer('pass-holder')?.account.email).toBe('m@courriel.example')
  })
})

test('the page of an address to be confirmed knows when it is, and leads to another address', async ({
  visitor,
  page,
  portal,
}) => {
  const confirmed = (emailVerified: boolean) => {
    const customer = portal.world.customer('pass-holder')
    if (customer) portal.world.commit({ ...customer, account: { ...customer.account, emailVerified } })
  }
  const check = page.getByRole('button', { name: 'I have followed the link' })
  confirmed(false)
  await visitor.arriveAs('pass-holder', '/en/mail')
  await page.getByRole('link', { name: 'Change the address' }).click()
  await expect(first(page)).toBeVisible()
  await page.goBack()
  await expect(page.getByText('pass-holder@kinora.example is not confirmed yet.')).toBeVisible()
  await check.click()
  await expect(page.getByRole('status').getByText('We do not know of it yet.')).toBeVisible()
  await expect(check).toBeFocused()
  portal.faults.set('getAccount', { status: 500 })
  await check.click()
  await expect(page.getByRole('status').getByText('We could not find out just now.')).toBeVisible()
  portal.faults.clear()
  await expectNoBarrier(page, 'an address that is not known to be confirmed')
  confirmed(true)
  await check.click()
  await expect(page.getByText('pass-holder@kinora.example is confirmed.')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('pass-holder@kinora.example is confirmed.')

  confirmed(false)
  await page.reload()
  await expect(check).toBeVisible()
  confirmed(true)
  await comeBack(page)
  await expect(page.getByText('pass-holder@kinora.example is confirmed.'), 'who comes back from the mail').toBeVisible()
})
