import { Plural, Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { Case } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { AccountPageHead } from '#src/app/screens/account-page-head.tsx'
import { LongList } from '#src/app/screens/long-list.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { Section } from '#src/ui/section.tsx'
import { CaseThread } from './case-thread.tsx'
import { casesQuery } from './cases-query.ts'
import { Unfold, UnfoldItem } from './unfold.tsx'

/** What the customer asked customer service, and what was answered: what is open first, then what is closed. */
export function MessagesPage() {
  // Another language draws the page anew, once what it reads is there in that language.
  useParams({ from: '/$language' })
  const { data: cases } = useSuspenseQuery(casesQuery())
  const open = cases.filter(({ closed }) => !closed)
  const closed = cases.filter((one) => one.closed)
  return (
    <>
      <AccountPageHead
        title={<Trans>Your messages</Trans>}
        lead={open.length > 0 && <Plural value={open.length} one="# open question" other="# open questions" />}
      />
      {cases.length === 0 && <NoMessages />}
      {open.length > 0 && (
        <Section title={<Trans>Open</Trans>} layout="margin">
          <Cases cases={open} />
        </Section>
      )}
      {closed.length > 0 && (
        <Section title={<Trans>Closed</Trans>} layout="margin">
          <Cases cases={closed} />
        </Section>
      )}
    </>
  )
}

function Cases({ cases }: { cases: readonly Case[] }) {
  return (
    <LongList items={cases}>
      {(shown) => (
        <Unfold>
          {shown.map((one) => (
            <UnfoldItem
              key={one.id}
              title={one.subject ?? <Trans>A question without a title</Trans>}
              note={<CaseLine one={one} />}
            >
              <CaseThread one={one} />
            </UnfoldItem>
          ))}
        </Unfold>
      )}
    </LongList>
  )
}

function CaseLine({ one: { closed, status, createdAt, number } }: { one: Case }) {
  const day = formatDay(createdAt)
  return (
    <>
      {!closed && <CaseState status={status} />}
      <Trans>
        {day}, number {number}
      </Trans>
    </>
  )
}

/** How far an open question is; nothing about a word that is new. */
function CaseState({ status }: { status: string }) {
  switch (status) {
    case 'new':
      return (
        <>
          <Trans>Not answered yet</Trans>
          {'. '}
        </>
      )
    case 'in-progress':
      return (
        <>
          <Trans>Being looked into</Trans>
          {'. '}
        </>
      )
    case 'waiting':
      return (
        <>
          <Trans>Your answer is awaited</Trans>
          {'. '}
        </>
      )
    default:
      return null
  }
}

function NoMessages() {
  return (
    <EmptyState
      lead={<Trans>You have not asked us anything.</Trans>}
      text={<Trans>Your questions to customer service and our answers gather here.</Trans>}
      actions={
        <Link className={buttonClass()} to="/$language/contact" params={{ language: currentLanguage() }}>
          <Trans>Help and contact</Trans>
        </Link>
      }
    />
  )
}
