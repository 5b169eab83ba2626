import type { Page } from '@playwright/test'
import type { Customer } from '#scripts/mock-api/world.ts'
import type { Portal } from '#scripts/portal.ts'
import { expectNoBarrier } from '#tests/support/barriers.ts'
import { comeBack, comeBackTo } from '#tests/support/come-back.ts'
import { rounds } from '#tests/support/form.ts'
import { holdWrites, pressTwice } from '#tests/support/hold.ts'
import { tabTo } from '#tests/support/keyboard.ts'
import { callsTo, expect, test } from '#tests/support/portal-test.ts'
import { seededNumbers } from '#tests/support/seeded-numbers.ts'

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true })
const asked = (page: Page) => part(page, 'How was it?')
const rated = (page: Page) => part(page, 'What you thought')
const choice = (page: Page, title: string) => page.getByRole('radiogroup', { name: `Your rating of ${title}` })
const answer = (page: Page, title: string, words: string) => choice(page, title).getByRole('radio', { name: words })
const takeBack = (page: Page, title: string) => page.getByRole('button', { name: `Take the rating back: ${title}` })
const said = (page: Page, words: string) => page.getByRole('status').getByText(words)

function customer(portal: Portal): Customer {
  const known = structuredClone(portal.world.customer('pass-holder'))
  if (!known) throw new Error('The demo world has lost its pass-holder.')
  return known
}

function emotionOf(portal: Portal, slug: string): number | null | undefined {
  return customer(portal).feelings.find(({ film }) => film === slug)?.emotion
}

/** What was sent about ratings, in the order of the calls. */
const sent = (portal: Portal) =>
  portal.calls
    .filter(({ operationId }) => /^(rateShow|purgeShowsToRate|ignoreShowToRate)/.test(operationId ?? ''))
    .map(({ operationId, body }) => [operationId, body])

test('each rating is a face in words, is changed by a press, and taken back; a film known to customer relations alone is rated by that name, and one that is not known at all stays', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  await context.clock.install()
  await visitor.arriveAs('pass-holder', '/en/ratings')
  await expect(page.getByText('4 films rated')).toBeVisible()
  await expect(answer(page, 'Le Dernier Tramway', 'Loved it')).toBeChecked()
  await expect(answer(page, 'Kilomètre 412', 'Liked it')).toBeChecked()
  await expect(answer(page, 'Une pomme pour deux', 'Not for me')).toBeChecked()

  await pressTwice(answer(page, 'Kilomètre 412', 'Loved it'))
  await expect(answer(page, 'Kilomètre 412', 'Loved it')).toBeChecked()
  await expect(said(page, 'Your rating of Kilomètre 412 is saved.')).toBeVisible()
  expect(emotionOf(portal, 'kilometre-412')).toBe(3)
  expect(callsTo(portal, 'rateShow')[0]?.path).toContain('/show/kilometre-412/emotion')
  expect(sent(portal).slice(0, 2)).toEqual([
    ['rateShow', { emotion: 3 }],
    ['purgeShowsToRate', undefined],
  ])

  // What was said leaves by itself.
  await context.clock.fastForward(5000)
  await takeBack(page, 'Une pomme pour deux').click()
  await expect(rated(page)).toContainText('Not rated any more')
  await expect(choice(page, 'Une pomme pour deux').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByText('3 films rated')).toBeVisible()
  await expect.poll(() => emotionOf(portal, 'une-pomme-pour-deux')).toBe(null)
  await expect(said(page, 'Your rating of Une pomme pour deux is taken back.')).toBeVisible()

  // With every kind of answer on the page.
  await answer(page, 'Zomerijs', 'Loved it').click()
  await page.getByRole('button', { name: 'Do not ask again: Atelier zéro' }).click()
  await expectNoBarrier(page, 'ratings')
  await answer(page, 'Une pomme pour deux', 'Liked it').click()
  await expect.poll(() => emotionOf(portal, 'une-pomme-pour-deux')).toBe(2)

  const known = customer(portal)
  const feelings = known.feelings.map((one) => (one.film === 'un-ete-a-wissant' ? { ...one, emotion: 2 } : one))
  portal.world.commit({ ...known, feelings })
  const old = rated(page).getByRole('listitem').filter({ hasText: 'Un été à Wissant' })
  await comeBackTo(old)
  await expect(old).toContainText('You liked it')
  await expect(old).toContainText('your rating stays as it is')
  await expect(old.getByRole('radio')).toHaveCount(0)
  await expect(old.getByRole('button')).toHaveCount(0)

  await answer(page, 'Le Tailleur de brume', 'Loved it').click()
  await expect.poll(() => emotionOf(portal, 'le-tailleur-de-brume')).toBe(3)
  expect(callsTo(portal, 'rateShowBySalesforceId').at(-1)?.path).toContain('/show/sf/SF-0007/emotion')
})

