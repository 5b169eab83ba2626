import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function OffersPage() {
  return <PageHead title={<Trans>Offers</Trans>} />
}
