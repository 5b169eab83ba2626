import { Trans } from '@lingui/react/macro'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { EmptyState } from '#src/ui/empty.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { ArticleFinder } from './article-finder.tsx'
import { topicsOf } from './article-topics.ts'
import { articlesQuery } from './articles-query.ts'
import { TopicList } from './topic-list.tsx'
import { TopicSection } from './topic-section.tsx'
import { TopicWithoutArticles } from './topic-without-articles.tsx'
import { useArrivalAtAnswer } from './use-arrival-at-answer.ts'

/** The answers: a search, their topics, and the one that the address names. */
export function HelpCentre() {
  const { data: articles } = useSuspenseQuery(articlesQuery())
  const { article, topic } = useSearch({ from: '/$language/_site/contact' })
  useArrivalAtAnswer()
  const topics = topicsOf(articles)
  const named = articles.find(({ id }) => id === article)
  // An answer that is asked for is shown, whatever topic stands beside it in the address.
  const asked = named && named.topic?.id !== topic ? undefined : topic
  const alone = topics.find(({ id }) => id === asked)
  if (articles.length === 0) {
    return (
      <EmptyState
        lead={<Trans>There are no answers to read here yet.</Trans>}
        text={<Trans>Ask us what you would like to know, right below.</Trans>}
      />
    )
  }
  const all = topics.map((one) => <TopicSection key={one.id} topic={one} isAlone={topics.length === 1} />)
  return (
    <ArticleFinder articles={articles}>
      {article !== undefined && !named && (
        <Notice role="status">
          <Trans>The answer that you were looking for is no longer here. Here are all the others.</Trans>
        </Notice>
      )}
      <TopicList topics={topics} isOneShown={alone !== undefined} />
      {alone && <TopicSection key={`${alone.id} alone`} topic={alone} isAlone />}
      {!alone && asked === undefined && all}
      {!alone && asked !== undefined && (
        <TopicWithoutArticles key={asked} id={asked}>
          {all}
        </TopicWithoutArticles>
      )}
    </ArticleFinder>
  )
}
