import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { SessionError, type SessionErrorCode } from './session-error.ts'

type SessionFailureProps = {
  code: SessionErrorCode
  /** The page is being tried once more. */
  isTrying: boolean
  /** Shows the page once more, with everything read anew. */
  onRetry: () => void
}

/** In place of a page that needs somebody to be signed in, when the session is the reason that it cannot be shown. */
export function SessionFailure({ code, isTrying, onRetry }: SessionFailureProps) {
  const { t } = useLingui()
  const { session } = useRouter().options.context
  const [failure, setFailure] = useState(code)
  const [busy, setBusy] = useState(false)

  async function signIn(options?: { check: boolean }) {
    setBusy(true)
    try {
      await session.signIn(location.pathname + location.search + location.hash, currentLanguage(), options)
    } catch (error) {
      setBusy(false)
      setFailure(error instanceof SessionError ? error.code : 'unreachable')
    }
  }

  if (failure === 'storage_blocked') {
    return (
      <MessagePage
        embedded
        title={t`Your browser keeps nothing for this site.`}
        text={
          <Trans>
            Without cookies and site data nobody can sign in. Allow them for this site in the settings of your browser,
            then try again.
          </Trans>
        }
        actions={
          <Button onClick={() => location.reload()}>
            <Trans>Try again</Trans>
          </Button>
        }
      />
    )
  }
  if (failure === 'unreachable') {
    return (
      <MessagePage
        embedded
        title={t`The sign-in service is not answering.`}
        text={<Trans>Check your connection and try again in a moment. Nothing is lost.</Trans>}
        actions={
          <>
            <Button busy={isTrying} onClick={onRetry}>
              <Trans>Try again</Trans>
            </Button>
            {!session.isSignedIn && (
              <Button variant="text" onClick={() => signIn({ check: false })}>
                <Trans>Open the sign-in page anyway</Trans>
              </Button>
            )}
          </>
        }
      />
    )
  }
  return (
    <MessagePage
      embedded
      title={t`Your session has ended.`}
      text={<Trans>Sign in again, and you are back on this page.</Trans>}
      actions={
        <Button busy={busy} onClick={() => signIn()}>
          <Trans>Sign in</Trans>
        </Button>
      }
    />
  )
}
