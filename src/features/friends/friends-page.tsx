import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { useKeptFocus } from '#src/app/focus/kept-focus.ts'
import { currentLocale } from '#src/app/i18n/current-language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { FriendPart } from './friend-part.tsx'
import { groupsOf } from './friend-rules.ts'
import styles from './friends-page.module.css'
import { friendsQuery } from './friends-query.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RemoveDialog } from './remove-dialog.tsx'

/**
 * With whom the customer goes to the cinema, and who asked to or was asked. It is read anew whenever the page comes back into view: others
 * answer and ask meanwhile, and so may the customer in another tab.
 */
export function FriendsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: friends } = useSuspenseQuery({ ...friendsQuery(), refetchOnWindowFocus: 'always' })
  const { open } = useUrlDialog('invite')
  useKeptFocus()
  const groups = groupsOf(friends, currentLocale())
  const count = groups.find(({ group }) => group === 'accepted')?.members.length ?? 0
  // Whoever waits for an answer comes first.
  const isAsked = groups.some(({ group }) => group === 'received')
  const invite = (
    <Button icon="plus" variant={isAsked ? 'line' : 'primary'} onClick={open}>
      <Trans>Invite a friend</Trans>
    </Button>
  )
  return (
    <>
      <AccountPageHead
        title={<Trans>Your friends</Trans>}
        lead={count > 0 && <Plural value={count} one="# friend" other="# friends" />}
      />
      {groups.length === 0 ? (
        <EmptyState
          lead={<Trans>The seat beside you is still free.</Trans>}
          text={
            <Trans>Invite the people with whom you go to the cinema. They stand here, and whoever invites you.</Trans>
          }
          actions={invite}
        />
      ) : (
        <>
          <div className={styles.invite}>{invite}</div>
          {groups.map(({ group, members }) => (
            <FriendPart key={group} group={group} members={members} />
          ))}
        </>
      )}
      <InviteDialog />
      <RemoveDialog friends={friends} />
    </>
  )
}
