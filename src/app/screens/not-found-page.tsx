import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'

/** An address that leads nowhere: says so, and offers the way home. */
export function NotFoundPage() {
  const { t } = useLingui()
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={t`This page is not in the programme.`}
        text={<Trans>The address may be mistyped, or the page has moved.</Trans>}
        actions={
          <Link className={buttonClass()} to="/$language" params={{ language: currentLanguage() }}>
            <Trans>To my account</Trans>
          </Link>
        }
      />
    </PlainPage>
  )
}
