import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { hostOf } from '#src/app/embed/host.ts'
import { HostActions } from '#src/app/embed/host-actions.tsx'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { PlainPage } from './plain-page.tsx'

/**
 * Says that the session is over: ended in another tab, here while the provider is told, or by the provider. The way back in is a new page,
 * with nothing left of the old one.
 *
 * @param news what there is to say besides, in place of a greeting. @param onSignIn hears that it has been read.
 */
export function SignedOutPage({ news, onSignIn }: { news?: ReactNode; onSignIn?: () => void }) {
  const { settings } = useRouter().options.context
  return (
    <PlainPage>
      <MessagePage
        embedded
        title={<Trans>You are signed out.</Trans>}
        text={<Explanation news={news} />}
        actions={
          hostOf(settings).isEmbedded ? (
            <HostActions />
          ) : (
            <a className={buttonClass()} href={`/${currentLanguage()}`} onClick={onSignIn}>
              <Trans>Sign in</Trans>
            </a>
          )
        }
      />
    </PlainPage>
  )
}

function Explanation({ news }: { news: ReactNode }) {
  const { ending } = useRouter().options.context.session
  const [unfinished, setUnfinished] = useState(false)
  useEffect(() => {
    if (ending?.where === 'here') ending.atProvider.catch(() => setUnfinished(true))
  }, [ending])
  if (unfinished) {
    return (
      <span role="alert">
        {news}{' '}
        <Trans>
          The sign-in service did not answer, and may still know you in this browser. If others use it too, sign in and
          out once more later.
        </Trans>
      </span>
    )
  }
  if (news) return news
  if (ending?.where === 'elsewhere') return <Trans>You signed out in another tab, so this one is closed too.</Trans>
  if (ending?.where === 'here') return <Trans>See you soon at the cinema.</Trans>
  return <Trans>Sign in again whenever you like.</Trans>
}
