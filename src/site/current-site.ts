import { resolveSite, type Site } from './resolve-site.ts'

let current: Site | undefined

/**
 * The site this page was opened on.
 *
 * @throws Error naming the host when no market owns it: the build is the same for every host, so a new domain is one line in `markets.ts`.
 */
export function currentSite(): Site {
  current ??= resolveSite(globalThis.location.hostname)
  if (!current) {
    throw new Error(
      `No market owns the host "${globalThis.location.hostname}". Add it to "domains" in src/site/markets.ts.`,
    )
  }
  return current
}
