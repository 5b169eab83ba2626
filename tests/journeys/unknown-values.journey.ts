import { loadContract } from '#scripts/mock-api/contract.ts'
import { examplesOf } from '#scripts/mock-api/prefer.ts'
import { expect, test } from '#tests/support/portal-test.ts'

/** What a page must not show when a server says something that is new: the code itself, or what a program makes of it. */
const wrong =
  /undefined|NaN|Invalid Date|\[object|CINEPASS_NEXT|civ-dr|newpay|en transfert|card_recalled|collectible|frozen|ON_HOLD|escalated|archived|muted|season-card|en-attente/

const pages = [
  '/en',
  '/fr',
  '/en/profile',
  '/en/tickets',
  '/en/my-interests',
  '/en/friends',
  '/en/messages',
  '/en/vouchers',
  '/en/subscription',
]

test('a server that says what it never said before gets a page that still makes sense', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en')
  const contract = await loadContract()
  for (const operation of contract.operations.filter(({ method }) => method === 'get')) {
    const unknown = examplesOf(operation).find(({ code, example }) => code === 200 && example.startsWith('unknown'))
    if (unknown) portal.prefer.set(operation.iid ?? '', unknown)
  }
  for (const path of pages) {
    await visitor.goTo(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(page.locator('body')).not.toContainText(wrong)
    await expect(page.getByRole('button', { name: /Try again|Réessayer/ })).toBeHidden()
  }
})
