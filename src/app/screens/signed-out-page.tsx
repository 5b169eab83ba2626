import { Trans } from '@lingui/react/macro'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'

/** Says that the session was ended in another tab. The way back in is a new page, with nothing left of the old one. */
export function SignedOutPage() {
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={<Trans>You are signed out.</Trans>}
        text={<Trans>You signed out in another tab, so this one is closed too.</Trans>}
        actions={
          <a className={buttonClass()} href={`/${currentLanguage()}`}>
            <Trans>Sign in</Trans>
          </a>
        }
      />
    </PlainPage>
  )
}
