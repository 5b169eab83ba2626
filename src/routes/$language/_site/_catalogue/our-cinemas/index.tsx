import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { AllCinemasPage } from '#src/features/cinemas/all-cinemas-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/our-cinemas/')({
  staticData: { page: 'all_cinemas', title: msg`Cinemas` },
  component: AllCinemasPage,
})
