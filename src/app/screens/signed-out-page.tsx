import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hostOf } from '#src/app/embed/host.ts'
import { HostActions } from '#src/app/embed/host-actions.tsx'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'

/**
 * Says that the session is over: ended in another tab, here while the provider is told, or by the provider. The way back in is a new page,
 * with nothing left of the old one.
 */
export function SignedOutPage() {
  const { settings } = useRouter().options.context
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={<Trans>You are signed out.</Trans>}
        text={<Explanation />}
        actions={
          hostOf(settings).isEmbedded ? (
            <HostActions />
          ) : (
            <a className={buttonClass()} href={`/${currentLanguage()}`}>
              <Trans>Sign in</Trans>
            </a>
          )
        }
      />
    </PlainPage>
  )
}

function Explanation() {
  const { ending } = useRouter().options.context.session
  const [unfinished, setUnfinished] = useState(false)
  useEffect(() => {
    if (ending?.where === 'here') ending.atProvider.catch(() => setUnfinished(true))
  }, [ending])
  if (unfinished) {
    return (
      <span role="alert">
        <Trans>
          The sign-in service did not answer, and may still know you in this browser. If others use it too, sign in and
          out once more later.
        </Trans>
      </span>
    )
  }
  if (ending?.where === 'elsewhere') return <Trans>You signed out in another tab, so this one is closed too.</Trans>
  if (ending?.where === 'here') return <Trans>See you soon at the cinema.</Trans>
  return <Trans>Sign in again whenever you like.</Trans>
}
