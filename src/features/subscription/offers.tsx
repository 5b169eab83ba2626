import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { WriteToUs } from '#src/app/screens/write-to-us.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { can, type Holding, type SubscriptionAction } from './subscription-actions.ts'

/** What is bought, in the order of what matters most. */
const offers = ['subscribe-again', 'renew', 'change-plan'] as const satisfies readonly SubscriptionAction[]

const links: Record<(typeof offers)[number], ReactNode> = {
  'subscribe-again': <Trans>Subscribe again</Trans>,
  renew: <Trans>Renew my pass</Trans>,
  'change-plan': <Trans>Change plan</Trans>,
}

const sentences: Record<(typeof offers)[number], ReactNode> = {
  'subscribe-again': <Trans>You can subscribe again at the counter of any of our cinemas.</Trans>,
  renew: <Trans>You can renew your pass at the counter of any of our cinemas.</Trans>,
  'change-plan': <Trans>You can change plan at the counter of any of our cinemas.</Trans>,
}

type OffersProps = { holding: Holding }

/** Leads to where plans are chosen, by what the customer may buy there. */
export function OfferLinks({ holding, address }: OffersProps & { address: string }) {
  const { isOwn } = useSiteLinks().catalogue
  return offers
    .filter((offer) => can(offer, holding))
    .map((offer) => (
      <SiteLink key={offer} className={buttonClass()} href={address}>
        {links[offer]}
        {!isOwn && <Icon name="outward" />}
      </SiteLink>
    ))
}

/** The same where no page shows them: who sells them. */
export function OffersElsewhere({ holding }: OffersProps) {
  const open = offers.filter((offer) => can(offer, holding))
  if (open.length === 0) return null
  return (
    <div>
      {open.map((offer) => (
        <p key={offer} className="t-small muted">
          {sentences[offer]}
        </p>
      ))}
      <WriteToUs />
    </div>
  )
}
