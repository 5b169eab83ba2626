import type { FaqArticle } from '#src/api/contract.ts'
import { Paragraphs } from '#src/app/content/paragraphs.tsx'
import { Unfold, UnfoldItem } from './unfold.tsx'

/** Questions, each of which unfolds to its answer. */
export function Articles({ articles }: { articles: readonly FaqArticle[] }) {
  return (
    <Unfold>
      {articles.map(({ id, title, content }) => (
        <UnfoldItem key={id} title={title}>
          <Paragraphs content={content} />
        </UnfoldItem>
      ))}
    </Unfold>
  )
}
