import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseQuerySearch } from '#src/app/router/parse-query.ts'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { catalogueQuery } from '#src/features/cinemas/catalogue-query.ts'
import { CinemasPage } from '#src/features/cinemas/cinemas-page.tsx'
import { favouritesQuery } from '#src/features/cinemas/favourites-query.ts'

export const Route = createFileRoute('/$language/_site/_account/cinemas')({
  staticData: { page: 'my_cinemas', title: msg`Your cinemas` },
  validateSearch: parseQuerySearch,
  loader: ({ context }) => {
    // The favourites do not wait for all the others.
    void context.queryClient.prefetchQuery(catalogueQuery())
    return context.queryClient.ensureQueryData(favouritesQuery())
  },
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Your cinemas</Trans>} />,
  component: CinemasPage,
})
