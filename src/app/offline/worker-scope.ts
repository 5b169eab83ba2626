/** What a service worker is made of, as far as ours uses it: the types of a page do not know it. */
export type WorkerScope = {
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void
  skipWaiting(): Promise<void>
  clients: { claim(): Promise<void> }
  location: { origin: string }
}

/** The worker stays until the promise has settled. */
type LifeEvent = { waitUntil(work: Promise<unknown>): void }

/** A request of a page, which goes to the network when nobody responds to it. */
export type RequestEvent = LifeEvent & {
  request: Request
  /** The page that asks. */
  clientId: string
  /** The page that comes of a navigation. */
  resultingClientId: string
  respondWith(answer: Promise<Response>): void
}

/** A file of the shell. Without a revision its name says what is in it. */
export type ShellFile = { url: string; revision: string | null }
