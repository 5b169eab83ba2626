import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { apiQuery } from '#src/api/query.ts'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'

/** The customer's own details. The cinemas to choose from and the linked accounts may come a little later than the form. */
export const Route = createFileRoute('/$language/_site/_account/profile')({
  staticData: { page: 'my_settings', title: msg`Your profile` },
  loader: ({ context }) => {
    void context.queryClient.prefetchQuery(apiQuery('/api/cinemas'))
    void context.queryClient.prefetchQuery(apiQuery('/api/accounts/me/identities'))
  },
  component: ProfilePage,
})
