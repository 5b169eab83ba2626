/**
 * Whether a URL may receive the bearer token.
 *
 * An entry matches exactly, ignoring query and hash, or by prefix when it ends in `*`. Origins are compared parsed, before
 * paths, so a look-alike host, a user-info trick, an encoded slash or a dot segment does not match.
 *
 * @param url absolute URL of the call.
 * @param allowed absolute URLs of the configuration; one that does not parse matches nothing.
 */
export function isAllowed(url: string, allowed: readonly string[]): boolean {
  const asked = parse(url)
  if (!asked || asked.username || asked.password || /%2f|%5c|%2e/i.test(asked.pathname)) return false
  return allowed.some((entry) => {
    const wildcard = entry.endsWith('*')
    const rule = parse(wildcard ? entry.slice(0, -1) : entry)
    if (!rule || rule.origin !== asked.origin || rule.username || rule.password) return false
    return wildcard ? asked.pathname.startsWith(rule.pathname) : asked.pathname === rule.pathname
  })
}

function parse(url: string): URL | undefined {
  const parsed = URL.canParse(url) ? new URL(url) : undefined
  return parsed && (parsed.protocol === 'https:' || parsed.protocol === 'http:') ? parsed : undefined
}
