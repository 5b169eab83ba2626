import type { Page } from '@playwright/test'
import { daysLater } from '#scripts/mock-api/dates.ts'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Customer } from '#scripts/mock-api/world.ts'
import type { Portal } from '#scripts/portal.ts'
import type { Advantage } from '#src/api/contract.ts'
import { updatesOf } from '#tests/support/account-updates.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { answerTo } from '#tests/support/browser.ts'
import { comeBackLater } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { isLong } from '#tests/support/form.ts'
import { letPass } from '#tests/support/passing.ts'
import { expect, test, withSettings } from '#tests/support/portal-test.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const toUse = (page: Page) => part(page, 'To use')
const history = (page: Page) => part(page, 'How your points came and went')
const chart = (page: Page) => page.getByRole('table', { name: 'The last twelve months' })
const joining = (page: Page) => page.getByRole('dialog', { name: 'Join the Club' })
const consent = (page: Page) =>
  page.getByRole('dialog').getByRole('checkbox', { name: 'I accept the terms of the Club.' })
const join = (page: Page) => joining(page).getByRole('button', { name: 'Join the Club' })

/** Changes what the world knows of somebody. */
function change(portal: Portal, id: PersonaId, how: (customer: Customer) => void): void {
  const customer = structuredClone(portal.world.customer(id))
  if (!customer) throw new Error(`The demo world has lost its ${id}.`)
  how(customer)
  portal.world.commit(customer)
}

