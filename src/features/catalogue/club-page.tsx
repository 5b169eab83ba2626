import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function ClubPage() {
  return <PageHead title={<Trans>The Club</Trans>} />
}
