/** How each language spells the segments of addresses, taken from the catalogs by the build. */
declare module 'virtual:path-words' {
  export const words: Record<
    import('./segments.ts').CatalogueSegment,
    Record<import('#src/site/markets.ts').Language, string>
  >
}
