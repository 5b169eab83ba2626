import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { hostOf } from '#src/app/embed/host.ts'
import { HostActions } from '#src/app/embed/host-actions.tsx'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'
import { quotableCode } from './quotable-code.ts'

/**
 * The end of the line for a failure that the portal cannot mend, with the code to quote and one way on. Inside another page or
 * application it is where somebody ends who is not signed in.
 */
export function ErrorPage({ code }: { code: string | undefined }) {
  const { t } = useLingui()
  const { settings, session } = useRouter().options.context
  const { isEmbedded } = hostOf(settings)
  const quoted = quotableCode(code) ?? session.fatalError
  const signedOut = isEmbedded && !quoted
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={signedOut ? t`You are not signed in.` : t`We could not open your account.`}
        text={
          signedOut ? (
            <Trans>Sign in again to see your account here.</Trans>
          ) : (
            <Trans>The problem is on our side. Your tickets and points are safe.</Trans>
          )
        }
        actions={
          isEmbedded ? (
            <HostActions />
          ) : (
            // A new document on purpose: the sign-in that failed begins afresh with it.
            <a className={buttonClass()} href={`/${currentLanguage()}`}>
              <Trans>Try again</Trans>
            </a>
          )
        }
        code={quoted && <Trans>If this goes on, give this code to our customer service: {quoted}</Trans>}
      />
    </PlainPage>
  )
}
