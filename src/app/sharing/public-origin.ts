import type { Market } from '#src/site/markets.ts'

/**
 * Where the public finds a market's pages, without a closing slash. On every stage they are named by it, so that no search engine takes
 * the stage for the site.
 */
export function publicOrigin({ domains: [domain = ''] }: Pick<Market, 'domains'>): string {
  return `https://${domain}`
}
