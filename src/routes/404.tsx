import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'

export const Route = createFileRoute('/404')({
  staticData: { page: 'not_found', title: msg`Page not found` },
  component: NotFoundPage,
})
