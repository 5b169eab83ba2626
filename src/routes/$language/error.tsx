import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '#src/app/screens/error-page.tsx'

/** Where a failure that the portal cannot mend leads. `code` is what a customer quotes to support. */
export const Route = createFileRoute('/$language/error')({
  validateSearch: ({ code }): { code?: string } => ({
    code: typeof code === 'string' ? code : undefined,
  }),
  staticData: { page: 'error', title: msg`Something went wrong` },
  component: () => <ErrorPage code={Route.useSearch().code} />,
})
