import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { ProgrammePage } from '#src/features/catalogue/programme-page.tsx'
import { parseProgrammeSearch } from '#src/features/catalogue/programme-search.ts'
import { showsQuery } from '#src/features/catalogue/show-queries.ts'

export const Route = createFileRoute('/$language/_site/_catalogue/shows')({
  staticData: { page: 'shows', title: msg`All shows` },
  validateSearch: parseProgrammeSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(showsQuery()),
  component: () => <ProgrammePage kind="all" />,
})
