import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { arriveAtShow } from '#src/features/catalogue/show-arrival.ts'
import { ShowPage } from '#src/features/catalogue/show-page.tsx'
import { ShowSkeleton } from '#src/features/catalogue/show-skeleton.tsx'
import { ShowFeelings } from '#src/features/shows/show-feelings.tsx'
import { ShowTrailers } from '#src/features/shows/show-trailers.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/entertainment/$slug')({
  codeSplitGroupings: [['component', 'pendingComponent']],
  staticData: { page: 'entertainment', title: msg`Event` },
  loader: (arrival) => arriveAtShow(arrival, false),
  pendingComponent: ShowSkeleton,
  component: () => {
    const { slug } = Route.useParams()
    return (
      <ShowPage
        slug={slug}
        feelings={(show) => <ShowFeelings show={show} hasPreviews={show.isComingSoon && show.bookable} />}
        trailers={() => <ShowTrailers slug={slug} />}
      />
    )
  },
})
