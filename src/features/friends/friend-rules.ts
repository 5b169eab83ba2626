import type { Friend } from '#src/api/contract.ts'

/** How somebody stands to the customer. `other` is a word of the wire that is new. */
export const friendGroups = ['received', 'accepted', 'pending', 'other'] as const
export type FriendGroup = (typeof friendGroups)[number]

/** Friends and invitations by how they stand, in the order in which they concern the customer; groups without anybody are left out. */
export function groupsOf(friends: readonly Friend[]): { group: FriendGroup; members: Friend[] }[] {
  const groupOf = ({ status }: Friend) => friendGroups.find((group) => group === status) ?? 'other'
  return friendGroups
    .map((group) => ({ group, members: friends.filter((friend) => groupOf(friend) === group) }))
    .filter(({ members }) => members.length > 0)
}

/** The whole name, with what stands in the middle of a Dutch one; `undefined` for somebody who has not told theirs. */
export function nameOf({ firstName, infixName, lastName }: Friend): string | undefined {
  const parts = [firstName, infixName, lastName].map((part) => part?.trim()).filter(Boolean)
  return parts.length > 0 ? parts.join(' ') : undefined
}
