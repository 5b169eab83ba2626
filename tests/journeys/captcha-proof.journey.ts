import type { Fault } from '#scripts/mock-api/faults.ts'
import { answerTo } from '#tests/support/browser.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import {
  add,
  arrive,
  expectFailure,
  good,
  isAdded,
  number,
  sent,
  spoil,
  status,
  watched,
} from '#tests/support/voucher-form.ts'

test.describe('a proof', () => {
  test('is made anew for every try', async ({ visitor, page, portal }) => {
    await arrive(visitor)
    const seen = watched(page)
    await number(page).fill('KINO-0000-NONE')
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(/We do not know this number/)
    await number(page).fill(good)
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
    expect(seen.challenges).toBe(2)
    const proofs = sent(portal)
    expect(proofs.map(({ answer }) => answer)).toEqual([422, 200])
    expect(new Set(proofs.map(({ proof }) => proof)).size).toBe(2)
  })

  test('that the server refuses is replaced by another, once, without a word', async ({ visitor, page, portal }) => {
    await arrive(visitor)
    await spoil(page, 1)
    await number(page).fill(good)
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
    expect(sent(portal).map(({ answer }) => answer)).toEqual([403, 200])
  })

  test('that was used already is replaced by another', async ({ visitor, page, portal }) => {
    await arrive(visitor)
    let first: string | undefined
    let fetched = 0
    await page.route('**/captcha/challenge', async (route) => {
      fetched += 1
      const response = await answerTo(route)
      const body = await response.text()
      first ??= body
      await route.fulfill({ response, body: fetched <= 2 ? first : body })
    })
    await number(page).fill('KINO-0000-NONE')
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(/We do not know this number/)
    await number(page).fill(good)
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
    expect(sent(portal).map(({ answer }) => answer)).toEqual([422, 403, 200])
  })

  test('that is refused twice ends in a message; everything typed is kept, and the next try works', async ({
    visitor,
    page,
    portal,
  }) => {
    await arrive(visitor)
    await spoil(page, 2)
    await number(page).fill(good)
    await add(page).click()
    await expectFailure(page)
    expect(sent(portal).map(({ answer }) => answer)).toEqual([403, 403])
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
  })

  for (const [what, fault] of Object.entries<Fault>({
    'is out of reach': { reset: true },
    'answers with an error': { status: 503 },
    'answers with a web page': { html: true, status: 200 },
    'answers with nothing': { empty: true, status: 200 },
  })) {
    test(`cannot be made when the challenge ${what}: a message, and nothing is lost`, async ({
      visitor,
      page,
      portal,
    }) => {
      await arrive(visitor)
      portal.faults.set('captcha.challenge', fault)
      await number(page).fill(good)
      await add(page).click()
      await expectFailure(page)
      expect(sent(portal)).toEqual([])
      portal.faults.clear()
      await add(page).click()
      await expect(isAdded(page)).toBeVisible()
    })
  }

  for (const [what, challenge] of Object.entries<object>({
    'wants a code read from a picture': { codeChallenge: { image: 'data:image/png;base64,' } },
    'needs an algorithm that is new': { parameters: { algorithm: 'ARGON2ID' } },
    'is of another kind': { parameters: null, salt: 'abc', maxnumber: 1000 },
  })) {
    test(`cannot be made of a challenge that ${what}`, async ({ visitor, page, portal }) => {
      await arrive(visitor)
      await page.route('**/captcha/challenge', async (route) => {
        const response = await answerTo(route)
        const open = await response.json()
        const parameters = 'parameters' in challenge ? challenge.parameters : {}
        const json = { ...open, ...challenge, parameters: parameters && { ...open.parameters, ...parameters } }
        await route.fulfill({ response, json })
      })
      await number(page).fill(good)
      await add(page).click()
      await expectFailure(page)
      expect(sent(portal)).toEqual([])
    })
  }

  test('is given up when the challenge does not come', async ({ visitor, page, portal, context }) => {
    await arrive(visitor)
    await context.clock.install()
    portal.faults.set('captcha.challenge', { hang: true })
    await number(page).fill(good)
    await add(page).click()
    await expect(status(page)).toHaveText('Checking that you are not a robot…')
    await context.clock.runFor(10_000)
    await expectFailure(page)
    portal.faults.clear()
    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
  })

  test('is given up when the solver does not run', async ({ visitor, page, portal }) => {
    await arrive(visitor)
    await page.route(/\/pbkdf2-[\w-]+\.js$/, (route) => route.abort())
    await number(page).fill(good)
    await add(page).click()
    await expectFailure(page)
    expect(sent(portal)).toEqual([])
  })
})
