import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { hostOf } from '#src/app/embed/host.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { textLinkClass } from '#src/ui/text-link.ts'
import type { Doubt, Failure } from './failure.ts'

/**
 * Why a form could not be sent, by the server's own words where it sent some, and that everything typed is still there.
 *
 * Inside another page or application, signing in is the host's part.
 *
 * @param hasFields whether there is anything to type.
 */
export function FailureReport({ failure, hasFields }: { failure: Failure | Doubt; hasFields: boolean }) {
  const { t } = useLingui()
  const host = hostOf(useRouter().options.context.settings)
  const kept = t`Nothing is lost: what you typed stays here.`
  const words: Record<(Failure | Doubt)['kind'], { title: string; next: string }> = {
    offline: { title: t`We cannot reach the cinema.`, next: t`Check your connection and send again.` },
    doubt: {
      title: t`We cannot tell whether this has arrived.`,
      next: t`The connection broke before we could confirm it. You can send it again; we may then have it twice.`,
    },
    'signed-out': {
      title: t`You have been signed out.`,
      next: host.hears ? t`Sign in and send again.` : t`Sign in again in a new tab, come back here and send again.`,
    },
    'too-many': { title: t`That was a lot at once.`, next: t`Wait a minute and send again.` },
    check: {
      title: t`The check that you are not a robot did not work.`,
      next: t`Send again: a new check begins by itself. If that keeps failing, look at your connection or take another browser.`,
    },
    refused: { title: t`This could not be saved.`, next: '' },
    server: { title: t`That did not work, and it is our fault.`, next: t`Please send again in a moment.` },
  }
  const { title, next } = failure.message ? { title: failure.message, next: '' } : words[failure.kind]
  return (
    <Notice
      tone="danger"
      role="alert"
      action={
        failure.kind === 'signed-out' &&
        (host.hears ? (
          <Button variant="text" onClick={() => host.send('refresh-login')}>
            <Trans>Sign in again</Trans>
          </Button>
        ) : (
          <a className={textLinkClass()} href={`/${currentLanguage()}`} target="_blank" rel="noopener">
            <Trans>Sign in again</Trans>
          </a>
        ))
      }
    >
      <strong>{title}</strong> {next} {hasFields && kept}
    </Notice>
  )
}
