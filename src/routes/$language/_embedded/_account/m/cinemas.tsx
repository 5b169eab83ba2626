import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseQuerySearch } from '#src/app/router/parse-query.ts'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { catalogueQuery } from '#src/features/cinemas/catalogue-query.ts'
import { CinemasPage } from '#src/features/cinemas/cinemas-page.tsx'
import { favouritesQuery } from '#src/features/cinemas/favourites-query.ts'

export const Route = createFileRoute('/$language/_embedded/_account/m/cinemas')({
  staticData: { page: 'my_cinemas', title: msg`Your cinemas` },
  validateSearch: parseQuerySearch,
  loader: ({ context }) => {
    // The favourites do not wait for all the others.
    void context.queryClient.prefetchQuery(catalogueQuery())
    return context.queryClient.ensureQueryData(favouritesQuery())
  },
  pendingComponent: PageSkeleton,
  component: CinemasPage,
})
