import { Trans } from '@lingui/react/macro'
import type { Case } from '#src/api/contract.ts'

/** What a question is called. */
export function CaseSubject({ one: { subject } }: { one: Pick<Case, 'subject'> }) {
  return subject?.trim() ? <bdi>{subject}</bdi> : <Trans>A question without a title</Trans>
}
