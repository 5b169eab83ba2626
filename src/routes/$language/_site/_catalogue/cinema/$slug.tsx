import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CinemaPage } from '#src/features/cinemas/cinema-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/cinema/$slug')({
  staticData: { page: 'cinema', title: msg`Cinema` },
  component: CinemaPage,
})
