import type { Page } from '@playwright/test'

/** A way that leads to a page, and how it is known that it is there. */
export type Way = { link: string; arrived: string }

/** Milliseconds from the press of a link to the page that it leads to. */
export type Navigation = {
  /** The first time, without a hint that it would be pressed. */
  cold: number
  /** When both have been visited. */
  warm: number
}

/** What it takes to go somewhere and come back, again and again. The page is where `back` arrives. */
export async function measureNavigation(page: Page, there: Way, back: Way): Promise<Navigation> {
  const cold = await go(page, there)
  const warm: number[] = []
  for (let round = 0; round < 5; round++) {
    await go(page, back)
    warm.push(await go(page, there))
  }
  await go(page, back)
  return { cold, warm: warm.toSorted((one, other) => one - other)[2] ?? 0 }
}

/** Bytes of living objects after so many navigations, there and back. */
export async function heapAfter(page: Page, there: Way, back: Way, navigations: number): Promise<number> {
  for (let round = 0; round < navigations / 2; round++) {
    await go(page, there)
    await go(page, back)
  }
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

async function go(page: Page, way: Way): Promise<number> {
  await page.locator(way.link).first().waitFor({ state: 'attached' })
  return page.evaluate(press, way)
}

/** In the browser: presses a link and waits for the frame in which the page is there. */
function press({ link, arrived }: Way): Promise<number> {
  return new Promise((resolve) => {
    const begun = performance.now()
    const look = () => {
      if (document.querySelector(arrived)) resolve(performance.now() - begun)
      else requestAnimationFrame(look)
    }
    document.querySelector<HTMLElement>(link)?.click()
    requestAnimationFrame(look)
  })
}
