import { Trans } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { formatDuration } from '#src/app/i18n/formats.ts'
import { ShowWhen } from './show-when.tsx'

/** When a show can be seen, and how long it is. @param today `YYYY-MM-DD` in the market. */
export function ShowFacts({ show, today }: { show: Show; today: string }) {
  return (
    <>
      <p>{show.slug ? <ShowWhen show={show} today={today} /> : <Trans>Not in our catalogue any more</Trans>}</p>
      {show.duration !== null && <p>{formatDuration(show.duration)}</p>}
    </>
  )
}
