import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AllCinemasPage } from '#src/features/cinemas/all-cinemas-page.tsx'
import { catalogueQuery } from '#src/features/cinemas/catalogue-query.ts'
import { parseCinemasSearch } from '#src/features/cinemas/cinemas-address.ts'

export const Route = createFileRoute('/$language/_site/_catalogue/our-cinemas/')({
  staticData: { page: 'all_cinemas', title: msg`Cinemas` },
  validateSearch: parseCinemasSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(catalogueQuery()),
  component: AllCinemasPage,
})
