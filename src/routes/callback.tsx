import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'
import { forgetAddress } from '#src/app/session/forget-address.ts'

/** Where the identity provider sends the customer back to, with a `code` or an `error`, and the `state` of the request. */
export const Route = createFileRoute('/callback')({
  staticData: noPage,
  validateSearch: (search: Record<string, unknown>) => search,
  beforeLoad: async ({ context, search, preload }) => {
    if (preload) return
    if (!(('code' in search || 'error' in search) && 'state' in search)) throw notFound()
    const target = await context.session.completeSignIn(forgetAddress())
    throw redirect({ href: target, replace: true })
  },
  notFoundComponent: NotFoundPage,
})
