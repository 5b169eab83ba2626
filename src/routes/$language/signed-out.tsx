import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { FarewellPage } from '#src/features/profile/farewell-page.tsx'

/** Where every tab goes when the customer signs out in one, and where the sign-in service leads after an account was given up. */
export const Route = createFileRoute('/$language/signed-out')({
  staticData: { page: null, title: msg`Signed out` },
  component: FarewellPage,
})
