import { expect, type Locator, type Page, type Request, type Route } from '@playwright/test'

/**
 * Keeps back what a page asks for, so that what it shows meanwhile can be looked at for as long as that takes.
 *
 * @param path as `page.route` has it, of one call: each of several is held by itself, so that each of them is known to be kept back
 * @param isHeld which of the requests are kept back: all of them, unless told otherwise
 * @returns lets them go as soon as there is one, and everything after them; fails where there is none, for nothing is kept back then
 */
export async function hold(
  page: Page,
  path: string,
  isHeld: (request: Request) => boolean = () => true,
): Promise<() => Promise<void>> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const held: Promise<void>[] = []
  const keepBack = (route: Route) => {
    if (!isHeld(route.request())) return route.fallback()
    const goesOn = released.then(() => route.continue())
    held.push(goesOn)
    return goesOn
  }
  await page.route(path, keepBack)
  return async () => {
    await expect.poll(() => held.length, `asked for, and kept back: ${path}`).toBeGreaterThan(0)
    release()
    await Promise.all(held)
    await page.unroute(path, keepBack)
  }
}

/** The same for what a page is about to change alone. */
export function holdWrites(page: Page, path: string): Promise<() => Promise<void>> {
  return hold(page, path, (request) => request.method() !== 'GET')
}

/** Presses twice, as customers do on a slow line: however late a busy machine lets the second press arrive, no answer is there before it. */
export async function pressTwice(button: Locator): Promise<void> {
  const letGo = await hold(button.page(), '**/api/**')
  await button.dblclick()
  await letGo()
}

/** Presses one button after the other, or one twice, before the page can be drawn in between: a busy phone takes two presses for that. */
export async function pressAtOnce(first: Locator, second: Locator = first): Promise<void> {
  const other = await second.elementHandle()
  await first.evaluate((button: HTMLElement, next) => {
    button.focus()
    button.click()
    if (next instanceof HTMLElement) next.click()
  }, other)
}
