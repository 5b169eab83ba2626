import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { call } from '#src/api/client.ts'
import { useWrite } from '#src/api/mutation.ts'
import { type Invitation, invitationOutcome, nameOf } from './friend-rules.ts'
import { invitedWords } from './friend-words.ts'
import { friendsPath, friendsQuery } from './friends-query.ts'

/**
 * Invites somebody by the address with which they sign in. Whoever had asked the customer before is a friend at once, which only the list
 * tells: what is said waits for it. What is refused is the form's to show.
 */
export function useInviteFriend(): (invitation: Invitation) => Promise<unknown> {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const asked = useRef({ mail: '', name: '' })
  const failure = t`We could not send your invitation. Please try again in a moment.`

  async function invite({ mail }: Invitation) {
    try {
      const names = await call('post', friendsPath, { body: { mail } })
      asked.current = { mail, name: nameOf(names) ?? mail }
    } catch (error) {
      throw explained(error, failure)
    }
  }

  const { mutateAsync } = useWrite(invite, {
    invalidates: [friendsPath],
    success: () => {
      const { mail, name } = asked.current
      const { queryKey } = friendsQuery()
      const isOutdated = queryClient.getQueryState(queryKey)?.isInvalidated
      return invitedWords(name, invitationOutcome(mail, isOutdated ? undefined : queryClient.getQueryData(queryKey)))
    },
    errors: 'inline',
  })
  return mutateAsync
}

/** A refusal about which the server says nothing to the customer, with words of ours. */
function explained(error: unknown, message: string): unknown {
  if (!(error instanceof ApiError) || [0, 401, 429].includes(error.status)) return error
  const { status, problem } = error
  if (error.said || problem?.errors?.length) return error
  const nothing = { type: 'about:blank', title: error.message, status, detail: error.message, code: error.code }
  return new ApiError(status, { ...nothing, ...problem, message }, { cause: error })
}
