import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { clientShowsQuery } from '#src/features/shows/client-shows-query.ts'
import { WishlistPage } from '#src/features/shows/wishlist-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/wishlist')({
  staticData: { page: 'my_wishlist', title: msg`Your wishlist`, skeleton: { sections: 1, posters: true } },
  loader: ({ context }) => context.queryClient.ensureQueryData(clientShowsQuery()),
  pendingComponent: PageSkeleton,
  component: WishlistPage,
})
