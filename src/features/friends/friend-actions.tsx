import { Trans } from '@lingui/react/macro'
import { type ReactNode, useRef } from 'react'
import type { Friend } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import styles from './friend-entry.module.css'
import { FriendName } from './friend-name.tsx'
import { type FriendGroup, nameOf } from './friend-rules.ts'
import {
  acceptedWords,
  acceptFailedWords,
  declinedWords,
  declineFailedWords,
  takeBackFailedWords,
  takenBackWords,
} from './friend-words.ts'
import { useFriendWrite } from './use-friend-write.ts'

/** What can be done about somebody. Only a friendship is asked about before it ends: an invitation can be made again. */
export function FriendActions({ friend, group }: { friend: Friend; group: FriendGroup }) {
  switch (group) {
    case 'received':
      return <Answering friend={friend} />
    case 'pending':
      return <TakingBack friend={friend} />
    case 'accepted':
    case 'other':
      return <Removing friend={friend} />
  }
}

/** One answer at a time: while one is under way, the other does nothing, however fast it is pressed. */
function Answering({ friend }: { friend: Friend }) {
  const name = nameOf(friend)
  const turn = useRef(false)
  const acceptedOrNot = { success: acceptedWords(name), failure: acceptFailedWords(name) }
  const acceptance = useFriendWrite(friend, 'accept', acceptedOrNot, turn)
  const declinedOrNot = { success: declinedWords(name), failure: declineFailedWords(name) }
  const refusal = useFriendWrite(friend, 'remove', declinedOrNot, turn)
  return (
    <div className={styles.answers}>
      <Button busy={acceptance.isPending} onClick={acceptance.start}>
        <Naming friend={friend}>
          <Trans context="an invitation to be friends">Accept</Trans>
        </Naming>
      </Button>
      <Button variant="line" busy={refusal.isPending} onClick={refusal.start}>
        <Naming friend={friend}>
          <Trans context="an invitation to be friends">Decline</Trans>
        </Naming>
      </Button>
    </div>
  )
}

function TakingBack({ friend }: { friend: Friend }) {
  const name = nameOf(friend)
  const { start, isPending } = useFriendWrite(friend, 'remove', {
    success: takenBackWords(name),
    failure: takeBackFailedWords(name),
  })
  return (
    <Button variant="text" className={styles.quiet} busy={isPending} onClick={start}>
      <Naming friend={friend}>
        <Trans context="an invitation to be friends">Take back</Trans>
      </Naming>
    </Button>
  )
}

function Removing({ friend }: { friend: Friend }) {
  const removal = useUrlDialog('delete')
  return (
    <Button variant="text" className={styles.quiet} onClick={() => removal.openFor(friend.id)}>
      <Naming friend={friend}>
        <Trans context="a friend">Remove</Trans>
      </Naming>
    </Button>
  )
}

/** A button's words, with the name for those who hear the button by itself. */
function Naming({ friend, children }: { friend: Friend; children: ReactNode }) {
  return (
    <span>
      {children}{' '}
      <span className="visually-hidden">
        <FriendName friend={friend} />
      </span>
    </span>
  )
}
