import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '#src/api/api-error.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { type Failure, failureOf, refusedFields } from '#src/forms/failure.ts'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import { ErrorCode } from './photo-problem.tsx'

/** Why a photo could not be saved, by the server's own words where it sent some, and that it is still there. */
export function PhotoFailure({ error }: { error: Error }) {
  const { t } = useLingui()
  const { kind, message } = failureOf(error)
  const words: Record<Failure['kind'], { title: string; next?: string }> = {
    offline: { title: t`We cannot reach the cinema.`, next: t`Check your connection and save again.` },
    'signed-out': {
      title: t`You have been signed out.`,
      next: t`Sign in again in a new tab, come back here and save again.`,
    },
    'too-many': { title: t`That was a lot at once.`, next: t`Wait a minute and save again.` },
    check: { title: t`This photo could not be saved.` },
    refused: { title: t`This photo could not be saved.` },
    server: { title: t`That did not work, and it is our fault.`, next: t`Please save again in a moment.` },
  }
  const [refused] = refusedFields(error, []).hidden
  const said = refused ?? message
  const { title, next } = said ? { title: said } : words[kind]
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        kind === 'signed-out' && (
          <a className={textLinkClass()} href={`/${currentLanguage()}`} target="_blank" rel="noopener">
            <Trans>Sign in again</Trans>
          </a>
        )
      }
    >
      <strong>{title}</strong> {next} <Trans>Your photo stays here.</Trans>
      {error instanceof ApiError && photoCodes.includes(error.code) && <ErrorCode code={error.code} />}
    </Notice>
  )
}

/** Codes that have a meaning for customer service. */
const photoCodes = ['10001', '10002']
