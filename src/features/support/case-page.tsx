import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Case } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Section } from '#src/ui/section.tsx'
import { AllMessagesLink } from './all-messages-link.tsx'
import { CaseComment } from './case-comment.tsx'
import { newCount, type Seen } from './case-marks.ts'
import { receivedCount } from './case-rules.ts'
import { CaseState } from './case-state.tsx'
import { CaseSubject } from './case-subject.tsx'
import { CaseThread } from './case-thread.tsx'

/** A question with everything that was written about it, and the way to add to it. @param seen what the customer had read on coming here. */
export function CasePage({ one, seen }: { one: Case; seen: Seen | undefined }) {
  const [read] = useState(() => receivedCount(one) - newCount(one, seen))
  const day = formatDay(one.createdAt)
  const { number } = one
  return (
    <>
      <PageHead back={<AllMessagesLink isBack />} title={<CaseSubject one={one} />} lead={<CaseState one={one} />} />
      <Section
        title={<Trans>Messages</Trans>}
        note={
          <Trans>
            Number <bdi>{number}</bdi>, asked on {day}
          </Trans>
        }
        layout="margin"
      >
        <CaseThread one={one} read={read} />
        <CaseComment one={one} />
      </Section>
    </>
  )
}
