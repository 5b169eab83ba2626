import type { MessageDescriptor } from '@lingui/core'
import { call } from '#src/api/client.ts'
import type { Friend } from '#src/api/contract.ts'
import { useWrite } from '#src/api/mutation.ts'
import { friendsPath } from './friends-query.ts'

/** An answer to an invitation: accepted, or gone from the list, which declines one and takes one's own back. */
type Answer = 'accept' | 'remove'

type Words = { success: MessageDescriptor; failure: MessageDescriptor }

/**
 * Changes how somebody stands to the customer, at one press: it is said when it is done, and why where it is not, in the server's words
 * where it sent some.
 */
export function useFriendWrite({ id }: Friend, answer: Answer, { success, failure }: Words) {
  const { mutate, isPending } = useWrite<unknown, void>(
    () => call(answer === 'accept' ? 'patch' : 'delete', friendsPath, { body: { id } }),
    { invalidates: [friendsPath], success, failure: { says: 'message', otherwise: failure } },
  )
  return { start: () => mutate(), isPending }
}
