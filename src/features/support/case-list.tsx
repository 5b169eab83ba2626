import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Case } from '#src/api/contract.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { CaseEntry } from './case-entry.tsx'
import styles from './case-list.module.css'
import { newCount, type Seen } from './case-marks.ts'
import { byLastWord } from './case-rules.ts'
import { HelpLink } from './help-link.tsx'

/** The customer's questions: what is open first, then what is closed. @param seen what is known of what they have read. */
export function CaseList({ cases, seen }: { cases: readonly Case[]; seen: Seen | undefined }) {
  const { open: ask } = useUrlDialog('ask')
  const sorted = byLastWord(cases)
  const open = sorted.filter(({ closed }) => !closed)
  const closed = sorted.filter((one) => one.closed)
  const button = (
    <Button icon="plus" onClick={ask}>
      <Trans>Ask a question</Trans>
    </Button>
  )
  return (
    <>
      <AccountPageHead
        title={<Trans>Your messages</Trans>}
        lead={open.length > 0 && <Plural value={open.length} one="# open question" other="# open questions" />}
      />
      {cases.length === 0 ? (
        <EmptyState
          lead={<Trans>You have not asked us anything.</Trans>}
          text={<Trans>Your questions to customer service and our answers gather here.</Trans>}
          actions={
            <>
              {button}
              <HelpLink />
            </>
          }
        />
      ) : (
        <>
          <div className={styles.ask}>
            {button}
            <HelpLink />
          </div>
          <CasePart title={<Trans>Open</Trans>} cases={open} seen={seen} />
          <CasePart title={<Trans>Closed</Trans>} cases={closed} seen={seen} />
        </>
      )}
    </>
  )
}

function CasePart({ title, cases, seen }: { title: ReactNode; cases: readonly Case[]; seen: Seen | undefined }) {
  if (cases.length === 0) return null
  return (
    <Section title={title} layout="margin">
      <LongList items={cases}>
        {(shown) => (
          <ul>
            {shown.map((one) => (
              <CaseEntry key={one.id} one={one} news={newCount(one, seen)} />
            ))}
          </ul>
        )}
      </LongList>
    </Section>
  )
}
