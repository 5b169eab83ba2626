import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Section } from '#src/ui/section.tsx'
import type { Topic } from './article-topics.ts'
import { Articles } from './articles.tsx'
import { useOpenArticle } from './use-open-article.ts'

/** How many questions of a topic are shown at first: where it stands alone, and among others. */
const first = { alone: 20, among: 6 }

/** A topic with its questions: the first of them, and the one that the address names. */
export function TopicSection({ topic: { title, articles }, isAlone }: { topic: Topic; isAlone: boolean }) {
  const { open } = useOpenArticle()
  // As many as at the beginning: what is unfolded later is shown already.
  const [step] = useState(() =>
    Math.max(isAlone ? first.alone : first.among, articles.findIndex(({ id }) => id === open) + 1),
  )
  return (
    <Section title={title ?? <Trans>Other questions</Trans>} layout="margin">
      <LongList items={articles} step={step}>
        {(shown) => <Articles articles={shown} />}
      </LongList>
    </Section>
  )
}
