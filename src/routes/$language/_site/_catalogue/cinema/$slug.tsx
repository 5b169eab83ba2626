import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CinemaProgramme } from '#src/features/catalogue/cinema-programme.tsx'
import { cinemaShowsQuery, showsQuery } from '#src/features/catalogue/show-queries.ts'
import { cinemaArrival } from '#src/features/cinemas/cinema-arrival.ts'
import { CinemaPage } from '#src/features/cinemas/cinema-page.tsx'
import { CinemaSkeleton } from '#src/features/cinemas/cinema-skeleton.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/cinema/$slug')({
  // Who follows a link to a cinema has its code by then: its loader need not be sent with every page.
  codeSplitGroupings: [['component', 'pendingComponent', 'loader']],
  staticData: { page: 'cinema', title: msg`Cinema` },
  loader: ({ context: { queryClient }, params: { slug } }) => {
    void queryClient.prefetchQuery(cinemaShowsQuery(slug))
    void queryClient.prefetchQuery(showsQuery())
    return cinemaArrival(queryClient, slug)
  },
  pendingComponent: CinemaSkeleton,
  component: () => <CinemaPage programme={(cinema) => <CinemaProgramme cinema={cinema} />} />,
})
