import { Trans, useLingui } from '@lingui/react/macro'
import type { ComponentType, ReactNode } from 'react'
import { pageDescriptions } from '#src/app/sharing/descriptions.ts'
import { PageMeta } from '#src/app/sharing/page-meta.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { GiftCardOffer } from './offers-gift-cards.tsx'
import { PassOffer } from './offers-pass.tsx'
import { PrepaidOffer } from './offers-prepaid.tsx'

type OffersPageProps = {
  /** How the customer's own subscription stands, in place of what a pass is. */
  OwnPass: ComponentType<{ children: ReactNode }>
  /** What the customer has already of what is sold here. */
  wallet: ReactNode
}

/** What is sold besides a seat for tonight: passes, places ahead and presents, what each costs and is bound to. */
export function OffersPage({ OwnPass, wallet }: OffersPageProps) {
  const { t } = useLingui()
  return (
    <>
      <PageMeta title={t`Offers`} description={pageDescriptions.offers()} />
      <PageHead title={<Trans>Offers</Trans>} lead={<Trans>Every week, now and then, or for somebody else.</Trans>} />
      <PassOffer OwnPass={OwnPass} />
      <PrepaidOffer />
      <GiftCardOffer />
      {wallet}
    </>
  )
}
