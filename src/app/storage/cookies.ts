/** A cookie of this host, or `undefined` when there is none or cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const entry = document.cookie.split('; ').find((pair) => pair.startsWith(`${encodeURIComponent(name)}=`))
  const value = entry?.slice(entry.indexOf('=') + 1)
  try {
    return value === undefined ? undefined : decodeURIComponent(value)
  } catch {
    return undefined
  }
}

/** Sets a cookie for this host alone. */
export function writeCookie(name: string, value: string, { days }: { days: number }): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  const maxAge = Math.round(days * 24 * 60 * 60)
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing from half of the browsers we serve
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAge}; SameSite=Lax${secure}`
}
