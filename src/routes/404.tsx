import { createFileRoute } from '@tanstack/react-router'
import { notFoundPage } from '#src/app/router/page.ts'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'

/** The not-found page under an address of its own. */
export const Route = createFileRoute('/404')({
  staticData: notFoundPage,
  component: NotFoundPage,
})
