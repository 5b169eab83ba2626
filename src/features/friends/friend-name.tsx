import { Trans } from '@lingui/react/macro'
import type { Friend } from '#src/api/contract.ts'
import { calledBy } from './friend-rules.ts'

/** What somebody is called, written from right to left where it is, without taking the rest of the line with it. */
export function FriendName({ friend }: { friend: Friend }) {
  return <bdi>{calledBy(friend) ?? <Trans>Somebody without a name</Trans>}</bdi>
}
