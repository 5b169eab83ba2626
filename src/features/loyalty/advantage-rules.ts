import type { Advantage } from '#src/api/contract.ts'

/** An advantage with an id that it has in an address, whatever its place in the list. */
export type KnownAdvantage = Advantage & { id: string }

const longestName = 40

/**
 * Gives every advantage an id, and puts those first whose last day comes first, and those last that stay. The id is the loyalty system's
 * own or, for one that this system did not make, its name with its last day; of several that are alike, the later ones are numbered. A
 * code is worth something, and has no place in an address.
 */
export function inOrder(advantages: readonly Advantage[]): KnownAdvantage[] {
  const alike = new Map<string, number>()
  return advantages
    .toSorted((one, other) => lastDay(one).localeCompare(lastDay(other)))
    .map((advantage) => {
      const { alexRecognitionId, name, expirationDate } = advantage
      const own = alexRecognitionId ?? [name.slice(0, longestName), expirationDate].filter(Boolean).join(' ')
      const number = (alike.get(own) ?? 0) + 1
      alike.set(own, number)
      return { ...advantage, id: number === 1 ? own : `${own} ${number}` }
    })
}

function lastDay({ expirationDate }: Advantage): string {
  return expirationDate ?? 'never'
}
