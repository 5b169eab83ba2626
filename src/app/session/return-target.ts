/**
 * Where to go after signing in or registering: a path of this origin, or `/`.
 *
 * Everything that a browser could read as another origin or another scheme is refused: `//host`, `/\host`, encoded
 * slashes, control characters, absolute URLs, and the callback itself (it would loop).
 *
 * @param target untrusted, typically from the address or from the identity provider's state.
 */
export function returnTarget(target: unknown, origin: string = globalThis.location.origin): string {
  if (typeof target !== 'string' || !target.startsWith('/') || suspicious.test(target)) return '/'
  if (!URL.canParse(target, origin)) return '/'
  const url = new URL(target, origin)
  if (url.origin !== origin || url.pathname === '/callback' || url.pathname.startsWith('//')) return '/'
  return url.pathname + url.search + url.hash
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const suspicious = /^\/[/\\]|[\u0000-\u001f\u007f\\]|^[^?#]*%(?:2f|5c|0[0-9a-f]|1[0-9a-f])/i
