/** A cookie of this host, or `undefined` when there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const start = `${encodeURIComponent(name)}=`
  const value = allCookies()
    .split('; ')
    .find((pair) => pair.startsWith(start))
    ?.slice(start.length)
  try {
    return value && decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Sets a cookie for this host alone. Where cookies are blocked nothing happens, and nothing is said. */
export function writeCookie(name: string, value: string, { days }: { days: number }): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = Math.round(days * 24 * 60 * 60)
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the browsers we serve
    document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
  } catch {
    // A frame that is shut off from its own origin may not even ask.
  }
}

function allCookies(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}
