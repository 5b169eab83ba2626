import { Trans } from '@lingui/react/macro'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { buttonClass } from '#src/ui/button.tsx'

/** The way to a seat, in the language of the page; nothing where a deployment has no site to book on. */
export function BookingLink() {
  const { booking } = useSiteLinks()
  return (
    booking && (
      <a className={buttonClass()} href={booking.home}>
        <Trans>Choose a film</Trans>
      </a>
    )
  )
}
