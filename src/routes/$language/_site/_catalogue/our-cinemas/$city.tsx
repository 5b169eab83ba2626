import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { cityArrival } from '#src/features/cinemas/city-arrival.ts'
import { CityPage } from '#src/features/cinemas/city-page.tsx'
import { CitySkeleton } from '#src/features/cinemas/city-skeleton.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/our-cinemas/$city')({
  // Who follows a link to a city has its code by then: its loader need not be sent with every page.
  codeSplitGroupings: [['component', 'pendingComponent', 'loader']],
  staticData: { page: 'city', title: msg`Cinemas` },
  loader: ({ context, params }) => cityArrival(context.queryClient, params.city),
  pendingComponent: CitySkeleton,
  component: CityPage,
})
