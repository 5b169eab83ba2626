import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { CityPage } from '#src/features/cinemas/city-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/our-cinemas/$city')({
  staticData: { page: 'city', title: msg`Cinemas` },
  component: CityPage,
})
