import type { Market } from '#src/site/markets.ts'

/**
 * Where a build holds what search engines and messengers read, one folder a market. Each file there stands for an address of a host of that
 * market: `shared/fr/fr/films/noord.html` is `/fr/films/noord`, `shared/fr/sitemap.xml` is `/sitemap.xml`. Nobody is sent one by its own.
 */
export const sharedFolder = 'shared'

/** What stands for the market's folder on a host that is one of its stages: a search engine is told to stay away. */
export const stageFolder = 'stage'

/** Files that a host has of its own. */
export const hostFiles = ['/robots.txt', '/sitemap.xml'] as const

/** The folder of a host's own files. A stage has its market's pages, and none of these but the one that keeps search engines out. */
export function hostFolder(hostname: string, market: Market): string {
  return market.domains.includes(hostname) ? market.id : stageFolder
}
