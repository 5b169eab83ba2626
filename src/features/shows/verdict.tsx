import { Trans } from '@lingui/react/macro'

/** What the customer thought of a show, in words. A number that is new says no more than that they said something. */
export function Verdict({ emotion }: { emotion: number }) {
  switch (emotion) {
    case 3:
      return <Trans>You loved it</Trans>
    case 2:
      return <Trans>You liked it</Trans>
    case 1:
      return <Trans>Not for you</Trans>
    default:
      return <Trans>Rated</Trans>
  }
}
