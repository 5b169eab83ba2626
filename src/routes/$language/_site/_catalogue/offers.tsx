import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { OffersPage } from '#src/features/catalogue/offers-page.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/offers')({
  staticData: { page: 'offers', title: msg`Offers` },
  component: OffersPage,
})
