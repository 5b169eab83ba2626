import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { safeHref } from '#src/app/links/safe-href.ts'
import { textLinkClass } from '#src/ui/text-link.ts'

/** The way to the club's terms, which open beside the page; nothing where there is no address for them. */
export function ClubTermsLink() {
  const href = safeHref(useRouteContext({ from: '__root__' }).settings.urls.loyaltyTerms)
  return (
    href && (
      <a className={textLinkClass({ tone: 'quiet' })} href={href} target="_blank" rel="noopener">
        <Trans>The terms of the Club</Trans>
      </a>
    )
  )
}
