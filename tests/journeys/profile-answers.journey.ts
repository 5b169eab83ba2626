import type { Page } from '@playwright/test'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expect, test } from '#tests/support/portal-test.ts'

function save(page: Page) {
  return page.getByRole('button', { name: 'Save' })
}

function isSaved(page: Page) {
  return page.getByRole('status').getByText('Your profile is saved.')
}

/** The head of a form that came back. */
function summary(page: Page) {
  return page.getByRole('alert')
}

function focused(page: Page) {
  return page.locator(':focus')
}

async function bornOn(page: Page, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  await page.getByLabel('Day').fill(day)
  await page.getByLabel('Month').fill(month)
  await page.getByLabel('Year').fill(year)
}

/** The day so many years ago, and some days later than that, where the cinemas are. */
function yearsAgo(years: number, daysLater = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format()
  const day = new Date(`${Number(today.slice(0, 4)) - years}${today.slice(4)}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + daysLater)
  return day.toISOString().slice(0, 10)
}

test.describe('a date of birth', () => {
  test('that cannot be is sent back, with what to do about it; one that can is accepted', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    const birth = page.getByRole('group', { name: 'Date of birth' })
    // One after the other with other words, so that what was said before is not taken for the answer.
    for (const { what, date, words } of [
      { what: 'not in the calendar', date: '1991-02-31', words: /not in the calendar/ },
      { what: 'without its month', date: '1991--07', words: /the whole date/ },
      { what: '29 February of a common year', date: '2003-02-29', words: /not in the calendar/ },
      { what: 'with a year of two digits', date: '91-03-07', words: /the whole date/ },
      { what: 'in a 13th month', date: '1991-13-01', words: /not in the calendar/ },
      { what: 'in letters', date: 'MCMX-3-VII', words: /the whole date/ },
      { what: 'in the future', date: yearsAgo(-1), words: /Nobody was born on that day yet/ },
      { what: 'of somebody who is 15 tomorrow', date: yearsAgo(15, 1), words: /15 or older/ },
      { what: 'before anybody who lives', date: '1890-03-07', words: /Check the year/ },
    ]) {
      await test.step(what, async () => {
        await bornOn(page, date)
        await save(page).click()
        await expect(birth).toContainText(words)
        await expect(summary(page).getByRole('link')).toHaveText(['Date of birth'])
        await expect(page.getByLabel('Year')).toHaveValue(date.split('-')[0] ?? '')
      })
    }
    await expect(save(page)).not.toHaveAttribute('aria-busy')
    expect(updatesOf(portal)).toEqual([])

    const accepted: unknown[] = []
    for (const { what, date } of [
      { what: 'of somebody who is 15 today', date: yearsAgo(15) },
      { what: '29 February of a leap year', date: '2004-02-29' },
      { what: 'of somebody very old', date: yearsAgo(110) },
    ]) {
      await test.step(what, async () => {
        await bornOn(page, date)
        await save(page).click()
        accepted.push({ dateOfBirth: date })
        await expect.poll(() => updatesOf(portal)).toEqual(accepted)
        await expect(isSaved(page)).toBeVisible()
        await expect(save(page)).not.toHaveAttribute('aria-busy')
      })
    }
  })

  test.describe('far away from the cinemas', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati' })

    test('goes by the day where the cinemas are', async ({ visitor, page, portal, context }) => {
      // In France it is the 10th; where the customer is, it has been the 11th for a while.
      await context.clock.setFixedTime('2027-03-10T12:00:00Z')
      await visitor.arriveAs('pass-holder', '/en/profile')
      await bornOn(page, '2012-03-11')
      await save(page).click()
      await expect(page.getByRole('group', { name: 'Date of birth' })).toContainText('15 or older')
      expect(updatesOf(portal)).toEqual([])
    })
  })
})

test('what cannot be left out or is too long is named at once when the field is left; what needs a look then is named in its order above the form, each a way to its field', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/profile')
  for (const { label, wrong, words, right } of [
    { label: 'First name', wrong: '   ', words: 'We need your first name here.', right: 'Margaux' },
    { label: 'Last name', wrong: 'x'.repeat(61), words: 'keep it to 60 characters', right: 'd’Almeida' },
    { label: 'Mobile phone', wrong: 'call me', words: 'A phone number has 6 to 20 digits', right: '+33 6 39 98 12 40' },
    { label: 'Postcode', wrong: 'Lyon 7', words: 'A postcode has', right: '69007' },
    { label: 'City', wrong: 'x'.repeat(81), words: 'keep it to 80 characters', right: 'Lyon' },
  ]) {
    const field = page.getByLabel(label)
    await field.fill(wrong)
    await field.blur()
    await expect(field).toHaveAccessibleDescription(new RegExp(words))
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await field.fill(right)
    await expect(field).not.toHaveAttribute('aria-invalid')
    await expect(page.getByText(words)).toBeHidden()
  }
  await save(page).click()
  await expect(page.getByText('nothing has changed')).toBeVisible()
  expect(updatesOf(portal)).toEqual([])

  await page.getByLabel('Postcode').fill('Lyon 7e')
  await page.getByLabel('Last name').fill('')
  await page.getByLabel('Day').fill('7')
  await page.getByLabel('City').fill('Bron')
  await save(page).click()
  await expect(focused(page)).toContainText('3 answers need a look.')
  await expect(summary(page).getByRole('link')).toHaveText(['Last name', 'Date of birth', 'Postcode'])
  for (const [name, label] of [
    ['Postcode', 'Postcode'],
    ['Date of birth', 'Day'],
    ['Last name', 'Last name'],
  ] as const) {
    await summary(page).getByRole('link', { name }).click()
    await expect(page.getByLabel(label)).toBeFocused()
    await expect(page.getByLabel(label)).toBeInViewport()
  }
  await expect(page).toHaveURL(/\/en\/profile$/)
  await page.getByLabel('Last name').fill('Almeida')
  await page.getByLabel('Day').fill('')
  await page.getByLabel('Postcode').fill('69500')
  await save(page).click()
  await expect(isSaved(page)).toBeVisible()
  await expect(summary(page)).toBeHidden()
  expect(updatesOf(portal)).toEqual([{ lastname: 'Almeida', zipCode: '69500', city: 'Bron' }])
})

test.describe('what the server refuses', () => {
  test('is said beside each field in the server’s words, above the form where it is about none, and can be put right', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en/profile')
    const postcode = page.getByLabel('Postcode')
    await page.getByLabel('City').fill('Amsterdam')
    await postcode.fill('1012 AB')
    await save(page).click()
    await expect(focused(page)).toContainText('One answer needs a look.')
    await expect(postcode).toHaveAccessibleDescription(/A French postcode has five digits\./)
    await expect(postcode).toHaveValue('1012 AB')
    await expect(page.getByLabel('City')).toHaveValue('Amsterdam')
    await summary(page).getByRole('link', { name: 'Postcode' }).click()
    await expect(postcode).toBeFocused()

    await page.getByLabel('Country').selectOption('Netherlands')
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expect(summary(page)).toBeHidden()
    await expect(postcode).not.toHaveAttribute('aria-invalid')
    expect(updatesOf(portal)).toEqual([
      { zipCode: '1012 AB', city: 'Amsterdam' },
      { zipCode: '1012 AB', city: 'Amsterdam', country: 'NL' },
    ])

    portal.prefer.set('updateAccount', { example: 'several-fields' })
    await page.getByLabel('Mobile phone').fill('00 00 00 00 00')
    await save(page).click()
    await expect(focused(page)).toContainText('3 answers need a look.')
    await expect(summary(page).getByRole('link')).toHaveText(['Date of birth', 'Mobile phone', 'Postcode'])
    await expect(page.getByRole('group', { name: 'Date of birth' })).toContainText('doit être dans le passé')
    await expect(page.getByLabel('Mobile phone')).toHaveAccessibleDescription(
      'Ce numéro de téléphone n’est pas valable.',
    )
    await expect(page.getByLabel('Postcode')).toHaveAccessibleDescription('Cinq chiffres sont attendus.')
    await expect(page.getByLabel('Mobile phone')).toHaveValue('00 00 00 00 00')
    portal.prefer.clear()
    await page.getByLabel('Mobile phone').fill('06 39 98 00 01')
    await save(page).click()
    await expect(summary(page)).toBeHidden()
    await expect.poll(() => updatesOf(portal).at(-1)).toEqual({ mobilePhone: '06 39 98 00 01' })
    await expect(save(page)).not.toHaveAttribute('aria-busy')

    portal.prefer.set('updateAccount', { example: 'email-taken' })
    await page.getByLabel('City').fill('Bron')
    await save(page).click()
    await expect(focused(page)).toContainText('Un autre compte utilise déjà cette adresse.')
    await expect(summary(page)).toContainText('Un autre compte utilise déjà cette adresse.')
    await expect(page.getByLabel('City')).toHaveValue('Bron')
    portal.prefer.clear()
    await save(page).click()
    await expect(isSaved(page)).toBeVisible()
    await expect(summary(page)).toBeHidden()
  })
})
