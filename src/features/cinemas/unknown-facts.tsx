import { Trans } from '@lingui/react/macro'
import { Skeleton } from '#src/ui/skeleton.tsx'

type UnknownFactsProps = {
  /** The catalogue is on its way. */
  isReading: boolean
  /** The catalogue is there, and the cinema is not in it. */
  isUnlisted: boolean
}

/** In place of what is known about a cinema: that it is still to come, or why there is nothing. */
export function UnknownFacts({ isReading, isUnlisted }: UnknownFactsProps) {
  if (isUnlisted) {
    return (
      <p>
        <Trans>
          It has closed for good, or is in another country. You can keep its place, or give it to another cinema.
        </Trans>
      </p>
    )
  }
  if (!isReading) {
    return (
      <p>
        <Trans>What we know about this cinema could not be loaded. Its place is safe.</Trans>
      </p>
    )
  }
  return (
    <div aria-busy="true">
      <Skeleton width="half" />
      <Skeleton width="short" />
    </div>
  )
}
