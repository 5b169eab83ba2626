import { createServer } from 'node:http'
import type { Frame, Page } from '@playwright/test'

/** What a host was told: the event and whence, as the host's own page saw it. */
export type Heard = { origin: string; data: unknown }

/** A page of another site that shows the portal in a frame, and writes down whatever is posted to it. */
export type EmbedHost = {
  /** Its origin under a name of this machine: one of the portal's own site, or of another. */
  origin(name: string): string
  /** Opens its page with the portal in the frame. @returns the frame */
  show(page: Page, name: string, address: string): Promise<Frame>
  /** Everything that was posted to its page so far. */
  heard(page: Page): Promise<Heard[]>
  close(): Promise<void>
}

const hostPage = (address: string) => `<!doctype html>
<html lang="en">
  <title>A page of a partner</title>
  <h1>A page of a partner</h1>
  <iframe name="portal" title="The portal" width="900" height="700" src="${address.replaceAll('"', '&quot;')}"></iframe>
  <script>
    window.heard = []
    addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }))
  </script>
</html>`

/** Starts it on a port of its own, so that its origin is never the portal's. */
export async function startEmbedHost(): Promise<EmbedHost> {
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://host').searchParams.get('show') ?? 'about:blank'
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(hostPage(address))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const origin = (name: string) => `http://${name}:${port}`
  return {
    origin,
    async show(page, name, address) {
      await page.goto(`${origin(name)}/?show=${encodeURIComponent(address)}`)
      const frame = page.frame('portal')
      if (!frame) throw new Error('The page of the host has no frame.')
      return frame
    },
    heard: (page) => page.evaluate(() => Reflect.get(window, 'heard')),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** The applications' sides of their bridges: what each got, in the order that it came. */
export type NativeHost = { ios: unknown[]; android: unknown[] }

/**
 * Plays an application that shows the portal: before any page loads, it puts its object where the application would, which hands over what
 * the page sends as the application's own code would get it.
 *
 * @param kind which application, and the name that it gave its side of the bridge.
 */
export async function playApplication(page: Page, kind: { ios: string } | { android: string }): Promise<NativeHost> {
  const got: NativeHost = { ios: [], android: [] }
  await page.exposeFunction('toIosApplication', (message: unknown) => got.ios.push(message))
  await page.exposeFunction('toAndroidApplication', (message: unknown) => got.android.push(message))
  await page.addInitScript((host) => {
    const handOver = (name: string) => (message: unknown) => {
      // A bridge copies what it is given; something that cannot be copied throws here as it would there.
      void Reflect.apply(Reflect.get(window, name), window, [structuredClone(message)])
    }
    if ('ios' in host) {
      const messageHandlers = { [host.ios]: { postMessage: handOver('toIosApplication') } }
      Object.defineProperty(window, 'webkit', { value: { messageHandlers } })
    } else {
      Object.defineProperty(window, host.android, { value: { postMessage: handOver('toAndroidApplication') } })
    }
  }, kind)
  return got
}
