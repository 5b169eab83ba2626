import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function AllCinemasPage() {
  return <PageHead title={<Trans>Cinemas</Trans>} />
}
