/** What is known of a site by walking through it: where each page leads to. */
export type SiteMap = {
  note: (here: string, leadsTo: readonly string[]) => void
  /** Notes that an address leads to a page that is known: to the one behind a dialog that was closed, say. */
  noteAs: (address: string, here: string) => void
  isNew: (address: string) => boolean
  /** The first link of the shortest way from here to a page where nobody has been, while there is one. */
  towardsNew: (here: string) => string | undefined
}

/** @param kindOf what two addresses have in common that are the same page to whoever draws the map */
export function createMap(kindOf: (address: string) => string): SiteMap {
  const links = new Map<string, readonly string[]>()
  return {
    note: (here, leadsTo) => links.set(kindOf(here), leadsTo),
    noteAs: (address, here) => links.set(kindOf(address), links.get(kindOf(here)) ?? []),
    isNew: (address) => !links.has(kindOf(address)),
    towardsNew(here) {
      const ways: { at: string; first?: string }[] = [{ at: kindOf(here) }]
      const known = new Set([kindOf(here)])
      for (const { at, first } of ways) {
        const leadsTo = links.get(at)
        if (!leadsTo) return first
        for (const link of leadsTo.filter((one) => !known.has(kindOf(one)))) {
          known.add(kindOf(link))
          ways.push({ at: kindOf(link), first: first ?? link })
        }
      }
      return undefined
    },
  }
}

/** Every film is the same page, and so is every cinema, event and city. */
export function pageOf(address: string): string {
  const { pathname } = new URL(address, 'http://portal.invalid')
  return pathname.replace(/^(\/\w+\/(?:movies|entertainment|cinema|our-cinemas))\/[^/]+$/, '$1/*')
}

/** The same, where what is looked for, opened or chosen there makes it another page, whatever its name is. */
export function stateOfPage(address: string): string {
  const { searchParams } = new URL(address, 'http://portal.invalid')
  return [pageOf(address), ...[...searchParams.keys()].sort()].join(' ')
}
