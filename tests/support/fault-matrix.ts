import { expect, type Locator, type Page } from '@playwright/test'
import type { Fault } from '#scripts/mock-api/faults.ts'
import type { Portal } from '#scripts/portal.ts'
import { isLong } from './form.ts'
import { allRead } from './under-way.ts'

/** A way in which a call goes wrong. */
export type Trouble = {
  name: string
  fault: Fault
  /** What was asked is done, and the answer alone lost. */
  done?: boolean
}

const statuses = [400, 401, 403, 404, 409, 413, 422, 429, 500, 503]

/** Every way in which a call can go wrong: refused or broken, without an answer, or with one that nobody can read. */
export const everyTrouble: readonly Trouble[] = [
  ...statuses.map((status) => ({ name: String(status), fault: { status } })),
  { name: 'no answer in time', fault: { hang: true } },
  { name: 'a closed connection', fault: { reset: true } },
  { name: 'half an answer', fault: { cut: true }, done: true },
  { name: 'a web page from in between', fault: { html: true }, done: true },
  { name: 'an empty answer', fault: { empty: true }, done: true },
]

const representative = ['409', '500', 'no answer in time', 'half an answer']

/**
 * What stands for all of them in a journey: a refusal, a server that is broken, no answer, and an answer that is lost. The sweeps
 * (`tests/sweeps/faults-of-*`) go through the others; `SWEEP=long npm test -- journeys` does so here as well.
 */
export const someTroubles = everyTrouble.filter(({ name }) => isLong || representative.includes(name))

/**
 * How long an impatient page waits for an answer, in milliseconds: a busy machine takes its time until it has pressed twice, or has shown
 * that it is no robot, and the call is to arrive before it is given up.
 */
const patience = 2500

/**
 * Lets a page be impatient, from when it is told to: a call waits for a moment, an upload too, and a second try comes at once. Call it
 * before the page is opened. A page whose tab is `hasten`ed is so from its beginning.
 */
export async function impatience(page: Page): Promise<(isImpatient: boolean) => Promise<unknown>> {
  await page.addInitScript((patience) => {
    const isImpatient = () => Reflect.get(window, 'impatient') === true || window.name === 'impatient'
    const inTime = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (limit) => inTime(isImpatient() ? patience : limit)
    const later = window.setTimeout.bind(window)
    const pause = 1000
    const silence = 30_000
    const sooner = (run: TimerHandler, after?: number, ...rest: unknown[]) => {
      if (after === pause && (isImpatient() || window.name === 'hasty')) return later(run, 0, ...rest)
      return later(run, after === silence && isImpatient() ? patience : after, ...rest)
    }
    Object.assign(window, { setTimeout: sooner })
  }, patience)
  return (isImpatient) => page.evaluate((soon) => Reflect.set(window, 'impatient', soon), isImpatient)
}

/** Makes a tab that `impatience` was called for impatient for good, or hasty alone: the pages that follow are so from their beginning. */
export function hasten(page: Page, isImpatient: boolean): Promise<unknown> {
  return page.evaluate((name) => Object.assign(window, { name }).name, isImpatient ? 'impatient' : 'hasty')
}

/** Makes a tab hasty from its first page on: what it asks for a second time by itself is asked for at once. Call it before the page is opened. */
export async function hasteFromTheStart(page: Page): Promise<void> {
  await impatience(page)
  await page.addInitScript(() => Object.assign(window, { name: 'hasty' }))
}

/** What a customer must never read. */
export const nonsense = /undefined|NaN|Invalid Date|\[object|\bnull\b/

/** A sentence: it begins with a capital, has words, and ends. */
export const sentence = /\p{Lu}\p{L}*[\p{L}’,:; -]+[^.]*\./u

/** The message that is there says something, and the page around it nothing that it should not. */
export async function expectMessage(page: Page, what: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first(), what).toHaveText(sentence)
  await expectSense(page, what)
}

/** Nothing on the page is what a programme alone would say. */
export async function expectSense(page: Page, what: string): Promise<void> {
  await expect(page.locator('body'), what).not.toHaveText(nonsense, { useInnerText: true })
}

/**
 * Presses what asks for another try, and waits until that is over: what was said before is gone or the button is not busy any more. However
 * late the page draws that it tries again, what is read after this is what came of it, though it may be the same words.
 */
export async function tryAgain(button: Locator, said: Locator): Promise<void> {
  const words = await said.first().elementHandle()
  await button.evaluate(markUntilTried, words)
  await button.click()
  await expect(button.page().locator('[data-not-tried]')).toHaveCount(0)
  await expect(button.and(button.page().locator('[aria-busy="true"]'))).toHaveCount(0)
}

/**
 * Whatever went wrong goes well again, for what is asked from now on. What is still being read, for another part or by another try, has
 * come by then: it would be the answer to the try that follows.
 */
export async function heal(page: Page, portal: Portal, operation?: string): Promise<void> {
  await allRead(page)
  portal.faults.clear(operation)
}

/** In the browser: marks words until there are others in their place, for however short a time, or until the button has been busy. */
function markUntilTried(button: Element, words: Element | null): void {
  if (!words) return
  const before = words.textContent
  words.setAttribute('data-not-tried', '')
  const observer = new MutationObserver((changes) => {
    const wasBusy = changes.some(({ type, oldValue }) => type === 'attributes' && oldValue === 'true')
    if (words.textContent === before && !wasBusy) return
    words.removeAttribute('data-not-tried')
    observer.disconnect()
  })
  observer.observe(words, { childList: true, characterData: true, subtree: true })
  observer.observe(button, { attributeFilter: ['aria-busy'], attributeOldValue: true })
}
