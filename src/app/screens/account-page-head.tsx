import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'

/** The head of a page of the account area: its title, a line about it, and the way back to the customer's home. */
export function AccountPageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  return (
    <PageHead
      back={
        <Link className={backLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
          <Icon name="back" />
          <Trans>My account</Trans>
        </Link>
      }
      title={title}
      lead={lead}
    />
  )
}
