import type { Page } from '@playwright/test'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { chosen } from '#tests/support/form.ts'
import { callsTo, expect, test, visitorOf } from '#tests/support/portal-test.ts'

const path = '/en/subscription?dialog=attach-card'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Add a pass card' })
const number = (page: Page) => dialog(page).getByLabel('Number of the pass card')
const add = (page: Page) => dialog(page).getByRole('button', { name: 'Add to my account' })
const cards = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Pass card', exact: true })
/** A card that lies in a drawer, and is nobody’s yet. */
const found = '3104 6620 1847 35'

const troubles = [
  ...[400, 401, 403, 404, 409, 413, 422, 429].map((status) => ({ kind: 'refused', fault: { status } })),
  ...[{ status: 500 }, { status: 503 }].map((fault) => ({ kind: 'broken', fault })),
  ...[
    { status: 502, html: true },
    { status: 500, empty: true },
  ].map((fault) => ({ kind: 'garbled', fault })),
  { kind: 'gone', fault: { reset: true } },
]

test('a pass card is added from beside the subscription: once for many presses, whatever went wrong before, and known in another tab', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.comeInAs('pass-holder', path)
  const other = await context.newPage()
  await visitorOf(other, portal).goTo(path)
  await number(other).fill(found)
  await number(page).fill(found)
  const fails = async (what: string, words: RegExp = /./) => {
    await add(page).click()
    await expect(dialog(page).getByRole('alert'), what).toContainText('what you typed stays here')
    await expect(dialog(page).getByRole('alert'), what).toContainText(words)
    await expect(number(page), what).toHaveValue(found)
  }
  for (const { fault } of chosen(troubles, { share: 0.5, by: ['kind'] })) {
    portal.faults.set('attachCard', fault)
    await fails(JSON.stringify(fault))
  }
  portal.faults.clear('attachCard')
  await page.route('**/api/accounts/me/cards', (route) =>
    route.request().method() === 'PATCH' ? route.abort('timedout') : route.fallback(),
  )
  await fails('no answer in time', /We cannot reach the cinema/)
  await page.unroute('**/api/accounts/me/cards')

  portal.calls.length = 0
  portal.faults.set('attachCard', { delayMs: 800, times: 1 })
  await add(page).dblclick()
  await expect(page.getByRole('status').getByText('The pass card is on your account.')).toBeVisible()
  await expect(dialog(page)).toBeHidden()
  expect(callsTo(portal, 'attachCard')).toHaveLength(1)
  await expect(cards(page)).toContainText(`Moviecard 25Margaux d’Almeida${found}`)
  await expect(cards(page).getByRole('listitem').first()).toContainText('Pass Duo')

  await add(other).click()
  await expect(dialog(other).getByRole('alert')).toContainText('This card is in your account already.')
  await expect(number(other)).toHaveValue(found)
  await dialog(other).getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(other)).toContainText(found)
})

test('the dialog for a pass card and what it complains of hold no barrier; a card whose answer was lost is there all the same', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('empty', path)
  await dialog(page).getByLabel('Last name on the card').fill('d’Almeida')
  await number(page).fill('3104/6620')
  await add(page).click()
  await expect(number(page)).toHaveAccessibleDescription(/Write only the digits/)
  await expectNoBarrier(page, 'the dialog')

  await number(page).fill(found)
  portal.faults.set('attachCard', { cut: true, times: 1 })
  await add(page).click()
  await expect(dialog(page).getByRole('alert')).toContainText('We cannot reach the cinema')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(cards(page)).toContainText(found)
})
