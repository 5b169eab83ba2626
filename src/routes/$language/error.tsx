import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ErrorPage } from '#src/app/screens/error-page.tsx'

/** Where a failure that the portal cannot mend leads. `code` is what a customer quotes to support. */
export const Route = createFileRoute('/$language/error')({
  validateSearch: ({ code }): { code?: string } => ({
    code: typeof code === 'string' && quotable.test(code) ? code : undefined,
  }),
  staticData: { page: 'error', title: msg`Something went wrong` },
  component: () => <ErrorPage code={Route.useSearch().code} />,
})

/** A code of ours, or the identity provider's own with its message; nothing that could pass for an address. */
const quotable = /^(?:[A-Z0-9-]{1,40}|IDP-[\p{L}\p{N} ,;:'’()_-]{1,100})$/u
