import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { InterestsPage } from '#src/features/interests/interests-page.tsx'
import { interestsQuery } from '#src/features/interests/interests-query.ts'

export const Route = createFileRoute('/$language/_site/_account/my-interests')({
  staticData: { page: 'my_interests', title: msg`Your interests` },
  beforeLoad: (visit) => requireFlag(visit, 'myInterestEnabled'),
  loader: ({ context }) => context.queryClient.ensureQueryData(interestsQuery()),
  component: InterestsPage,
})
