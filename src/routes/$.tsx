import { createFileRoute } from '@tanstack/react-router'
import { notFoundPage } from '#src/app/router/page.ts'
import { NotFoundPage } from '#src/app/screens/not-found-page.tsx'

/** Every address that no other route answers to. */
export const Route = createFileRoute('/$')({
  staticData: notFoundPage,
  component: NotFoundPage,
})
