import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'

/** Seconds that the marker outlives the last sign-in or renewal. */
const markerLife = 60 * 60
const day = 24 * 60 * 60

/**
 * Two cookies without any content of their own. The marker says that somebody is signed in on this browser: a page that is shown inside
 * another one goes by it. The session cookie says that the identity provider has met this browser, so that a new tab may try to come in
 * without a sign-in page; how long it lasts is the operator's choice.
 */
export const authCookies = {
  /** @param sessionSeconds life of the session cookie, an hour when `null`. */
  write(sessionSeconds: number | null): void {
    writeCookie('authenticated', '1', { days: markerLife / day })
    writeCookie('session', '1', { days: (sessionSeconds ?? markerLife) / day })
  },

  clear(): void {
    writeCookie('authenticated', '', { days: 0 })
    writeCookie('session', '', { days: 0 })
  },

  get areMarked(): boolean {
    return readCookie('authenticated') === '1'
  },

  get areRemembered(): boolean {
    return readCookie('session') === '1'
  },
}
