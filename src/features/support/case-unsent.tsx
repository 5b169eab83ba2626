import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import { blankQuestion, questionDraft } from './ask-draft.ts'
import type { CommentFields } from './case-draft.ts'
import styles from './case-unsent.module.css'
import { type Draft, openDraft } from './draft.ts'

/** A message that was written and can no longer be sent where it belonged: its words, and what can be done with them. Nothing, when there is none. */
export function CaseUnsent({ draft }: { draft: Draft<CommentFields> }) {
  const { session } = useRouteContext({ from: '__root__' })
  const { open } = useUrlDialog('ask')
  const [text, setText] = useState(() => draft.read('body')?.trim() ?? '')
  if (text === '') return null

  /** What was begun as a question already stays before it. */
  function ask() {
    const question = openDraft(questionDraft, blankQuestion, session.subject)
    const begun = question.read('description')?.trim() ?? ''
    question.keep({ description: [begun, text].filter(Boolean).join('\n\n') })
    discard()
    open()
  }

  function discard() {
    draft.clear()
    setText('')
  }

  return (
    <div className={styles.unsent}>
      <p>
        <strong>
          <Trans>What you wrote was not sent:</Trans>
        </strong>
      </p>
      <p className={styles.words} dir="auto">
        {text}
      </p>
      <div className="row">
        <Button onClick={ask}>
          <Trans>Ask it as a new question</Trans>
        </Button>
        <Button variant="text" onClick={discard}>
          <Trans>Discard it</Trans>
        </Button>
      </div>
    </div>
  )
}
