import { type BrowserContext, expect, type Page, type Request } from '@playwright/test'

const asked = new WeakMap<BrowserContext, Set<Request>>()

/**
 * Keeps what the pages of a browser ask for, in whatever tab, until it has been answered or has failed.
 *
 * @param isOver whether the visit is: what fails then was cut off by whatever is closed after it
 */
export function watchRequests(context: BrowserContext, isOver: () => boolean): void {
  const waiting = new Set<Request>()
  context.on('request', (request) => waiting.add(request))
  context.on('requestfinished', (request) => waiting.delete(request))
  context.on('requestfailed', (request) => isOver() || waiting.delete(request))
  asked.set(context, waiting)
}

/** What the pages of a browser asked for and have no answer to yet, as addresses. */
export function unanswered(context: BrowserContext, isMeant: (request: Request) => boolean = () => true): string[] {
  return [...(asked.get(context) ?? [])].filter(isMeant).map((request) => request.url())
}

/**
 * Waits until nothing that the browser of a page asked for is under way any more.
 *
 * @param isMeant which requests are waited for: all of them, unless told otherwise
 */
export async function allAnswered(page: Page, isMeant: (request: Request) => boolean = () => true): Promise<void> {
  const waiting = () => unanswered(page.context(), isMeant)
  await expect.poll(waiting, { message: `answered on ${page.url()}`, intervals: [10, 20, 50, 100] }).toEqual([])
}

/** Waits until a page has what it reads of the server. */
export function allRead(page: Page): Promise<void> {
  return allAnswered(page, isRead)
}

/** Whether a request reads something of the server. */
export function isRead(request: Request): boolean {
  return request.method() === 'GET' && new URL(request.url()).pathname.startsWith('/api/')
}

/** Counts what a page asks for from now on. @returns how many of the requests that are meant there have been */
export function countRequests(page: Page, isMeant: (request: Request) => boolean): () => number {
  let count = 0
  page.on('request', (request) => {
    if (isMeant(request)) count += 1
  })
  return () => count
}

/** @returns how often a page has been loaded since then, by whomever. */
export function countLoads(page: Page): () => number {
  return countRequests(page, (request) => request.isNavigationRequest() && request.frame() === page.mainFrame())
}