test.describe('advantages', () => {
  test('stand by their last day, and each has its code to be copied and to be shown; those bought with points are a choice that is in the address, and that the server makes', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.arriveAs('pass-holder', '/en/advantages?dialog=advantage&item=AR-10002')
    const show = toUse(page).getByRole('button', { name: 'Show the code: A medium popcorn' }).first()
    const shown = page.getByRole('dialog', { name: 'A medium popcorn' })
    await expect(shown.getByRole('img', { name: 'QR code: A medium popcorn' })).toBeVisible()
    await expect(shown.getByText('CLUB-4100')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()

    await expect(toUse(page).getByRole('term').first()).toHaveText('A medium popcorn')
    await expect(toUse(page).getByRole('definition').first()).toHaveText('Today is the last day')
    await expect(toUse(page).getByText('Bought with 300 points.')).toBeVisible()
    await expect(
      toUse(page)
        .getByText(/^Usable up to /)
        .first(),
    ).toBeVisible()
    // The sweep of all screens looks at the page as it is; nothing there unfolds the conditions.
    if (isLong) await expectNoBarrier(page, 'the page')
    await toUse(page).getByRole('button', { name: 'Show more' }).click()
    await expect(toUse(page).getByRole('term').last()).toHaveText('Previews a day earlier')
    await expect(toUse(page).getByText('Usable for good')).toBeVisible()

    await toUse(page).getByRole('button', { name: 'Copy the code (A medium popcorn)' }).first().click()
    await expect(toUse(page).getByRole('button', { name: 'Copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('CLUB-4100')

    await show.click()
    await expect(shown.getByText('CLUB-4100')).toBeVisible()
    await expect(shown.getByText('Show this code at the till before you pay.')).toBeVisible()
    await expect(shown.getByText('Not to be exchanged, paid out or combined with other offers.')).toBeVisible()
    await expect(shown.getByText('our customer service knows it as AR-10002.')).toBeVisible()
    expect(page.url(), 'a code is worth something: it is in no address').not.toContain('CLUB')
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()
    await expect(show).toBeFocused()
    await show.click()
    await shown.getByText('Conditions').click()
    await expect(shown.getByText('Good once, in all our cinemas')).toBeVisible()
    await expectNoBarrier(page, 'an advantage')
    await page.goBack()
    await expect(shown).toBeHidden()

    const bought = toUse(page).getByRole('radio', { name: 'Bought with points (3)' })
    portal.faults.set('listAdvantages', { status: 500 })
    await bought.check({ force: true })
    await expect(page).toHaveURL(/\?type=points$/)
    await expect(toUse(page).getByText('This part could not be loaded.')).toBeVisible()
    await expect(bought).toBeFocused()
    await expect(part(page, 'Points')).toBeVisible()
    await heal(page, portal)
    await toUse(page).getByRole('button', { name: 'Try again' }).click()
    await expect(toUse(page).getByRole('term')).toHaveText(['A medium popcorn', 'A cinema ticket', 'A cinema ticket'])
    await toUse(page).getByRole('radio', { name: 'All (30)' }).check({ force: true })
    await expect(page).toHaveURL(/\/en\/advantages$/)
    await expect(toUse(page).getByRole('term')).toHaveCount(20)

    change(portal, 'pass-holder', ({ club }) => {
      for (const advantage of club?.advantages ?? []) advantage.loyaltyPoints = null
    })
    await visitor.goTo('/en/advantages?type=points')
    await expect(toUse(page).getByText('You have bought no advantage with your points')).toBeVisible()
    await expect(toUse(page).getByRole('radio', { name: 'Bought with points (0)' })).toBeChecked()
  })

  test('whose words come from somebody hostile show no markup and run nothing; those that need no code are used with the number of the club', async ({
    visitor,
    page,
    portal,
  }) => {
    const attack = "<img src=x onerror=\"document.title='taken'\"><script>document.title='taken'</script>"
    portal.prefer.set('listAdvantages', { example: 'bare' })
    await page.route('**/api/accounts/me/advantages', async (route) => {
      const response = await answerTo(route)
      const bare: Advantage[] = await response.json()
      const words = `${attack}<p>Good <b onclick="document.title='taken'">once</b>.</p>&lt;script&gt;`
      const hostile = { name: `A gift${attack}`, code: attack, details: words, help: words, terms: words }
      await route.fulfill({ response, json: [{ ...bare[0], ...hostile, alexRecognitionId: 'AR-30002' }, ...bare] })
    })
    await visitor.arriveAs('pass-holder', '/en/advantages')
    await toUse(page)
      .getByRole('button', { name: /^Show the code/ })
      .click()
    const gift = page.getByRole('dialog')
    await expect(gift.getByText('Good once.')).toHaveCount(3)
    await expect(gift.getByText('<script>', { exact: true }).first()).toBeVisible()
    await expect(toUse(page).getByText('Good once. <script>')).toBeVisible()
    await expect(page.locator('[onerror], [onclick], [src="x"], main script, dialog script')).toHaveCount(0)
    await expect(page).toHaveTitle('Your advantages · Kinora')
    await page.keyboard.press('Escape')

    await expect(toUse(page).getByText('Chosen without paying points.')).toBeVisible()
    await toUse(page).getByRole('button', { name: 'How to use it: Surprise du Club' }).click()
    const shown = page.getByRole('dialog', { name: 'Surprise du Club' })
    await expect(shown).toContainText('Your Club number is enough: KL 2049 5518 03')
    await expect(shown.getByRole('img')).toHaveCount(0)
    await expect(shown.getByText('Conditions')).toHaveCount(0)
  })
})

test.describe('points', () => {
  test('are told with the day until which they are good, and plainly when that is near; they came and went in a table of twelve months, and one by one, and the rest of the page does not wait for that', async ({
    visitor,
    page,
    portal,
  }) => {
    change(portal, 'pass-holder', ({ club }) => {
      club?.earned.push({
        date: daysLater(new Date(), 0),
        label: { fr: 'Jeu', nl: 'Spel', en: 'A game' },
        number: 12_345,
      })
    })
    const points = part(page, 'Points')
    const holds = (sum: number, expirationDate: string | null) =>
      change(portal, 'pass-holder', ({ account }) => {
        account.loyalty = { points: sum, expirationDate, number: 'KL 2049 5518 03' }
      })
    const later = new Date().getFullYear() + 2
    await page.clock.install()
    holds(1, `${later}-04-01`)
    portal.faults.set('getPointsHistory', { hang: true })
    await visitor.arriveAs('pass-holder', '/en/advantages')
    await expect(points).toContainText('1 point499 points to go until the row is full.')
    await expect(points).toContainText(`Your points are good until 1 April ${later}.`)
    await expect(toUse(page).getByRole('term')).toHaveCount(20)
    await expect(part(page, 'Your membership')).toBeVisible()
    portal.faults.set('getPointsHistory', { status: 500 })
    await page.reload()
    await expect(history(page).getByText('This part could not be loaded.')).toBeVisible()
    await expect(toUse(page).getByRole('term')).toHaveCount(20)
    await heal(page, portal)
    await history(page).getByRole('button', { name: 'Try again' }).click()

    await expect(chart(page).getByRole('columnheader')).toHaveText(['Month', 'Earned', 'Spent or expired'])
    await expect(chart(page).getByRole('row')).toHaveCount(13)
    const { earned = [], consumed = [] } = portal.world.customer('pass-holder')?.club ?? {}
    const month = daysLater(new Date(), 0).slice(0, 7)
    const thisMonth = [earned, consumed].map((list) =>
      list.filter(({ date }) => date.startsWith(month)).reduce((sum, { number }) => sum + number, 0),
    )
    const cells = chart(page).getByRole('row').nth(1).getByRole('cell')
    await expect(chart(page).getByRole('rowheader').first()).toHaveText(new RegExp(`${month.slice(0, 4)}$`))
    const figures = (await cells.allTextContents()).map((text) => Number(text.replace(/\D/g, '')))
    expect(figures).toEqual(thisMonth)
    await page.emulateMedia({ forcedColors: 'active' })
    const bar = chart(page).getByRole('cell').first().locator('span').last()
    expect(await bar.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(0, 0, 0)')
    await page.emulateMedia({ forcedColors: 'none' })

    await expect(history(page).getByText('Points that expired')).toBeVisible()
    await history(page).getByRole('radio', { name: 'Earned' }).check({ force: true })
    await expect(history(page).getByRole('term').first()).toHaveText('A game')
    await expect(history(page).getByText(/^−/)).toHaveCount(0)
    await history(page).getByRole('radio', { name: 'Spent or expired' }).check({ force: true })
    await expect(history(page).getByRole('term')).toHaveText([
      'A medium popcorn',
      'A cinema ticket',
      'Points that expired',
      'A cinema ticket',
    ])

    holds(99_999, daysLater(new Date(), 59))
    portal.prefer.set('getPointsHistory', { example: 'earned-only' })
    await comeBackLater(page)
    await expect(points).toContainText(/99.999 points1 point to go until the row is full\./)
    await expect(points.getByText(/^Use them up to .*: after that day all 99.999 are gone\.$/)).toBeVisible()
    await expect(history(page).getByText('No points were spent or expired in the last two years.')).toBeVisible()
    portal.prefer.set('getAccount', { example: 'leaving' })
    portal.prefer.set('getPointsHistory', { example: 'empty' })
    await comeBackLater(page)
    await expect(points).toHaveText('Points0 points500 points to go until the row is full.')
    await expect(history(page)).toHaveCount(0)
    await expect(part(page, 'Your membership')).toBeVisible()
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  })
})

test.describe('the club', () => {
  test('asks a member for the terms that are not accepted yet, is left after a word on what is lost, and joined by accepting its terms, once, and whatever fails keeps the tick', async ({
    visitor,
    page,
    portal,
  }) => {
    change(portal, 'pass-holder', ({ account }) => {
      account.cgLoyalty = false
    })
    await page.clock.install()
    await visitor.arriveAs('pass-holder', '/en/advantages')
    await page.getByRole('button', { name: 'Read and accept' }).click()
    await consent(page).check()
    await page.getByRole('button', { name: 'Accept the terms' }).click()
    await expect(page.getByRole('status').getByText('You have accepted the terms of the Club.')).toBeVisible()
    await letPass(page)
    await expect(page.getByRole('button', { name: 'Read and accept' })).toBeHidden()
    await expect(part(page, 'Points')).toContainText(/1.350/)
    expect(updatesOf(portal)).toEqual([{ hasLoyalty: true }])

    portal.calls.length = 0
    const leave = page.getByRole('button', { name: 'Leave the Club' })
    const question = page.getByRole('dialog', { name: 'Leave the Club?' })
    await leave.click()
    await expect(question).toContainText(/You lose 1.350 points and 30 advantages at once/)
    await question.getByRole('button', { name: 'Stay in the Club' }).click()
    await expect(leave).toBeFocused()
    expect(updatesOf(portal)).toEqual([])
    await leave.click()
    await question.getByRole('button', { name: 'Leave the Club' }).click()
    await expect(page.getByText('You have left the Club.')).toBeVisible()
    await letPass(page)
    await expect(page.getByRole('button', { name: 'Join the Club' })).toBeVisible()
    await expect(page.locator(':focus')).toContainText('Nothing to use for the moment.')
    expect(updatesOf(portal)).toEqual([{ hasLoyalty: false }])

    portal.calls.length = 0
    await page.getByRole('link', { name: 'My account' }).first().click()
    await part(page, 'Points').getByRole('link', { name: 'Join the Club' }).click()
    await page.getByRole('button', { name: 'Join the Club' }).click()
    await expect(consent(page).locator('..').getByRole('link', { name: 'terms of the Club' })).toHaveAttribute(
      'target',
      '_blank',
    )
    await join(page).click()
    await expect(consent(page)).toHaveAccessibleDescription(/there is no membership without them/)
    expect(updatesOf(portal)).toEqual([])

    portal.faults.set('updateAccount', { status: 500, times: 1 })
    await consent(page).check()
    await join(page).click()
    await expect(joining(page).getByRole('alert')).toBeVisible()
    await expect(consent(page)).toBeChecked()

    portal.faults.set('updateAccount', { delayMs: 200 })
    await join(page).dblclick()
    await expect(page.getByRole('status').getByText('Welcome to the Club.')).toBeVisible()
    expect(updatesOf(portal)).toEqual([{ hasLoyalty: true }, { hasLoyalty: true }])
    await expect(joining(page)).toBeHidden()
    await expect(part(page, 'Points')).toContainText('0 points')
    await expect(page.locator(':focus')).toContainText('0 points')
    await expect(part(page, 'Your membership')).toContainText(/KL \d{4} \d{4} \d{2}/)
    expect(portal.world.customer('pass-holder')?.account).toMatchObject({ hasLoyalty: true, cgLoyalty: true })
    await page.getByRole('link', { name: 'My account' }).first().click()
    await expect(part(page, 'Points')).toContainText('0 points')
  })

  test('takes nobody where a deployment has switched it off, also by a link', async ({ visitor, page }) => {
    await withSettings(page, (settings) => ({
      ...settings,
      featureFlags: { ...settings.featureFlags, clubProviderEnabled: false },
    }))
    await visitor.arriveAs('empty', '/en/advantages?dialog=join-club')
    await expect(page.getByText('Advantages are for members of the Kinora Club.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Join the Club' })).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
