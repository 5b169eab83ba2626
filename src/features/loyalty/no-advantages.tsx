import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { BookingLink } from '#src/app/screens/booking-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty.tsx'
import { ClubTermsLink } from './club-terms-link.tsx'

/** A member who has nothing to use for now. */
export function NoAdvantages() {
  return (
    <EmptyState
      lead={<Trans>Nothing to use for the moment.</Trans>}
      text={<Trans>Presents of the Club and what you choose for your points stand here, with their last day.</Trans>}
      actions={<BookingLink />}
    />
  )
}

/**
 * What the club is, for somebody who is not in it, and the way into it.
 *
 * @param onJoin left out where the club takes nobody for now.
 */
export function NoMember({ onJoin }: { onJoin: (() => void) | undefined }) {
  const { brand } = useRouteContext({ from: '__root__' }).site.market
  return (
    <EmptyState
      lead={<Trans>Nothing to use for the moment.</Trans>}
      text={
        onJoin ? (
          <Trans>
            The {brand} Club turns your visits into points, and points into advantages. It costs nothing, and you can
            leave whenever you like.
          </Trans>
        ) : (
          <Trans>Advantages are for members of the {brand} Club.</Trans>
        )
      }
      actions={
        onJoin ? (
          <>
            <Button onClick={onJoin}>
              <Trans>Join the Club</Trans>
            </Button>
            <ClubTermsLink />
          </>
        ) : (
          <BookingLink />
        )
      }
    />
  )
}
