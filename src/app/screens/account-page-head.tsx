import { Trans } from '@lingui/react/macro'
import { Link, useMatch, useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Icon } from '#src/ui/icon.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { backLinkClass } from '#src/ui/text-link.ts'

/**
 * The head of a page of the account area: its title, a line about it, and the way back to the customer's home. A page that an app shows
 * in a frame of its own has the app's way back, and a visitor has no home to go back to.
 */
export function AccountPageHead({ title, lead }: { title: ReactNode; lead?: ReactNode }) {
  const { session } = useRouteContext({ from: '__root__' })
  const isEmbedded = useMatch({ from: '/$language/_embedded', shouldThrow: false }) !== undefined
  const back = session.isSignedIn && !isEmbedded && (
    <Link className={backLinkClass()} to="/$language" params={{ language: currentLanguage() }}>
      <Icon name="back" />
      <Trans>My account</Trans>
    </Link>
  )
  return <PageHead back={back || undefined} title={title} lead={lead} />
}
