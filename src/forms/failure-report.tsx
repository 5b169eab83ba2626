import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import type { Failure } from './failure.ts'

type FailureReportProps = {
  failure: Failure
  /** Answers that were refused along with it. */
  wrong: readonly { id: string; label: string }[]
  ref: Ref<HTMLDivElement>
}

/** Why a form could not be sent, and that everything typed is still there. */
export function FailureReport({ failure, wrong, ref }: FailureReportProps) {
  const { t } = useLingui()
  const words: Record<Failure['kind'], { title: string; note: string }> = {
    offline: {
      title: t`We cannot reach the cinema.`,
      note: t`Check your connection and send again. Nothing is lost: what you typed stays here.`,
    },
    'signed-out': {
      title: t`You have been signed out.`,
      note: t`What you typed stays here. Sign in again in a new tab, come back, and send again.`,
    },
    'too-many': {
      title: failure.message ?? t`That was a lot at once.`,
      note: t`Wait a minute and send again. Nothing is lost.`,
    },
    refused: {
      title: failure.message ?? t`This could not be saved.`,
      note: t`What you typed stays here.`,
    },
    server: {
      title: failure.message ?? t`That did not work, and it is our fault.`,
      note: t`Please send again in a moment. Nothing is lost.`,
    },
  }
  const { title, note } = words[failure.kind]
  return (
    <>
      <ErrorSummary ref={ref} title={title} note={note} errors={wrong} />
      {failure.kind === 'signed-out' && (
        <p>
          <a href={`/${currentLanguage()}`} target="_blank" rel="noopener">
            <Trans>Sign in again in a new tab</Trans>
          </a>
        </p>
      )}
    </>
  )
}