test('films that wait for a word are rated by keys while the focus is with them, ignored, and both is undone', async ({
  visitor,
  page,
  portal,
}) => {
  await visitor.arriveAs('pass-holder', '/en/ratings')
  await expect(asked(page)).toContainText('The keys 1, 2 and 3 answer too')
  await expect(asked(page).getByRole('listitem')).toHaveCount(3)
  await page.keyboard.press('3')
  expect(sent(portal)).toEqual([])

  await tabTo(answer(page, 'Zomerijs', 'Not for me'))
  await page.keyboard.press('ArrowRight')
  await expect(answer(page, 'Zomerijs', 'Liked it')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(answer(page, 'Zomerijs', 'Loved it')).toBeFocused()
  await page.keyboard.press('4')
  expect(sent(portal), 'going from one answer to another gives none').toEqual([])
  await page.keyboard.press('2')
  await expect(answer(page, 'Zomerijs', 'Liked it')).toBeChecked()
  await expect(said(page, 'Your rating of Zomerijs is saved.')).toBeVisible()
  expect(sent(portal)).toEqual([
    ['rateShowBySalesforceId', { emotion: 2 }],
    ['purgeShowsToRate', undefined],
  ])
  await tabTo(takeBack(page, 'Zomerijs'))
  await page.keyboard.press('Enter')
  await expect(choice(page, 'Zomerijs').getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(answer(page, 'Zomerijs', 'Not for me')).toBeFocused()
  await expect.poll(() => emotionOf(portal, 'zomerijs')).toBe(null)
  await page.keyboard.press('1')
  await expect.poll(() => emotionOf(portal, 'zomerijs')).toBe(1)

  const ignore = page.getByRole('button', { name: 'Do not ask again: Atelier zéro' })
  await tabTo(ignore)
  await page.keyboard.press('Enter')
  const afterAll = page.getByRole('button', { name: 'Rate it after all: Atelier zéro' })
  await expect(afterAll).toBeFocused()
  await expect.poll(() => customer(portal).showsToRate).toEqual(['la-fanfare'])
  await page.keyboard.press('Enter')
  await expect(answer(page, 'Atelier zéro', 'Not for me')).toBeFocused()
  await page.keyboard.press('3')
  await expect.poll(() => emotionOf(portal, 'atelier-zero')).toBe(3)
  await page.reload()
  await expect(asked(page).getByRole('listitem')).toHaveCount(1)
  await expect(rated(page).getByRole('listitem')).toHaveCount(6)
})

test('a rating or an ignoring that fails is undone on the page, and told; quick and random rows of answers end with the last one', async ({
  visitor,
  page,
  portal,
  context,
}) => {
  test.slow()
  await visitor.arriveAs('pass-holder', '/en/ratings')
  const close = page.getByRole('button', { name: 'Close this message' })
  const asBefore = page.getByRole('alert').getByText('Your rating of Kilomètre 412 is as it was before')
  portal.faults.set('rateShow', { status: 500 })
  const letGo = await holdWrites(page, '**/show/kilometre-412/emotion*')
  await answer(page, 'Kilomètre 412', 'Not for me').click()
  await expect(answer(page, 'Kilomètre 412', 'Not for me')).toBeChecked()
  await letGo()
  await expect(asBefore).toBeVisible()
  await close.click()
  await expect(answer(page, 'Kilomètre 412', 'Liked it')).toBeChecked()
  portal.faults.clear()
  portal.faults.set('purgeShowsToRate', { status: 500 })
  await answer(page, 'Kilomètre 412', 'Loved it').click()
  await expect.poll(() => emotionOf(portal, 'kilometre-412')).toBe(3)
  portal.faults.clear()

  portal.faults.set('ignoreShowToRate', { status: 500 })
  await page.getByRole('button', { name: 'Do not ask again: Zomerijs' }).click()
  // At once, although the rating of a moment ago is still being told of.
  await expect(page.getByRole('alert').getByText('Zomerijs is still in the list')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Do not ask again: Zomerijs' })).toBeVisible()
  portal.faults.clear()
  await close.click()
  await context.setOffline(true)
  await answer(page, 'Zomerijs', 'Loved it').click()
  await expect(page.getByRole('alert').getByText('Your rating of Zomerijs is as it was before')).toBeVisible()
  await expect(choice(page, 'Zomerijs').getByRole('radio', { checked: true })).toHaveCount(0)
  await context.setOffline(false)
  await close.click()
  await expect(page.getByRole('alert')).toHaveCount(0)

  const next = seededNumbers(412)
  const faces = ['Not for me', 'Liked it', 'Loved it']
  for (let row = 0; row < rounds({ quick: 3, long: 20 }); row++) {
    portal.faults.set('rateShow', { delayMs: Math.floor(next() * 120) })
    const answers = Array.from({ length: 2 + Math.floor(next() * 3) }, () => Math.floor(next() * 4))
    let wanted = emotionOf(portal, 'kilometre-412') ?? null
    for (const one of answers) {
      const back = takeBack(page, 'Kilomètre 412')
      if (one === 0 && wanted === null) continue
      await (one > 0 ? answer(page, 'Kilomètre 412', faces[one - 1] ?? '') : back).click()
      wanted = one || null
    }
    await expect
      .poll(() => (portal.calls.every(({ status }) => status !== 0) ? emotionOf(portal, 'kilometre-412') : 'waits'), {
        message: `row ${row}: ${answers.join(', ')}`,
        intervals: [50],
      })
      .toBe(wanted)
    const shown = wanted === null ? [] : [faces[wanted - 1] ?? '']
    await expect(choice(page, 'Kilomètre 412').getByRole('radio', { checked: true })).toHaveText(shown)
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('none, one and many: nothing is missing, and nobody is asked for nothing', async ({ visitor, page, portal }) => {
  await visitor.arriveAs('empty', '/en/ratings')
  await expect(page.getByText('You have not rated a film yet.')).toBeVisible()
  await expect(asked(page)).toBeHidden()
  for (const example of ['one', 'many']) {
    portal.prefer.set('listShowsToRate', { code: 200, example })
    await comeBack(page)
    const films = asked(page).getByRole('listitem')
    await (example === 'one' ? expect(films).toHaveCount(1) : expect(films.nth(1)).toBeVisible())
    await expect(page.getByRole('main')).not.toContainText(/undefined|NaN|null/)
  }
  portal.faults.set('listShows', { status: 500 })
  await page.reload()
  await expect(asked(page).getByRole('listitem').first().getByRole('radio')).toHaveCount(3)
  await asked(page).getByRole('link', { name: 'One by one' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Films you saw')
})
