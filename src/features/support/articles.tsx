import type { FaqArticle } from '#src/api/contract.ts'
import { Answer } from './answer.tsx'
import { Unfold } from './unfold.tsx'

/** Questions, each of which unfolds to its answer. */
export function Articles({ articles }: { articles: readonly FaqArticle[] }) {
  return (
    <Unfold>
      {articles.map((article) => (
        <Answer key={article.id} article={article} />
      ))}
    </Unfold>
  )
}
