import { Trans } from '@lingui/react/macro'
import type { Case } from '#src/api/contract.ts'

/** How far a question is, in a sentence; nothing about a state that is new, or while nothing is known of it. */
export function CaseState({ one: { closed, status } }: { one: Pick<Case, 'closed' | 'status'> }) {
  if (closed) return <Trans>This question is closed.</Trans>
  switch (status) {
    case 'new':
      return <Trans>Not answered yet.</Trans>
    case 'in-progress':
      return <Trans>Being looked into.</Trans>
    case 'waiting':
      return <Trans>Your answer is awaited.</Trans>
    default:
      return null
  }
}
