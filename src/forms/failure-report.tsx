import { Trans, useLingui } from '@lingui/react/macro'
import type { Ref } from 'react'
import { currentLanguage } from '#src/app/i18n/language.ts'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import type { Failure } from './failure.ts'
import styles from './failure-report.module.css'

type FailureReportProps = {
  failure: Failure
  /** Answers that were refused along with it. */
  wrong: readonly { id: string; label: string }[]
  ref: Ref<HTMLDivElement>
}

/** Why a form could not be sent, by the server's own words where it sent some, and that everything typed is still there. */
export function FailureReport({ failure, wrong, ref }: FailureReportProps) {
  const { t } = useLingui()
  const kept = t`Nothing is lost: what you typed stays here.`
  const words: Record<Failure['kind'], { title: string; note: string }> = {
    offline: { title: t`We cannot reach the cinema.`, note: t`Check your connection and send again. ${kept}` },
    'signed-out': {
      title: t`You have been signed out.`,
      note: t`What you typed stays here. Sign in again in a new tab, come back, and send again.`,
    },
    'too-many': { title: t`That was a lot at once.`, note: t`Wait a minute and send again. ${kept}` },
    refused: { title: t`This could not be saved.`, note: kept },
    server: { title: t`That did not work, and it is our fault.`, note: t`Please send again in a moment. ${kept}` },
  }
  const { title, note } = failure.message ? { title: failure.message, note: kept } : words[failure.kind]
  return (
    <>
      <ErrorSummary ref={ref} title={title} note={note} errors={wrong} />
      {failure.kind === 'signed-out' && (
        <p className={styles.again}>
          <a className={textLinkClass()} href={`/${currentLanguage()}`} target="_blank" rel="noopener">
            <Trans>Sign in again in a new tab</Trans>
          </a>
        </p>
      )}
    </>
  )
}
