import { Trans } from '@lingui/react/macro'
import { lazyRouteComponent } from '@tanstack/react-router'
import { OwnPart } from '#src/app/screens/own-part.tsx'
import { SectionSkeleton } from '#src/ui/skeleton.tsx'

const WalletSummary = lazyRouteComponent(() => import('./wallet-summary.tsx'), 'WalletSummary')

/** What the customer has in the wallet, on a page about what can be put there; nothing for a visitor. */
export function OwnWallet() {
  return (
    <OwnPart title={<Trans>Wallet</Trans>} layout="margin" skeleton={<SectionSkeleton />}>
      <WalletSummary />
    </OwnPart>
  )
}
