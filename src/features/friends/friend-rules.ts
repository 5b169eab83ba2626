import type { Friend } from '#src/api/contract.ts'

/** How somebody stands to the customer. `other` is a word of the wire that is new. */
export const friendGroups = ['received', 'accepted', 'pending', 'other'] as const
export type FriendGroup = (typeof friendGroups)[number]

/** The names of somebody, as far as they have told them. */
export type Names = Pick<Friend, 'firstName' | 'infixName' | 'lastName'>

/** Who is invited: the address with which they sign in. */
export type Invitation = { mail: string }

/**
 * Friends and invitations by how they stand, in the order in which they concern the customer; groups without anybody are left out. Friends
 * stand in the order of the alphabet, those without a name last; invitations by their day, the latest first.
 *
 * @param locale of the page, which decides on the alphabet.
 */
export function groupsOf(
  friends: readonly Friend[],
  locale?: string,
): { group: FriendGroup; members: readonly Friend[] }[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  const byName = (one: Friend, other: Friend) => {
    const [name, otherName] = [calledBy(one), calledBy(other)]
    if (name === undefined || otherName === undefined)
      return Number(name === undefined) - Number(otherName === undefined)
    return compare(name, otherName)
  }
  const byDay = (one: Friend, other: Friend) => (other.date ?? '').localeCompare(one.date ?? '') || byName(one, other)
  return friendGroups
    .map((group) => ({
      group,
      members: friends
        .filter((friend) => groupOf(friend) === group)
        .toSorted(group === 'received' || group === 'pending' ? byDay : byName),
    }))
    .filter(({ members }) => members.length > 0)
}

/** How somebody stands to the customer. */
export function groupOf({ status }: Pick<Friend, 'status'>): FriendGroup {
  return friendGroups.find((group) => group === status) ?? 'other'
}

/** The whole name, with what stands in the middle of a Dutch one; `undefined` for somebody who has not told theirs. */
export function nameOf({ firstName, infixName, lastName }: Names): string | undefined {
  const parts = [firstName, infixName, lastName].map((part) => part?.trim()).filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}

/** What somebody can be called by: their name, or else the address that friends know. */
export function calledBy(friend: Friend): string | undefined {
  return nameOf(friend) ?? (friend.mail?.trim() || undefined)
}

/** The first letters of somebody's first and last name, in capitals; `undefined` where neither has a letter. What stands in the middle has none. */
export function initialsOf({ firstName, lastName }: Names): string | undefined {
  const letters = [firstName, lastName].map((name) => name?.match(/\p{L}\p{M}*/u)?.[0] ?? '')
  // Arabic letters would grow together to a word: what keeps them apart is no letter, and nothing to see.
  return letters.filter(Boolean).join('\u200c').toUpperCase() || undefined
}

/**
 * What came of an invitation: somebody whose own one was waiting is a friend, and everybody else was asked. The answer is the same, but
 * friends alone tell their address.
 *
 * @param friends the list as it is afterwards; `undefined` where it could not be read.
 */
export function invitationOutcome(
  mail: string,
  friends: readonly Friend[] | undefined,
): 'asked' | 'friends' | 'unknown' {
  if (!friends) return 'unknown'
  const isTheirs = (friend: Friend) => friend.mail?.toLowerCase() === mail.toLowerCase()
  return friends.some((friend) => groupOf(friend) === 'accepted' && isTheirs(friend)) ? 'friends' : 'asked'
}
