import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ShowPage } from '#src/features/catalogue/show-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/entertainment/$slug')({
  staticData: { page: 'entertainment', title: msg`Event` },
  component: ShowPage,
})
