import { connect, createServer, type Socket } from 'node:net'
import { expect, type Page } from '@playwright/test'
import type { Portal } from '#scripts/portal.ts'

/** Opens the first of the tickets on the page, and waits until it could be opened without a network. @returns its code */
export async function openTicket(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Open the ticket' }).first().click()
  await page.getByRole('img', { name: 'QR code of this ticket' }).waitFor()
  await expect.poll(() => page.evaluate(isPrepared), { timeout: 20_000 }).toBe(true)
  const code = /KNR\w+/.exec(await page.getByRole('main').innerText())?.[0]
  if (!code) throw new Error('The ticket shows no code.')
  return code
}

/** Whether the worker is at work, and the tickets are kept. */
async function isPrepared(): Promise<boolean> {
  return navigator.serviceWorker.controller?.state === 'activated' && caches.has('kept')
}

/** Has every page from now on note when the code of a ticket first stands on it. */
export async function timeCodes(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!/KNR\w{4}/.test(document.querySelector('main')?.textContent ?? '')) return
      performance.mark('code')
      observer.disconnect()
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** How long after the page was asked for the code of a ticket stood on it, in milliseconds. */
export async function timeOfCode(page: Page): Promise<number> {
  const there = await page.waitForFunction(() => performance.getEntriesByName('code')[0]?.startTime)
  return Number(await there.jsonValue())
}

/** Until when the ticket with a code is kept, in milliseconds since the epoch. */
export function keptUntil(page: Page, code: string): Promise<number> {
  return page.evaluate(async (text) => {
    const cache = await caches.open('kept')
    for (const request of await cache.keys()) {
      const kept = await (await cache.match(request))?.text()
      if (kept?.includes(text)) return JSON.parse(kept).until
    }
  }, code)
}

/** Everything that this browser keeps for the site, as text, without the files of the portal itself. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [document.cookie, { ...localStorage }, { ...sessionStorage }]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const isOurs = name.includes('precache')
        kept.push([name, request.url, isOurs ? '' : await (await cache.match(request))?.text()])
      }
    }
    return JSON.stringify([kept, await indexedDB.databases()])
  })
}

/** In the browser: has this device's storage fail from now on, or answer nothing any more. */
export function breakStorage(way: 'fails' | 'says nothing'): void {
  const broken = () =>
    way === 'fails'
      ? Promise.reject(new DOMException('The disk is broken.', 'UnknownError'))
      : new Promise(() => undefined)
  Object.assign(CacheStorage.prototype, { has: broken, open: broken, match: broken, keys: broken, delete: broken })
  Object.assign(Cache.prototype, { match: broken, put: broken, keys: broken, delete: broken })
}

/** A network between the browser and the portal that can fall silent: what is sent gets lost, and nobody is told. */
export type Network = { origin: string; silence(): void; close(): Promise<void> }

export async function startNetwork(portal: Portal): Promise<Network> {
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(portal.port, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (data) => isSilent || to.write(data))
      from.on('close', () => to.destroy())
      from.on('error', () => to.destroy())
    }
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const bound = server.address()
  return {
    origin: `http://fr.localhost:${typeof bound === 'object' && bound ? bound.port : 0}`,
    silence() {
      isSilent = true
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        for (const socket of sockets) socket.destroy()
      }),
  }
}
