import { msg } from '@lingui/core/macro'
import { createFileRoute } from '@tanstack/react-router'
import { requireFlag } from '#src/app/router/flag-guard.ts'
import { OffersPage } from '#src/features/catalogue/offers-page.tsx'
import { OwnPass } from '#src/features/subscription/own-pass.tsx'
import { OwnWallet } from '#src/features/wallet/own-wallet.tsx'

export const Route = createFileRoute('/$language/_site/_catalogue/offers')({
  staticData: { page: 'offers', title: msg`Offers` },
  beforeLoad: (visit) => requireFlag(visit, 'offersMenuDisplayed'),
  component: () => <OffersPage OwnPass={OwnPass} wallet={<OwnWallet />} />,
})
