import type { Account, Interests } from '#src/api/contract.ts'

type Interest = Account['interest']

/** The customer's interests in the order in which they are offered: two lists with the same ticks are then the same. */
export function inOfferedOrder(interest: Interest, offered: Interests): Interest {
  return {
    genres: ordered(interest.genres, offered.genres),
    events: ordered(interest.events, offered.events),
  }
}

/** One that is no longer offered is kept, before the others; none at all is `null`. */
function ordered(chosen: readonly string[] | null, offered: readonly { id: string }[]): string[] | null {
  if (!chosen || chosen.length === 0) return null
  const kept = chosen.filter((id) => !offered.some((option) => option.id === id))
  return [...kept, ...offered.filter(({ id }) => chosen.includes(id)).map(({ id }) => id)]
}
