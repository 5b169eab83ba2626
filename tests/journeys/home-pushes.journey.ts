import type { BrowserContext, Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'
import { isLong } from '#tests/support/form.ts'
import { pressTwice } from '#tests/support/hold.ts'
import { expect, test } from '#tests/support/portal-test.ts'

const day = 24 * 60 * 60 * 1000

const pushes = [
  { name: 'When is your birthday?', away: 'Put the birthday question away', entry: 'hideBirthDatePushUntil' },
  { name: 'Previews and new films, by e-mail?', away: 'Put the newsletter question away', entry: 'hideOptInPushUntil' },
  { name: 'Your last visit', away: 'Put the survey away', entry: 'hideSurveyPushUntil' },
]

/** Somebody with nothing answered is asked all three things once they are invited to the survey. */
function invite(portal: Portal): void {
  const customer = portal.world.customer('empty')
  if (customer) portal.world.commit({ ...customer, invited: true })
}

function push(page: Page, { name }: { name: string }) {
  return page.getByRole('complementary', { name })
}

/** Opens the home anew until the survey is there too: an invitation that comes late waits for the next visit. */
async function openWithSurvey(page: Page): Promise<void> {
  await expect(async () => {
    await page.reload()
    await expect(push(page, { name: 'Your last visit' })).toBeVisible({ timeout: 3000 })
  }).toPass()
}

async function history(context: BrowserContext) {
  const cookie = (await context.cookies()).find(({ name }) => name === 'homePushHistory')
  return { cookie, until: JSON.parse(decodeURIComponent(cookie?.value ?? '{}')) }
}

test('each push goes away by its button, stays away after a reload, and comes back after 60 days, and not before', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  invite(portal)
  await visitor.arriveAs('empty', '/en')
  await openWithSurvey(page)
  for (const shown of pushes) await expect(push(page, shown)).toBeVisible()
  const put: string[] = []
  for (const [position, one] of pushes.entries()) {
    const before = Date.now()
    await push(page, one).getByRole('button', { name: one.away }).click()
    put.push(one.entry)
    await expect(push(page, one)).toBeHidden()
    const { cookie, until } = await history(context)
    expect(Object.keys(until).sort()).toEqual(put.toSorted())
    expect(Date.parse(until[one.entry])).toBeGreaterThanOrEqual(before + 60 * day)
    expect(Date.parse(until[one.entry])).toBeLessThanOrEqual(Date.now() + 60 * day)
    expect(Math.round((cookie?.expires ?? 0) - Date.now() / 1000)).toBeGreaterThan((59 * day) / 1000)
    if (position < 2) await openWithSurvey(page)
    else await page.reload()
    await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
    for (const [other, { name }] of pushes.entries()) {
      await expect(push(page, { name })).toBeVisible({ visible: other > position })
    }
  }

  const last = Date.now()
  await context.clock.install({ time: last + 59 * day })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  for (const one of pushes) await expect(push(page, one)).toBeHidden()
  await context.clock.setSystemTime(last + 60 * day + 60_000)
  await openWithSurvey(page)
  for (const one of pushes) await expect(push(page, one)).toBeVisible()
})

test('a cookie that makes no sense is as good as none; the date of birth is asked for where it can be given, and the survey opens beside the portal', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  invite(portal)
  await context.route('https://survey.kinora.example/**', (route) => route.fulfill({ body: 'Five questions' }))
  await visitor.arriveAs('empty', '/en')
  const far = JSON.stringify({
    hideBirthDatePushUntil: 'tomorrow',
    hideOptInPushUntil: 7,
    hideSurveyPushUntil: '9999-12-31',
  })
  // One that cannot be read, and one whose days cannot be; the table of the rules has the others.
  const values = ['%E0%A4%A', encodeURIComponent(far), ...(isLong ? ['%7Bbroken', 'null', '%5B1%5D'] : [])]
  for (const value of values) {
    await context.addCookies([{ name: 'homePushHistory', value, url: portal.origin('fr') }])
    await openWithSurvey(page)
    for (const one of pushes) await expect(push(page, one), value).toBeVisible()
  }

  const opened = page.waitForEvent('popup')
  await push(page, { name: 'Your last visit' }).getByRole('link', { name: 'Answer (opens in a new tab)' }).click()
  const survey = await opened
  await expect(survey).toHaveURL('https://survey.kinora.example/en/last-visit')
  expect(await survey.evaluate(() => window.opener)).toBeNull()
  await page.getByRole('link', { name: 'Add my date' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
})

test('saying yes to the newsletter sends that alone, and once, says so, and the question is gone for good', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('empty', '/en')
  await pressTwice(page.getByRole('button', { name: 'Yes, write to me' }))
  await expect(page.getByRole('status').getByText('You will hear from us by e-mail.')).toBeVisible()
  const question = page.getByRole('complementary', { name: 'Previews and new films, by e-mail?' })
  await expect(question).toBeHidden()
  expect(portal.calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/api/accounts/me', body: { mailCommunicationProvider: true } },
  ])
  await page.reload()
  await expect(page.getByRole('complementary', { name: 'When is your birthday?' })).toBeVisible()
  await expect(question).toBeHidden()
})
