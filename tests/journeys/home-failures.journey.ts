import type { Fault } from '#scripts/mock-api/faults.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** How an answer goes wrong: refused, broken off, a gateway's page, nothing. */
const faults: Record<string, Fault> = {
  'an error': { status: 500 },
  'half an answer': { cut: true },
  'a web page': { html: true },
  'an empty answer': { empty: true },
}

/** The parts of the home that say so themselves, each with something that is only there when it could be read. */
const parts = [
  { call: 'listTickets', name: 'Your tickets', content: 'Kinora Gerland' },
  { call: 'getSubscription', name: 'Subscription', content: 'Pass Duo' },
  { call: 'listGoodies', name: 'Wallet', content: 'Free popcorn' },
  { call: 'listFavouriteCinemas', name: 'Your cinemas', content: 'Kinora Canal' },
  { call: 'listClientShows', name: 'Your wishlist', content: 'De glasblazers' },
] as const

/** What is left out when it cannot be read: nobody would miss it. */
const extras = [
  { call: 'listAlerts', content: /counters close at 10 p\.m\./ },
  { call: 'getSurvey', content: 'Your last visit' },
  { call: 'getFooter', content: 'About us' },
] as const

for (const { call, name } of parts) {
  test(`without ${call} the home stands, its part says so, and a second try brings it`, async ({
    visitor,
    page,
    portal,
  }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en')
    const retry = page.getByRole('button', { name: 'Try again' })
    for (const [kind, fault] of Object.entries(faults)) {
      await test.step(`${kind} for ${call}`, async () => {
        portal.faults.set(call, fault)
        await page.reload()
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
        await expect(page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Try again' })).toBeVisible()
        await expect(retry).toHaveCount(1)
        for (const part of parts) {
          const content = page.getByRole('main').getByText(part.content, { exact: true }).first()
          await expect(content).toBeVisible({ visible: part.call !== call })
        }
      })
    }
    portal.faults.clear()
    await retry.click()
    const own = parts.find((part) => part.call === call)?.content ?? ''
    await expect(page.getByRole('main').getByText(own, { exact: true }).first()).toBeVisible()
    await expect(retry).toBeHidden()
  })
}

for (const { call, content } of extras) {
  test(`without ${call} the home is whole but for that`, async ({ visitor, page, portal }) => {
    test.slow()
    await visitor.arriveAs('pass-holder', '/en')
    await expect(page.getByText(content).first()).toBeVisible()
    for (const [kind, fault] of Object.entries(faults)) {
      await test.step(`${kind} for ${call}`, async () => {
        portal.faults.set(call, fault)
        await page.reload()
        for (const part of parts) await expect(page.getByRole('main').getByText(part.content).first()).toBeVisible()
        for (const extra of extras) {
          await expect(page.getByText(extra.content).first()).toBeVisible({ visible: extra.call !== call })
        }
        await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
      })
    }
  })
}
