import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ClubPage } from '#src/features/catalogue/club-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/club')({
  staticData: { page: 'club', title: msg`The Club` },
  component: ClubPage,
})
