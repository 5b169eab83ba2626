import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { parseItem } from '#src/app/dialogs/url-dialog.ts'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { PageSkeleton } from '#src/app/screens/page-skeleton.tsx'
import { casesQuery } from '#src/features/support/cases-query.ts'
import { MessagesPage } from '#src/features/support/messages-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/messages')({
  staticData: { page: 'my_messages', title: msg`Your messages` },
  // `about` is the answer in the help centre that a new question begins with.
  validateSearch: (search): { case?: string; about?: string } => ({
    case: parseItem(search.case),
    about: parseItem(search.about),
  }),
  beforeLoad: (visit) => requireFlag(visit, 'contactBlockDisplayed'),
  loader: ({ context }) => context.queryClient.ensureQueryData(casesQuery()),
  pendingComponent: PageSkeleton,
  component: MessagesPage,
})
