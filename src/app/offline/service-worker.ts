import { cleanupOutdatedCaches, matchPrecache, precache } from 'workbox-precaching'
import { within } from '#src/app/clock/within.ts'
import { isAnythingKept, quietly } from './kept-cache.ts'
import { isPage, isTicketsPage } from './page-paths.ts'
import type { RequestEvent, ShellFile, WorkerScope } from './worker-scope.ts'

/**
 * Opens the portal where there is no network. It keeps the files that the tickets are shown with, and the settings, which are the same for
 * everybody; it neither keeps nor answers any other call. The tickets themselves are kept by their page.
 */
declare const self: WorkerScope
/** Written in by the build. */
declare const SHELL_FILES: readonly ShellFile[]

/**
 * How long something is waited for before another way is tried too, in milliseconds: the network, which is hardly waited for at the door,
 * where there are tickets to show; and the device's own storage, which may be broken.
 */
const patience = { usual: 3000, atTheDoor: 500, none: 0, storage: 500 }

/** From the network or from what is kept, where it may be missing. */
type Answer = Promise<Response | undefined>

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

function file({ request }: RequestEvent): Promise<Response> {
  return inTime(matchPrecache(request), patience.storage, () => fetch(request))
}

/** A page is the network's: after a deployment nobody is left with an old one. Only when there is no answer is it the kept one. */
async function page({ request, resultingClientId }: RequestEvent): Promise<Response> {
  const answer = fetch(request)
  const isUrgent = isTicketsPage(new URL(request.url).pathname) && (await within(patience.storage, isAnythingKept))
  let shell: Response | undefined
  const response = await inTime(answer, isUrgent ? patience.atTheDoor : patience.usual, async () => {
    shell = await matchPrecache('/index.html')
    return shell
  })
  if (response === shell) fromShell.add(resultingClientId)
  return response
}

function settings(event: RequestEvent): Promise<Response> {
  const answer = fetch(event.request)
  event.waitUntil(quietly(async () => keepSettings(await answer)))
  return inTime(answer, fromShell.has(event.clientId) ? patience.none : patience.usual, async () =>
    (await caches.open(settingsCache)).match(settingsPath, { ignoreVary: true }),
  )
}

async function keepSettings(response: Response): Promise<void> {
  if (!response.ok) return
  const copy = response.clone() // Before the page reads it.
  await (await caches.open(settingsCache)).put(settingsPath, copy)
}

/** The usual answer; when that fails or takes too long, whichever comes first, it or the other. */
async function inTime(usual: Answer, limit: number, other: () => Answer): Promise<Response> {
  return (await within(limit, () => usual)) ?? Promise.any([usual, other()].map(given))
}

async function given(answer: Answer): Promise<Response> {
  const response = await answer
  if (!response) throw new Error('It is not kept.')
  return response
}
