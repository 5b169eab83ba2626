import { Trans } from '@lingui/react/macro'
import { PageHead } from '#src/ui/page-head.tsx'

export function ProgrammePage() {
  return <PageHead title={<Trans>Films</Trans>} />
}
