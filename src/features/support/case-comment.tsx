import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Case } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { Button } from '#src/ui/button.tsx'
import { CaseClosing } from './case-closing.tsx'
import styles from './case-comment.module.css'
import { CommentForm } from './case-comment-form.tsx'
import { useCommentDraft } from './case-draft.ts'
import { whyEnded } from './case-rules.ts'
import { CaseUnsent } from './case-unsent.tsx'

/** The end of a conversation: writing more, and closing it; or that neither is possible any more, and what is. */
export function CaseComment({ one }: { one: Case }) {
  const [sent, setSent] = useState(0)
  const ended = whyEnded(one)
  return (
    <div className={styles.end}>
      {ended ? (
        <Ended one={one} why={ended} />
      ) : (
        <CommentForm key={sent} one={one} isNext={sent > 0} onSent={() => setSent(sent + 1)} />
      )}
    </div>
  )
}

function Ended({ one, why }: { one: Case; why: 'closed' | 'full' }) {
  const draft = useCommentDraft(one.id)
  const [isUnsent] = useState(() => (draft.read('body') ?? '').trim() !== '')
  const { open } = useUrlDialog('ask')
  return (
    <>
      <p role={isUnsent ? 'alert' : undefined}>
        {why === 'closed' ? (
          <Trans>This question is closed: nothing more can be added to it.</Trans>
        ) : (
          <Trans>This conversation is full: no more messages fit into it.</Trans>
        )}
      </p>
      {isUnsent ? (
        <CaseUnsent draft={draft} />
      ) : (
        <div className="row">
          <Button variant="line" icon="plus" onClick={open}>
            <Trans>Ask a new question</Trans>
          </Button>
          {why === 'full' && <CaseClosing id={one.id} />}
        </div>
      )}
    </>
  )
}
