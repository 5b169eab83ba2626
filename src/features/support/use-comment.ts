import { msg } from '@lingui/core/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import type { Case } from '#src/api/contract.ts'
import { useWrite } from '#src/api/mutation.ts'
import type { CommentFields } from './case-draft.ts'
import { isAdded } from './case-rules.ts'
import { casesPath } from './cases-query.ts'
import type { Draft } from './draft.ts'
import { readCases } from './read-cases.ts'
import { sendOnce } from './send-once.ts'

/** Adds a message to a question, once: one whose answer was lost is looked for before it is sent again. */
export function useComment({ id, messages }: Case, draft: Draft<CommentFields>): (body: string) => Promise<Case> {
  const client = useQueryClient()
  const { mutateAsync } = useWrite(
    (body: string) =>
      sendOnce<Case>({
        draft,
        before: String(messages.length),
        send: () => call('post', `${casesPath}/{id}/comment`, { params: { path: { id } }, body: { body } }),
        find: async (since) =>
          (await readCases(client)).find((one) => one.id === id && isAdded(one, Number(since), body)),
      }),
    {
      invalidates: [casesPath],
      success: msg`Your message is with customer service.`,
      errors: 'inline',
    },
  )
  return mutateAsync
}
