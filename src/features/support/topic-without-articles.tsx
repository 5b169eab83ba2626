import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { Notice } from '#src/ui/notice.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'

/** In place of a topic without answers: which one it is, where that is known, and all answers, its children. */
export function TopicWithoutArticles({ id, children }: { id: string; children: ReactNode }) {
  const { data: topic, isPending } = useQuery({
    ...apiQuery('/api/faq/topic/{id}', { params: { path: { id } } }),
    // One that is gone, and one whose name cannot be had, have no answers here either way.
    throwOnError: false,
  })
  if (isPending) return <SectionSkeleton lines={4} />
  return (
    <>
      <Notice role="status">
        {topic ? (
          <Trans>There are no answers about “{topic.title}” yet. Here are all the others.</Trans>
        ) : (
          <Trans>There are no answers on the topic that you were looking for. Here are all the others.</Trans>
        )}
      </Notice>
      {children}
    </>
  )
}
