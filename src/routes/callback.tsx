import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { noPage } from '#src/app/router/page.ts'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'

/** Where the identity provider sends the customer back to. Without an answer of the provider there is nothing here. */
export const Route = createFileRoute('/callback')({
  staticData: noPage,
  beforeLoad: async ({ context, preload }) => {
    if (preload || !context.session.isAnswered) throw notFound()
    throw redirect({ href: await context.session.completeSignIn(), replace: true })
  },
  notFoundComponent: NotFoundPage,
})
