import type { Page, Route } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import { answerTo } from '#tests/support/browser.ts'
import { tryAgain } from '#tests/support/fault-matrix.ts'
import { expect, test } from '#tests/support/portal-test.ts'
import {
  add,
  arrive,
  dialog,
  expectFailure,
  good,
  isAdded,
  number,
  sent,
  spoil,
  status,
  watched,
} from '#tests/support/voucher-form.ts'

const challenges = '**/captcha/challenge'

/** Sends the form once more after it failed, and waits until it has failed anew. */
async function failAgain(page: Page): Promise<void> {
  await tryAgain(add(page), dialog(page).getByRole('alert'))
  await expectFailure(page)
}

/** Changes the challenge that the server gives. */
function changed(challenge: { parameters?: object | null; [part: string]: unknown }) {
  return async (route: Route) => {
    const response = await answerTo(route)
    const open = await response.json()
    const { parameters = {}, ...rest } = challenge
    const json = { ...open, ...rest, parameters: parameters && { ...open.parameters, ...parameters } }
    await route.fulfill({ response, json })
  }
}

test.describe('a proof', () => {
  test('is made anew for every try, and one that was used already or that the server refuses is replaced by another, once, without a word', async ({
    visitor,
    page,
    portal,
  }) => {
    await arrive(visitor)
    const seen = watched(page)
    const given: string[] = []
    let isOld = false
    await page.route(challenges, async (route) => {
      const response = await answerTo(route)
      const body = await response.text()
      given.push(body)
      await route.fulfill({ response, body: isOld ? given[0] : body })
      isOld = false
    })
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

    await page.getByRole('button', { name: 'Add a voucher' }).click()
    isOld = true
    portal.calls.length = 0
    await number(page).fill('KINO-0000-NONE')
    await add(page).click()
    await expect(number(page)).toHaveAccessibleDescription(/We do not know this number/)
    expect(sent(portal).map(({ answer }) => answer)).toEqual([403, 422])

    await spoil(page, 1)
    portal.calls.length = 0
    await number(page).fill('KINO-1108-FETE')
    await add(page).click()
    await expect(dialog(page)).toBeHidden()
    expect(sent(portal).map(({ answer }) => answer)).toEqual([403, 200])
  })

  test('that cannot be made, or is refused twice, ends in a message; everything typed is kept, and the next try works', async ({
    visitor,
    page,
    portal,
    context,
  }) => {
    await arrive(visitor)
    await context.clock.install()
    portal.faults.set('captcha.challenge', { hang: true })
    await number(page).fill(good)
    const asked = page.waitForRequest('**/captcha/challenge')
    await add(page).click()
    await expect(status(page)).toHaveText('Checking that you are not a robot…')
    await asked
    await context.clock.runFor(10_000)
    await test.step('the challenge does not come', () => expectFailure(page))

    for (const [what, fault] of Object.entries<Fault>({
      'is out of reach': { reset: true },
      'answers with an error': { status: 503 },
      'answers with a web page': { html: true, status: 200 },
      'answers with nothing': { empty: true, status: 200 },
    })) {
      portal.faults.set('captcha.challenge', fault)
      await test.step(`the challenge ${what}`, () => failAgain(page))
    }
    portal.faults.clear()

    for (const [what, challenge] of Object.entries({
      'wants a code read from a picture': { codeChallenge: { image: 'data:image/png;base64,' } },
      'needs an algorithm that is new': { parameters: { algorithm: 'ARGON2ID' } },
      'is of another kind': { parameters: null, salt: 'abc', maxnumber: 1000 },
    })) {
      await page.route(challenges, changed(challenge))
      await test.step(`the challenge ${what}`, () => failAgain(page))
      await page.unroute(challenges)
    }

    const solver = /\/pbkdf2-[\w-]+\.js$/
    await page.route(solver, (route) => route.abort())
    await test.step('the solver does not run', () => failAgain(page))
    await page.unroute(solver)
    expect(sent(portal)).toEqual([])

    await spoil(page, 2)
    await test.step('the server refuses it twice', () => failAgain(page))
    expect(sent(portal).map(({ answer }) => answer)).toEqual([403, 403])

    await add(page).click()
    await expect(isAdded(page)).toBeVisible()
  })
})
