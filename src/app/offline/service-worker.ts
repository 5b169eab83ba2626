import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { isAnythingKept } from './kept-cache.ts'
import { isPage, isTicketsPage } from './page-paths.ts'
import type { RequestEvent, ShellFile, WorkerScope } from './worker-scope.ts'

/**
 * Opens the portal where there is no network. It keeps the files that the tickets are shown with, and the settings, which are the same for
 * everybody; it neither keeps nor answers any other call. The tickets themselves are kept by their page.
 */
declare const self: WorkerScope
/** Written in by the build. */
declare const SHELL_FILES: readonly ShellFile[]

/** How long the network is waited for, in milliseconds: at the door, where there are tickets to show, hardly at all. */
const patience = { usual: 3000, atTheDoor: 500, none: 0 }

const settingsPath = '/api/settings'
const settingsCache = 'settings'

const files: readonly ShellFile[] = SHELL_FILES
const unchanging = new Set(files.filter(({ revision }) => revision === null).map(({ url }) => url))

/**
 * The pages that began with the kept shell. Their words have to be of the same build, and they do not wait a second time for a network that
 * was silent just now.
 */
const fromShell = new Set<string>()

precache([...files])
cleanupOutdatedCaches()

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(settingsCache).then((cache) => cache.add(settingsPath)))
  void self.skipWaiting()
})

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { method, url, mode, destination } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (unchanging.has(pathname)) event.respondWith(file(event))
  else if (pathname.startsWith('/assets/i18n/') && fromShell.has(event.clientId)) event.respondWith(file(event))
  else if (pathname === settingsPath) event.respondWith(settings(event))
  else if (mode === 'navigate' && destination === 'document' && isPage(pathname)) event.respondWith(page(event))
})

async function file({ request }: RequestEvent): Promise<Response> {
  return (await matchPrecache(request)) ?? fetch(request)
}

/** A page is the network's: after a deployment nobody is left with an old one. Only when there is no answer is it the kept one. */
async function page({ request, resultingClientId }: RequestEvent): Promise<Response> {
  const answer = fetch(request)
  const isUrgent = isTicketsPage(new URL(request.url).pathname) && (await isAnythingKept())
  return inTime(answer, isUrgent ? patience.atTheDoor : patience.usual, async () => {
    fromShell.add(resultingClientId)
    return matchPrecache('/index.html')
  })
}

async function settings(event: RequestEvent): Promise<Response> {
  const cache = await caches.open(settingsCache)
  const answer = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(settingsPath, response.clone())
    return response
  })
  event.waitUntil(answer.catch(() => undefined))
  return inTime(answer, fromShell.has(event.clientId) ? patience.none : patience.usual, () =>
    cache.match(settingsPath, { ignoreVary: true }),
  )
}

/** The network's answer; what is kept, when it fails or takes too long; and the network's after all, when nothing is kept. */
async function inTime(
  answer: Promise<Response>,
  limit: number,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, limit))
  const first = await Promise.race([answer.catch(() => undefined), tooLate])
  return first ?? (await kept()) ?? answer
}
