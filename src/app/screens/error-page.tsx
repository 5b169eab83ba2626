import { Trans, useLingui } from '@lingui/react/macro'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'

/** The end of the line for a failure that the portal cannot mend, with the code to quote and one way on. */
export function ErrorPage({ code }: { code: string | undefined }) {
  const { t } = useLingui()
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={t`We could not open your account.`}
        text={<Trans>The problem is on our side. Your tickets and points are safe.</Trans>}
        actions={
          // A new document on purpose: the sign-in that failed begins afresh with it.
          <a className={buttonClass()} href={`/${currentLanguage()}`}>
            <Trans>Try again</Trans>
          </a>
        }
        code={code && <Trans>If this goes on, give this code to our customer service: {code}</Trans>}
      />
    </PlainPage>
  )
}
