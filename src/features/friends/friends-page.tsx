import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { Friend } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Bill } from '#src/ui/bill.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { type FriendGroup, groupsOf, nameOf } from './friend-rules.ts'
import { friendsQuery } from './friends-query.ts'

/** With whom the customer goes to the cinema, and who asked to or was asked. */
export function FriendsPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: friends } = useSuspenseQuery(friendsQuery())
  const groups = groupsOf(friends)
  const count = groups.find(({ group }) => group === 'accepted')?.members.length ?? 0
  return (
    <>
      <AccountPageHead
        title={<Trans>Your friends</Trans>}
        lead={count > 0 && <Plural value={count} one="# friend" other="# friends" />}
      />
      {groups.length === 0 ? (
        <EmptyState
          lead={<Trans>The seat beside you is still free.</Trans>}
          text={<Trans>Friends with whom you share your evenings stand here, and whoever asks to be one.</Trans>}
          actions={<BookingLink />}
        />
      ) : (
        groups.map(({ group, members }) => (
          <Section key={group} title={<GroupName group={group} />} layout="margin">
            <LongList items={members}>
              {(shown) => <Bill rows={shown.map((friend) => friendRow(friend, group))} />}
            </LongList>
          </Section>
        ))
      )}
    </>
  )
}

function GroupName({ group }: { group: FriendGroup }) {
  switch (group) {
    case 'received':
      return <Trans>They asked you</Trans>
    case 'accepted':
      return <Trans>Friends</Trans>
    case 'pending':
      return <Trans>You asked them</Trans>
    case 'other':
      return <Trans>Others</Trans>
  }
}

function friendRow(friend: Friend, group: FriendGroup) {
  const name = nameOf(friend)
  const day = friend.date && formatDay(friend.date)
  return {
    // A name may be written from right to left: it must not take the dots with it.
    label: <bdi>{name ?? <Trans>Somebody without a name</Trans>}</bdi>,
    value: day && (group === 'accepted' ? <Trans>since {day}</Trans> : <Trans>on {day}</Trans>),
  }
}
