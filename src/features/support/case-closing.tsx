import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '#src/api/client.ts'
import type { Case } from '#src/api/contract.ts'
import { useWrite } from '#src/api/mutation.ts'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { inOwnWords } from '#src/app/effects/own-words.ts'
import { Button } from '#src/ui/button.tsx'
import { casesPath } from './cases-query.ts'
import { readCases } from './read-cases.ts'
import { found } from './send-once.ts'

/** Closes a question for good, once the customer knows what that means. */
export function CaseClosing({ id }: { id: string }) {
  const client = useQueryClient()
  const { mutate, isPending } = useWrite<Case, undefined>(
    () =>
      found<Case>(
        () => call('patch', `${casesPath}/{id}`, { params: { path: { id } }, body: { closed: true } }),
        async () => (await readCases(client)).find((one) => one.id === id && one.closed),
      ).catch((error: unknown) => {
        throw inOwnWords(error)
      }),
    {
      invalidates: [casesPath],
      success: msg`Your question is closed.`,
      failure: {
        says: 'message',
        otherwise: msg`We could not close your question. Please try again in a moment.`,
      },
    },
  )

  async function close() {
    if (await confirm(question)) mutate(undefined)
  }

  return (
    <Button variant="text" busy={isPending} onClick={() => void close()}>
      <Trans>Close this question</Trans>
    </Button>
  )
}

const question = {
  title: msg`Close this question?`,
  text: msg`We will write no more about it, and it cannot be opened again. If something else comes up, ask a new question.`,
  confirm: msg`Close the question`,
  cancel: msg`Keep it open`,
  danger: true,
}
