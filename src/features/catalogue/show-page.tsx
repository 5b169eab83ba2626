import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function ShowPage() {
  return <PageHead title={<Trans>Film</Trans>} />
}
