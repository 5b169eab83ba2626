import { Trans } from '@lingui/react/macro'
import type { Friend } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { FriendActions } from './friend-actions.tsx'
import styles from './friend-entry.module.css'
import { FriendName } from './friend-name.tsx'
import type { FriendGroup } from './friend-rules.ts'
import { Initials } from './initials.tsx'

/** Somebody on the list: who they are, since when, and what can be done. */
export function FriendEntry({ friend, group }: { friend: Friend; group: FriendGroup }) {
  return (
    <>
      <Initials names={friend} />
      <div className={styles.words}>
        <p className={styles.name}>
          <FriendName friend={friend} />
        </p>
        <p className="t-small muted">
          <SinceWhen friend={friend} group={group} />
        </p>
      </div>
      <FriendActions friend={friend} group={group} />
    </>
  )
}

function SinceWhen({ friend, group }: { friend: Friend; group: FriendGroup }) {
  const day = friend.date && <span className={styles.day}>{formatDay(friend.date)}</span>
  switch (group) {
    case 'received':
      return day ? <Trans>Asked you on {day}</Trans> : <Trans>Asked you</Trans>
    case 'pending':
      return day ? <Trans>You asked on {day}</Trans> : <Trans>You asked</Trans>
    case 'accepted':
      return day ? <Trans>Friends since {day}</Trans> : <Trans>Friends for a long time</Trans>
    case 'other':
      return day && <Trans>Since {day}</Trans>
  }
}
