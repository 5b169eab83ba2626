import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { textLinkClass } from '#src/ui/text-link.ts'

/** The way to the answers that are there already, and to the form for everybody. */
export function HelpLink() {
  return (
    <Link className={textLinkClass()} to="/$language/contact" params={{ language: currentLanguage() }}>
      <Trans>Help and contact</Trans>
    </Link>
  )
}
