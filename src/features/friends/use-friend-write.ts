import type { MessageDescriptor } from '@lingui/core'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { call } from '#src/api/client.ts'
import type { Friend } from '#src/api/contract.ts'
import { despiteLostAnswer, readAnew } from '#src/api/lost-answer.ts'
import { useWrite } from '#src/api/mutation.ts'
import { groupOf } from './friend-rules.ts'
import { friendsPath, friendsQuery } from './friends-query.ts'

/** An answer to an invitation: accepted, or gone from the list, which declines one and takes one's own back. */
type Answer = 'accept' | 'remove'

type Words = { success: MessageDescriptor; failure: MessageDescriptor }

/**
 * Changes how somebody stands to the customer, at one press: it is said when it is done, and why where it is not, in the server's words
 * where it sent some.
 *
 * @param turn shared by answers of which only one can be given
 */
export function useFriendWrite({ id }: Friend, answer: Answer, { success, failure }: Words, turn?: RefObject<boolean>) {
  const queryClient = useQueryClient()

  async function isMade(): Promise<boolean> {
    const friends = await readAnew(queryClient, friendsQuery())
    const known = friends.find((friend) => friend.id === id)
    return answer === 'accept' ? known !== undefined && groupOf(known) === 'accepted' : known === undefined
  }

  const { mutate, isPending } = useWrite<unknown, void>(
    () =>
      despiteLostAnswer(() => call(answer === 'accept' ? 'patch' : 'delete', friendsPath, { body: { id } }), isMade),
    { invalidates: [friendsPath], success, failure: { says: 'message', otherwise: failure } },
    turn,
  )
  return { start: () => mutate(), isPending }
}
