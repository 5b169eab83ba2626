import { Trans } from '@lingui/react/macro'
import { Notice } from '#src/ui/notice.tsx'
import { statusWord } from './cinema-status.tsx'

type CinemaClosureProps = {
  status: string
  /** There are cinemas close by, which the page names. */
  hasOthers: boolean
}

/** That a cinema cannot be visited at the moment, before anything else is said of it. */
export function CinemaClosure({ status, hasOthers }: CinemaClosureProps) {
  const word = statusWord(status)
  if (!word) return null
  return (
    <Notice>
      <p className="t-lead">{word}</p>
      <p>
        {status === 'coming' ? (
          <Trans>You can add it to your favourites already.</Trans>
        ) : (
          <Trans>It opens again. Until then it shows no films.</Trans>
        )}{' '}
        {hasOthers && <Trans>Others are close by: you find them below.</Trans>}
      </p>
    </Notice>
  )
}
