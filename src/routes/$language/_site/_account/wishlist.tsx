import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { WishlistPage } from '#src/features/shows/wishlist-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/wishlist')({
  staticData: { page: 'my_wishlist', title: msg`Your wishlist` },
  loader: ({ context }) => context.queryClient.ensureQueryData(clientShowsQuery()),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Your wishlist</Trans>} sections={1} posters />,
  component: WishlistPage,
})
