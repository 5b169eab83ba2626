import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Friend } from '#src/api/contract.ts'
import { placeMark } from '#src/app/focus/kept-focus.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import styles from './friend-entry.module.css'
import { FriendEntry } from './friend-entry.tsx'
import type { FriendGroup } from './friend-rules.ts'
import { enoughToSearch, findFriends } from './friend-search.ts'
import { FriendSearch } from './friend-search-field.tsx'

/** Those who stand to the customer in the same way. Where friends are many, they can be searched. */
export function FriendPart({ group, members }: { group: FriendGroup; members: readonly Friend[] }) {
  const [search, setSearch] = useState('')
  const isSearched = group === 'accepted' && (members.length >= enoughToSearch || search !== '')
  const found = isSearched ? findFriends(members, search) : members
  return (
    <Section title={<GroupName group={group} />} layout="margin">
      {isSearched && <FriendSearch search={search} onSearch={setSearch} found={found.length} all={members.length} />}
      <LongList items={found}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((friend) => (
              <li key={friend.id} className={styles.entry} tabIndex={-1} {...{ [placeMark]: friend.id }}>
                <FriendEntry friend={friend} group={group} />
              </li>
            ))}
          </ul>
        )}
      </LongList>
    </Section>
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
      return <Trans context="people on the list of friends">Others</Trans>
  }
}
