import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { allRead } from '#tests/support/under-way.ts'

test('every personal call carries the bearer, the settings never do; what was read is used for a minute, and read anew after it', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  const carried = new Map<string, boolean>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) carried.set(pathname, request.headers().authorization !== undefined)
  })
  await context.clock.install()
  await visitor.arriveAs('pass-holder', '/en/tickets')
  const reads = () => callsTo(portal, 'getAccount').length
  const ticketsAreRead = async () => {
    await expect(page.getByRole('link', { name: 'Open the ticket' })).toHaveCount(12)
    await allRead(page)
  }
  const visitProfileAndBack = async () => {
    await page.getByRole('link', { name: 'My account' }).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Margaux')
    await page.getByRole('link', { name: 'My tickets' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your tickets' })).toBeVisible()
    await ticketsAreRead()
  }
  const tickets = () => callsTo(portal, 'listTickets').length
  await ticketsAreRead()
  expect(tickets()).toBe(1)
  await visitProfileAndBack()
  expect(tickets()).toBe(1)
  expect(reads()).toBe(1)

  expect(carried.get('/api/settings')).toBe(false)
  expect(carried.get('/api/accounts/me')).toBe(true)
  expect(carried.get('/api/ec/ebillet')).toBe(true)
  expect(portal.calls.filter(({ status }) => status === 401)).toEqual([])

  await context.clock.fastForward('01:01')
  await visitProfileAndBack()
  await expect.poll(tickets).toBe(2)
})
