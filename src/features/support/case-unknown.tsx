import { Trans } from '@lingui/react/macro'
import { EmptyState } from '#src/ui/empty.tsx'
import { AllMessagesLink } from './all-messages-link.tsx'
import { useCommentDraft } from './case-draft.ts'
import { CaseUnsent } from './case-unsent.tsx'

/** An address that names no question of this customer. What they had written about it is not lost. */
export function UnknownCase({ id }: { id: string }) {
  const draft = useCommentDraft(id)
  return (
    <>
      <EmptyState
        title={<Trans>This question is not among yours</Trans>}
        lead={<Trans>The link may be incomplete, or the question was asked from another account.</Trans>}
        actions={<AllMessagesLink />}
      />
      <CaseUnsent draft={draft} />
    </>
  )
}
