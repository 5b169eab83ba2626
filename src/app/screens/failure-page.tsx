import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { type ErrorComponentProps, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { isOutOfReach, loadAnewFor } from '#src/app/boot/missing-files.ts'
import { useLate } from '#src/app/boot/use-late.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import { Button } from '#src/ui/button.tsx'
import { MessagePage } from '#src/ui/message-page.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { HomeLink } from './home-link.tsx'
import { PlainPage } from './plain-page.tsx'

type FailureProps = ErrorComponentProps & {
  /** Where to go instead; the customer's home, when nothing is said. */
  way?: ReactNode
}

/** A page that could not be shown, outside the site's header and footer. */
export function FailurePage(props: FailureProps) {
  return (
    <PlainPage>
      <SitePageFailure {...props} />
    </PlainPage>
  )
}

/**
 * The same, for a page that stands between the header and the footer: what happened, a second try that reads everything anew, the way
 * home, and a code to quote.
 */
export function SitePageFailure({ error, way = <HomeLink className={textLinkClass()} /> }: FailureProps) {
  const { t } = useLingui()
  const router = useRouter()
  const { reset } = useQueryErrorResetBoundary()
  useEffect(() => {
    console.error(error)
    loadAnewFor(error).catch(() => undefined) // As it is, it stands here.
  }, [error])
  // The router's own state, and not one kept here: it draws this page anew as soon as a second try begins, and again where that fails.
  const isTrying = useRouterState({ select: ({ isLoading }) => isLoading })
  const retry = () => {
    reset()
    void router.invalidate()
  }
  const [isShort, setShort] = useState(false)
  const isSession = error instanceof SessionError
  const late = useLate(
    () => import('#src/app/session/session-failure.tsx'),
    isSession,
    () => setShort(true),
  )
  // Where that does not come either, the cause is the same: nobody can be reached.
  if (isSession && !isShort)
    return late && <late.SessionFailure key={error.code} code={error.code} isTrying={isTrying} onRetry={retry} />
  const offline = isSession || isOutOfReach(error) || (error instanceof ApiError && error.status === 0)
  const code = error instanceof ApiError && !offline ? error.code : undefined
  return (
    <MessagePage
      embedded
      title={offline ? t`We cannot reach the cinema.` : t`The page could not be shown.`}
      text={
        offline ? (
          <Trans>Check your connection and try again. Nothing is lost.</Trans>
        ) : (
          <Trans>The problem is on our side. Your tickets and points are safe.</Trans>
        )
      }
      actions={
        <>
          <Button busy={isTrying} onClick={retry}>
            <Trans>Try again</Trans>
          </Button>
          {way}
        </>
      }
      code={code && <Trans>If this goes on, give this code to our customer service: {code}</Trans>}
    />
  )
}
