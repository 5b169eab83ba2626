import type { Market } from '#src/site/markets.ts'

/** What the browser's tab says of a page, and a shared link: its title with the chain's name, or the name alone. */
export function documentTitle(title: string | null | undefined, { brand }: Pick<Market, 'brand'>): string {
  return title ? `${title} · ${brand}` : brand
}
