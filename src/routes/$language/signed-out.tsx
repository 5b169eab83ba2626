import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { SignedOutPage } from '#src/app/screens/signed-out-page.tsx'

/** Where the other tabs go when the customer signs out in one. */
export const Route = createFileRoute('/$language/signed-out')({
  staticData: { page: null, title: msg`Signed out` },
  component: SignedOutPage,
})
