import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function CinemaPage() {
  return <PageHead title={<Trans>Cinema</Trans>} />
}
