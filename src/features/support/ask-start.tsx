import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FaqArticle, FaqData } from '#src/api/contract.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { articlesQuery } from './articles-query.ts'
import { blankQuestion, type QuestionFields } from './ask-draft.ts'
import { faqDataQuery } from './faq-data-query.ts'
import { choiceFor } from './faq-data-rules.ts'
import { HelpLink } from './help-link.tsx'
import { useLastKnown } from './use-last-known.ts'

/** What has to be there before a question can be asked: what it can be about, and the answer that did not help where the address names one. */
export function AskStart({ children }: { children: (tree: FaqData, blank: QuestionFields) => ReactNode }) {
  const { about } = useSearch({ from: '/$language/_site/_account/messages' })
  const themes = useQuery({ ...faqDataQuery(), throwOnError: false })
  const articles = useQuery({ ...articlesQuery(), throwOnError: false, enabled: about !== undefined })
  // Another language is read while the form stays.
  const tree = useLastKnown(themes.data)
  if (tree && tree.types.length === 0) return <NothingToAskAbout />
  if (tree && (articles.isFetched || about === undefined)) {
    const article = articles.data?.find(({ id }) => id === about)
    return children(tree, article ? questionAbout(tree, article) : blankQuestion)
  }
  if (themes.isError) return <Missing onAgain={() => void themes.refetch()} />
  return (
    <p className="muted" role="status">
      <Trans>One moment…</Trans>
    </p>
  )
}

/** A question that begins with an answer of the help centre. */
function questionAbout(tree: FaqData, article: FaqArticle): QuestionFields {
  return { ...blankQuestion, ...choiceFor(tree, article), subject: article.title.trim().slice(0, 120) }
}

function Missing({ onAgain }: { onAgain: () => void }) {
  return (
    <>
      <Notice tone="danger" role="alert">
        <Trans>
          <strong>The form could not be loaded.</strong> What you wrote before is not lost. Try again, or write to us
          from the help page.
        </Trans>
      </Notice>
      <div className="row">
        <Button variant="line" onClick={onAgain}>
          <Trans>Try again</Trans>
        </Button>
        <HelpLink />
      </div>
    </>
  )
}

function NothingToAskAbout() {
  return (
    <>
      <p>
        <Trans>No questions can be asked here at the moment. You can write to us from the help page instead.</Trans>
      </p>
      <div className="row">
        <HelpLink />
      </div>
    </>
  )
}
