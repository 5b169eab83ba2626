import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'

type WhereToBuyProps = {
  /** Whether it is the one thing to do on the page. */
  isMain?: boolean
  /** What is bought, as the words of a link. */
  children: ReactNode
}

/**
 * The way to the site where something is bought, and to the counter of a cinema; to the counter alone where there is no such site. What is
 * not the main thing leaves it at the first.
 */
export function WhereToBuy({ isMain = false, children }: WhereToBuyProps) {
  const { booking, catalogue } = useSiteLinks()
  return (
    <>
      {booking && (
        <div>
          <a className={buttonClass({ variant: isMain ? 'primary' : 'line' })} href={booking.home}>
            {children}
            <Icon name="outward" />
          </a>
        </div>
      )}
      {(isMain || !booking) && (
        <div className="row">
          <p className="muted">
            {booking ? (
              <Trans>Also at the counter of any of our cinemas.</Trans>
            ) : (
              <Trans>At the counter of any of our cinemas.</Trans>
            )}
          </p>
          <SiteLink className={textLinkClass({ tone: 'quiet' })} href={catalogue.page('cinemas')}>
            <Trans>Find a cinema</Trans>
          </SiteLink>
        </div>
      )}
    </>
  )
}
