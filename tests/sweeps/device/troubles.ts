import type { Page } from '@playwright/test'

/** A trouble of somebody's device: with what it keeps, or with what it takes the time to be. */
export type Trouble = {
  name: string
  /** Run in the page before anything else. */
  breakIt?: () => void
  /** How far its clock is ahead, in milliseconds. */
  ahead?: number
  /** What time it is, by its clock and by the server's. */
  at?: string
  /** Nothing is kept from page to page, a session neither. */
  forgets?: true
}

const minute = 60_000
const hour = 60 * minute

/** What browsers do when they are told to keep nothing, have no room left, are old, or are somebody else's frame. */
const storages: readonly Trouble[] = [
  { name: 'its storage throws', breakIt: throwFromStorage, forgets: true },
  { name: 'it has no storage', breakIt: haveNoStorage, forgets: true },
  { name: 'its storage is full', breakIt: haveNoRoom },
  { name: 'it keeps no word of the device', breakIt: throwFromDeviceStorage },
  { name: 'it drops cookies', breakIt: dropCookies },
  { name: 'it throws at cookies', breakIt: throwAtCookies },
  { name: 'it keeps no files', breakIt: keepNoFiles },
  { name: 'it is old', breakIt: beOld },
  { name: 'it lets no tab know of another', breakIt: shutTabsOff },
]

const clocks: readonly Trouble[] = [
  { name: 'ten minutes fast', ahead: 10 * minute },
  { name: 'ten minutes slow', ahead: -10 * minute },
  { name: 'an hour fast', ahead: hour },
  { name: 'an hour slow', ahead: -hour },
]

/** Nights in which a day is not as long as others, or not the one that one thinks. */
const nights: readonly Trouble[] = [
  { name: 'a second before the hour that is left out', at: '2027-03-28T01:59:59+01:00' },
  { name: 'within the hour that comes twice', at: '2027-10-31T02:30:00+02:00' },
  { name: 'within that hour once more', at: '2027-10-31T02:30:00+01:00' },
  { name: 'a second before the year ends', at: '2026-12-31T23:59:59+01:00' },
  { name: 'midnight', at: '2027-06-15T00:00:00+02:00' },
  { name: 'the 29th of February', at: '2028-02-29T12:00:00+01:00' },
]

export const troubles: readonly Trouble[] = [...storages, ...clocks, ...nights]

/** Gives a page a device with a trouble, from the next page on that it opens. */
export async function applyTrouble(page: Page, { breakIt, ahead = 0, at }: Trouble): Promise<void> {
  if (breakIt) await page.addInitScript(`if (!location.pathname.startsWith('/identity/')) (${breakIt})()`)
  if (at) await page.clock.setFixedTime(at)
  else if (ahead) await page.clock.setFixedTime(Date.now() + ahead)
}

function throwFromStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, storage, {
      get() {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  }
}

function haveNoStorage(): void {
  for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { value: null })
}

function haveNoRoom(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
  }
}

function throwFromDeviceStorage(): void {
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    },
  })
}

function dropCookies(): void {
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
}

function throwAtCookies(): void {
  const refuse = () => {
    throw new DOMException('The document is sandboxed.', 'SecurityError')
  }
  Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
}

/** As in a private window: databases, caches and workers are there to be asked, and refuse. */
function keepNoFiles(): void {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => Promise.reject(refusal())
  Object.assign(CacheStorage.prototype, { open: refuse, has: refuse, match: refuse, delete: refuse, keys: refuse })
  Object.assign(ServiceWorkerContainer.prototype, {
    register: refuse,
    getRegistration: refuse,
    getRegistrations: refuse,
  })
  IDBFactory.prototype.open = () => {
    throw refusal()
  }
}

/** A browser of some years ago, or a page without a secure connection. */
function beOld(): void {
  for (const name of ['caches', 'indexedDB', 'BroadcastChannel', 'requestIdleCallback', 'cookieStore', 'scheduler']) {
    Reflect.deleteProperty(window, name)
  }
  for (const name of [
    'locks',
    'serviceWorker',
    'wakeLock',
    'share',
    'canShare',
    'clipboard',
    'connection',
    'storage',
  ]) {
    Reflect.deleteProperty(Navigator.prototype, name)
  }
}

function shutTabsOff(): void {
  const refusal = () => new DOMException('The operation is insecure.', 'SecurityError')
  const refuse = () => Promise.reject(refusal())
  Object.assign(LockManager.prototype, { request: refuse, query: refuse })
  function Refused() {
    throw refusal()
  }
  Object.assign(window, { BroadcastChannel: Refused })
}
