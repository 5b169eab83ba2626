import { hold } from '#tests/support/hold.ts'
import { expect, test, type Visitor } from '#tests/support/portal-test.ts'
import { quiet } from '#tests/support/quiet.ts'
import { doorMode } from '#tests/support/tickets.ts'

type Button = 'left' | 'middle'

/** Presses for the ticket on the home while the rest is still to come, and holds until the page has been drawn under it. */
async function pressEarly({ page, arriveAs }: Visitor, button: Button = 'left'): Promise<void> {
  const letGo = await hold(page, '**/api/accounts/me/subscription')
  await arriveAs('pass-holder', '/en')
  const ticket = page.getByRole('article').getByRole('link', { name: 'Open 2 tickets' })
  const pressed = await ticket.elementHandle()
  await ticket.hover()
  await page.mouse.down({ button })
  await letGo()
  await expect.poll(() => pressed?.evaluate(({ isConnected }) => isConnected), 'the link is drawn anew').toBe(false)
}

test('a press on the ticket is not lost where the page is drawn while it lasts', async ({ visitor, page }) => {
  await pressEarly(visitor)
  await page.mouse.up()
  await expect(doorMode(page)).toContainText('Turn your screen up')
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
})

for (const [how, keys, button] of [
  ['with Ctrl', ['Control'], 'left'],
  ['in the middle', [], 'middle'],
] as const) {
  test(`one ${how} opens it in a tab of its own`, async ({ visitor, page, context }) => {
    for (const key of keys) await page.keyboard.down(key)
    await pressEarly(visitor, button)
    const tab = context.waitForEvent('page')
    await page.mouse.up({ button })
    await expect(await tab).toHaveURL(/dialog=door$/)
    await expect(page).toHaveURL(/\/en$/)
  })
}

test('let go beside the link, it leads nowhere', async ({ visitor, page }) => {
  await pressEarly(visitor)
  await page.mouse.move(5, 5)
  await page.mouse.up()
  await expect(page.getByRole('region', { name: 'Subscription' })).toBeVisible()
  await expect(page).toHaveURL(/\/en$/)
})

test('what was pressed before is over: a button let go that was pressed elsewhere leads nowhere', async ({
  visitor,
  page,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const profile = page.getByRole('main').getByRole('link', { name: /^Your profile/ })
  await profile.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your profile' })).toBeVisible()
  await visitor.walkTo('/en')
  await profile.hover()
  await page.mouse.up()
  await quiet(page)
  await expect(page).toHaveURL(/\/en$/)
})
