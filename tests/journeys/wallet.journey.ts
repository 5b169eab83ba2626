import type { Page } from '@playwright/test'
import type { GoodieSeed } from '#scripts/mock-api/seed/wallet.ts'
import type { Portal } from '#scripts/portal.ts'
import { barriers, expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack } from '#tests/support/come-back.ts'
import { heal } from '#tests/support/fault-matrix.ts'
import { chosen } from '#tests/support/form.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { scanned } from '#tests/support/qr.ts'
import { allRead } from '#tests/support/under-way.ts'
import { add, number } from '#tests/support/voucher-form.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const entry = (page: Page, name: string, words: string) =>
  part(page, name).getByRole('listitem').filter({ hasText: words })

test.describe('the wallet', () => {
  test('is a step from the home, and lists what there is by what has become of it, what ends first before the rest; what is over is folded away, the latest first', async ({
    visitor,
    page,
    portal,
  }) => {
    await visitor.arriveAs('pass-holder', '/en')
    portal.faults.set('listPrepaids', { status: 500 })
    await part(page, 'Wallet').getByRole('link', { name: 'Your wallet' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible()

    // What may be done with prepaid cards cannot be read: they can be spent all the same.
    const card = entry(page, 'To spend', 'Book of five tickets')
    await expect(card.getByRole('button', { name: 'Show the code' })).toBeVisible()
    await expect(card.getByRole('button', { name: 'Offer' })).toHaveCount(0)
    await expect(entry(page, 'Offered', '8840 2276 0021')).toContainText('Offered to sacha.dubreuil@mail.example on')
    await heal(page, portal)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(card.getByRole('button', { name: 'Offer to somebody' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)

    await expect(page.getByText('You can spend 1 voucher, 1 gift card and 3 prepaid places.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
      'Add something',
      'To spend',
      'Offered',
      'Spent',
      'Expired',
    ])
    await expect(part(page, 'To spend').getByRole('heading', { level: 3 })).toHaveText([
      'Free popcorn',
      'Book of five tickets',
      '€40 gift card',
      'Company card for ten',
    ])
    for (const words of ['Prepaid card, 2 of 5 left', 'For showings up to', '8840 2276 0013', '8840227600134471']) {
      await expect(card).toContainText(words)
    }
    await expect(entry(page, 'To spend', '€40 gift card')).toContainText('Without a last day.')
    await expect(entry(page, 'Offered', 'Book of five tickets')).toContainText(
      /Offered to sacha\.dubreuil@mail\.example on .+\. They have not accepted yet; the offer ends on \d+ [A-Z]/,
    )
    await expect(entry(page, 'Offered', 'Card for two')).toContainText(/on .+, and accepted on .+: it is theirs\./)

    const expired = part(page, 'Expired')
    await expect(expired.getByRole('heading', { level: 3 })).toHaveCount(0)
    await expired.getByText('Show all 2').click()
    await expect(expired.getByRole('heading', { level: 3 })).toHaveText(['Book of five tickets', 'Free popcorn'])
    await expect(expired.getByRole('listitem').first()).toContainText('Its last day was')
    await part(page, 'Spent').getByText('Show all 2').click()
    for (const over of [expired, part(page, 'Spent')]) {
      await expect(over.getByText('For showings')).toHaveCount(0)
      await expect(over.getByRole('button', { name: /Show the code|Copy/ })).toHaveCount(0)
    }
  })

  test('says so when it is empty, and how that ends', async ({ visitor, page }) => {
    await visitor.arriveAs('empty', '/en/vouchers')
    await expect(page.getByText('Your wallet is empty for now.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(0)
    await page.getByRole('button', { name: 'Add a voucher' }).click()
    await number(page).fill('kino 2471 mais')
    await add(page).click()
    await expect(entry(page, 'To spend', 'KINO-2471-MAIS')).toContainText('Just added')
    await expect(page.getByText('Your wallet is empty for now.')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 }), 'the button is gone, its focus is not').toBeFocused()
  })

  test('warns on the last day, shows what it does not know as what it is, a long wallet in portions, and long names whole', async ({
    visitor,
    page,
    portal,
  }) => {
    await page.setViewportSize({ width: 320, height: 800 })
    const toSpend = part(page, 'To spend')
    holds(portal, portal.world.customer('unpaid')?.goodies ?? [])
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    await expect(toSpend.getByText('For showings today: it is the last day.').first()).toBeVisible()
    await expect(toSpend.getByRole('button', { name: 'Offer to somebody' })).toBeVisible()

    portal.prefer.set('listGoodies', { example: 'unknown-status' })
    portal.prefer.set('listPrepaids', { example: 'unknown-values' })
    await comeBack(page)
    await expect(part(page, 'Not to be spent for now')).toContainText('Affiche numérotée')
    await expect(part(page, 'Not to be spent for now').getByRole('button')).toHaveCount(0)
    await expect(entry(page, 'To spend', '8840 5512 0031')).toContainText('Prepaid card, 5 of 5 left')
    await part(page, 'Spent').getByText('Show 1 of them').click()
    await expect(part(page, 'Spent')).toContainText('Carte deux places')

    portal.prefer.clear()
    portal.world.reset()
    fill(portal, 150)
    await comeBack(page)
    await expect(toSpend.getByRole('listitem')).toHaveCount(20)
    await toSpend.getByRole('button', { name: 'Show more' }).click()
    await expect(toSpend.getByRole('listitem')).toHaveCount(40)
    await expect(toSpend).toContainText('40 of 154')
    portal.prefer.set('listGoodies', { example: 'long-texts' })
    await comeBack(page)
    await expect(toSpend.getByText('lors de la Nuit du court métrage')).toBeVisible()
    expect(await barriers(page)).toEqual([])
  })

  test('prepaid cards that could not be read are read once more when one comes back to the page, and not before', async ({
    visitor,
    page,
    portal,
  }) => {
    portal.faults.set('listPrepaids', { status: 409 })
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    const card = entry(page, 'To spend', 'Book of five tickets')
    await expect(page.getByText('We cannot tell at the moment what you can do with your prepaid cards.')).toBeVisible()
    await card.getByRole('button', { name: 'Show the code' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await allRead(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(callsTo(portal, 'listPrepaids')).toHaveLength(1)

    portal.faults.clear()
    await page.getByRole('banner').getByRole('link', { name: 'Kinora' }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toHaveCount(0)
    await page.goBack()
    await expect(card.getByRole('button', { name: 'Offer to somebody' })).toBeVisible()
  })

  test('is the same in another language, and on the other site', async ({ visitor, page }) => {
    await visitor.arriveAs('family-nl', '/en/vouchers', 'nl')
    await expect(entry(page, 'To spend', 'Book of five tickets')).toContainText('5 of 5 left')
    await expect(entry(page, 'Offered', 'Prepaid ticket')).toContainText('oma@kinora.example')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Nederlands' }).click()
    await expect(page.getByRole('main').getByText('Vijfrittenkaart').first()).toBeVisible()
  })
})

/** What has no code to be shown: over, given away, without one from the beginning, or not there at all. */
const codeless = chosen(
  [
    { why: 'over', item: 'p-5' },
    { why: 'given away', item: 'p-2' },
    { why: 'without a code', item: 'g-3' },
    { why: 'not there', item: 'nothing' },
    { why: 'not there', item: '' },
    { why: 'not there', item: '../..' },
  ],
  { share: 0.5, by: ['why'] },
)

test.describe('the code of something', () => {
  test('can be scanned, read and copied, as its number can, goes away when it is spent at the counter meanwhile, and is not shown of what is over or not there', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visitor.arriveAs('pass-holder', '/en/vouchers')
    const card = entry(page, 'To spend', 'Book of five tickets')
    for (const [what, value] of [
      ['Copy the number', '8840 2276 0013'],
      ['Copy the code', '8840227600134471'],
    ] as const) {
      await card.getByRole('button', { name: what }).click()
      await expect(card.getByRole('button', { name: what })).toHaveCount(0)
      await expect(card.getByRole('button', { name: 'Copied' })).not.toHaveCount(0)
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(value)
    }
    await card.getByRole('button', { name: 'Show the code' }).click()
    await expect(page).toHaveURL(/\?dialog=code&item=p-1$/)
    const shown = page.getByRole('dialog', { name: 'Book of five tickets' })
    for (const words of ['8840227600134471', 'For showings up to', '2 of 5 left']) {
      await expect(shown).toContainText(words)
    }
    await expect.poll(() => scanned(shown.getByRole('img', { name: 'Code to be scanned' }))).toBe('8840227600134471')
    await page.keyboard.press('Escape')
    await expect(shown).toBeHidden()

    await visitor.goTo('/en/vouchers?dialog=code&item=g-1')
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
    const spent = { status: 'used', quantity: { initial: 1, remaining: 0 } } as const
    const { goodies = [] } = portal.world.customer('pass-holder') ?? {}
    holds(
      portal,
      goodies.map((goodie) => (goodie.id === 'g-1' ? { ...goodie, ...spent } : goodie)),
    )
    await comeBack(page)
    await expect(page.getByRole('dialog')).toContainText('This is no longer in your wallet')

    for (const { item } of codeless) {
      await visitor.goTo(`/en/vouchers?dialog=code&item=${encodeURIComponent(item)}`)
      await expect(page.getByRole('dialog')).toContainText('This is no longer in your wallet')
      await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(0)
    }
  })
})

const dialogs = [
  { kind: 'of an entry', inside: 'Book of five tickets', opener: 'Show the code' },
  { kind: 'of an entry', inside: 'Book of five tickets', opener: 'Offer to somebody' },
  { kind: 'of an entry', inside: 'sacha.dubreuil', opener: 'Take back the offer' },
  { kind: 'of an entry', inside: 'Book of five tickets', opener: 'Take off my account' },
  { kind: 'of an entry', inside: 'Book of five tickets', opener: 'Delete' },
  { kind: 'to add something', inside: undefined, opener: 'Add a voucher' },
  { kind: 'to add something', inside: undefined, opener: 'Add a prepaid card' },
  { kind: 'to add something', inside: undefined, opener: 'Add a gift card' },
  { kind: 'to add something', inside: undefined, opener: 'Add a pass card' },
]

test('the page and its dialogs hold no barrier', async ({ visitor, page }) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/vouchers')
  for (const fold of ['Spent', 'Expired']) await part(page, fold).getByText('Show all').click()
  await expectNoBarrier(page, 'the page')
  const sheet = page.getByRole('dialog')
  // The sweep of all screens opens each of them, too.
  for (const { inside, opener } of chosen(dialogs, { share: 0.4, by: ['kind'] })) {
    const entries = page.getByRole('main').getByRole('listitem')
    const within = inside ? entries.filter({ hasText: inside }).first() : page.getByRole('main')
    await within.getByRole('button', { name: opener }).click()
    await expect(sheet).toBeVisible()
    if (!inside) {
      await sheet.getByRole('button', { name: /^Add to my/ }).click()
      await expect(sheet.getByRole('alert').first()).toBeVisible()
    }
    await expectNoBarrier(page, inside ? opener : `${opener}, with nothing in it`)
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

/** Has other vouchers in the wallet. */
function holds(portal: Portal, goodies: GoodieSeed[]): void {
  const customer = portal.world.customer('pass-holder')
  if (!customer) throw new Error('There is no pass-holder.')
  portal.world.commit({ ...customer, goodies })
}

/** Puts so many vouchers more into the wallet. */
function fill(portal: Portal, count: number): void {
  const { goodies = [] } = portal.world.customer('pass-holder') ?? {}
  const [first] = goodies
  if (!first) throw new Error('The pass-holder has no voucher.')
  const more = Array.from({ length: count }, (_, index): GoodieSeed => ({ ...first, id: `g-${500 + index}` }))
  holds(portal, [...goodies, ...more])
}
