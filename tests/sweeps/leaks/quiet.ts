import type { Page, Request } from '@playwright/test'

/** Watches what a page asks for, from now on. The result waits until everything has been answered. */
export function quietOf(page: Page): () => Promise<void> {
  const waiting = new Set<Request>()
  let tell: () => void = () => undefined
  const end = (request: Request) => {
    waiting.delete(request)
    if (waiting.size === 0) tell()
  }
  page.on('request', (request) => waiting.add(request))
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return async () => {
    if (waiting.size === 0) return
    await new Promise<void>((resolve) => {
      tell = resolve
    })
  }
}
