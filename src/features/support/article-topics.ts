import type { FaqArticle } from '#src/api/contract.ts'

/** The articles under one topic; those that belong to none have no title. */
export type Topic = { id: string; title: string | undefined; articles: FaqArticle[] }

/** Articles by their topic, in their own order; those without a topic come last. */
export function topicsOf(articles: readonly FaqArticle[]): Topic[] {
  const topics = new Map<string, Topic>()
  for (const article of articles.toSorted((one, other) => one.order - other.order)) {
    const { id, title } = article.topic ?? { id: '', title: undefined }
    const topic = topics.get(id) ?? { id, title, articles: [] }
    topics.set(id, { ...topic, articles: [...topic.articles, article] })
  }
  return [...topics.values()].sort((one, other) => Number(one.id === '') - Number(other.id === ''))
}
