import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { FriendsPage } from '#src/features/friends/friends-page.tsx'
import { friendsQuery } from '#src/features/friends/friends-query.ts'

export const Route = createFileRoute('/$language/_site/_account/friends')({
  staticData: { page: 'my_friends', title: msg`Your friends` },
  beforeLoad: (visit) => requireFlag(visit, 'myFriendsEnabled'),
  loader: ({ context }) => context.queryClient.ensureQueryData(friendsQuery()),
  pendingComponent: PageSkeleton,
  component: FriendsPage,
})
