import { Trans } from '@lingui/react/macro'
import { Link, useRouteContext } from '@tanstack/react-router'
import { isOn } from '#src/app/flags/flags.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { textLinkClass } from '#src/ui/text-link.ts'

/** The way to customer service, where the portal has one. */
export function WriteToUs() {
  const { settings } = useRouteContext({ from: '__root__' })
  if (!isOn(settings, 'contactBlockDisplayed')) return null
  return (
    <Link className={textLinkClass()} to="/$language/contact" params={{ language: currentLanguage() }}>
      <Trans>Write to us</Trans>
    </Link>
  )
}
