import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function CityPage() {
  return <PageHead title={<Trans>Cinemas</Trans>} />
}
