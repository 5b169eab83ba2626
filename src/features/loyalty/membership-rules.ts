import type { Account } from '#src/api/contract.ts'

/** What somebody is to the club: not in it, a member, or a member who has not accepted its terms yet. */
export type Standing = 'outside' | 'member' | 'terms-open'

export function standingOf({
  hasLoyalty,
  loyalty,
  cgLoyalty,
}: Pick<Account, 'hasLoyalty' | 'loyalty' | 'cgLoyalty'>): Standing {
  if (!hasLoyalty || !loyalty) return 'outside'
  return cgLoyalty ? 'member' : 'terms-open'
}
