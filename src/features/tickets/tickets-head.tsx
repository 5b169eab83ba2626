import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'

/** The head of the tickets page, with how many there are. */
export function TicketsHead({ count = 0 }: { count?: number }) {
  return (
    <PageHead
      back={
        <Link className={backLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
          <Icon name="back" />
          <Trans>My account</Trans>
        </Link>
      }
      title={<Trans>Your tickets</Trans>}
      lead={count > 0 && <Plural value={count} one="# ticket to come" other="# tickets to come" />}
    />
  )
}
