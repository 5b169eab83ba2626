import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'

/** The way to all questions: one level up with `isBack`, else a button. */
export function AllMessagesLink({ isBack = false }: { isBack?: boolean }) {
  return (
    <Link
      className={isBack ? backLinkClass() : buttonClass()}
      to="/$language/messages"
      params={{ language: currentLanguage() }}
    >
      {isBack && <Icon name="back" />}
      <Trans>Your messages</Trans>
    </Link>
  )
}
