import { Trans, useLingui } from '@lingui/react/macro'
import type { Show } from '#src/api/contract.ts'
import { SiteLink } from '#src/app/links/site-link.tsx'
import { useSiteLinks } from '#src/app/links/use-site-links.ts'
import { textLinkClass } from '#src/ui/text-link.ts'

/** The way to the showings of a show, where a place can be booked; nothing elsewhere, and where a deployment has no site to book on. */
export function BookLink({ show: { slug, title, movie, bookable } }: { show: Show }) {
  const { t } = useLingui()
  const { booking, catalogue } = useSiteLinks()
  if (!slug || !bookable || !booking) return null
  return (
    <SiteLink className={textLinkClass()} href={catalogue.show({ slug, movie })} aria-label={t`Showings: ${title}`}>
      <Trans>Showings</Trans>
    </SiteLink>
  )
}
