import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Case } from '#src/api/contract.ts'
import { FormDialog } from '#src/forms/form-dialog.tsx'
import { AskForm } from './ask-form.tsx'
import { AskStart } from './ask-start.tsx'
import { useAttachments } from './use-attachments.ts'

/**
 * Asks customer service something new. What is typed is kept until it is sent, and chosen files as long as the page is open: whoever closes
 * the dialog finds all of it again.
 */
export function AskDialog({ cases }: { cases: readonly Case[] }) {
  const attachments = useAttachments()
  const [attempt, setAttempt] = useState(0)
  return (
    <FormDialog name="ask" title={<Trans>Ask customer service</Trans>}>
      {({ close }) => (
        <AskStart>
          {(tree, blank) => (
            <AskForm
              key={attempt}
              tree={tree}
              blank={blank}
              cases={cases}
              attachments={attachments}
              onClear={() => setAttempt(attempt + 1)}
              close={close}
            />
          )}
        </AskStart>
      )}
    </FormDialog>
  )
}
