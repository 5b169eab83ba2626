import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/portal-test.ts'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** Everything that a browser keeps of where it has been. */
async function traces(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([location.href, history.state, document.referrer, document.cookie]))
}

test('one newsletter is left by its link, without signing in, and the secret of the link is nowhere to be seen', async ({
  visitor,
  page,
  portal,
}) => {
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

for (const { token, says } of [
  { token: 'nl-filmnews-7Qk2vB', says: 'It brings the films of the week.' },
  { token: 'nl-filmtips-3Hd8sX', says: 'It brings films that we think are for you.' },
  { token: 'nl-account-5Vn1rC', says: 'It brings news about your account.' },
  { token: 'nl-servicemail-8Wp6tJ', says: 'It brings what is good to know before a visit.' },
  { token: 'nl-kidsclub-2Lg9yF', says: 'Tickets and receipts keep coming' },
]) {
  test(`the newsletter of ${token} says what it is about`, async ({ visitor, page }) => {
    await visitor.goTo(`/en/unsubscribe?token=${token}`)
    await expect(page.getByRole('main').getByText(says)).toBeVisible()
    await expect(button(page, 'Leave this newsletter')).toBeVisible()
  })
}

test('a newsletter that was left before can only be left with all others', async ({ visitor, page }) => {
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-4Bx7kD')
  await expect(page.getByText('does not go to l…@kinora.example any more')).toBeVisible()
  await expect(button(page, 'Leave this newsletter')).toBeHidden()
  await expect(button(page, 'Leave all newsletters')).toBeVisible()
})

for (const [what, search] of [
  ['too old', '?token=nl-expired-1Rm5hS'],
  ['unknown', '?token=nl-nobody-knows-it'],
  ['not one', '?token=%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['too short', '?token=1e5'],
  ['empty', '?token='],
  ['absent', ''],
] as const) {
  test(`a link that is ${what} says so, and names another way`, async ({ visitor, page }) => {
    await visitor.goTo(`/en/unsubscribe${search}`)
    await expect(page.getByText('This link does not work, or not any more.')).toBeVisible()
    await expect(page).toHaveURL(/\/en\/unsubscribe$/)
    await expect(page.getByRole('link', { name: 'Choose in your account' })).toHaveAttribute('href', '/en/preferences')
  })
}

test('a failure is told, leads to the site, and leaves the choice as it is', async ({ visitor, page, portal }) => {
  portal.faults.set('unsubscribeNewsletter', { status: 503 })
  await visitor.goTo('/en/unsubscribe?token=nl-filmnews-7Qk2vB')
  await button(page, 'Leave this newsletter').click()
  await expect(page.getByRole('alert').getByRole('link', { name: 'To our site' })).toBeVisible()
  await expect(heading(page)).toHaveText('Unsubscribe')
  portal.faults.clear()
  await button(page, 'Leave this newsletter').click()
  await expect(heading(page)).toHaveText('You are unsubscribed')
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
})
