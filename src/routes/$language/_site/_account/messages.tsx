import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { AccountPageSkeleton } from '#src/app/screens/account-page-skeleton.tsx'
import { casesQuery } from '#src/features/support/cases-query.ts'
import { MessagesPage } from '#src/features/support/messages-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/messages')({
  staticData: { page: 'my_messages', title: msg`Your messages` },
  beforeLoad: (visit) => requireFlag(visit, 'contactBlockDisplayed'),
  loader: ({ context }) => context.queryClient.ensureQueryData(casesQuery()),
  pendingComponent: () => <AccountPageSkeleton title={<Trans>Your messages</Trans>} />,
  component: MessagesPage,
})
