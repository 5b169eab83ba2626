import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ShowPage } from '#src/features/catalogue/show-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/movies/$slug')({
  staticData: { page: 'movie', title: msg`Film` },
  component: ShowPage,
})
