import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage } from '#src/features/profile/profile-page.tsx'

export const Route = createFileRoute('/$language/_site/_account/profile')({
  staticData: { page: 'my_settings', title: msg`Your profile` },
  component: ProfilePage,
})
