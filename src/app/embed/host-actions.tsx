import { Trans } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { hostOf } from './host.ts'

/**
 * The way on from a page that cannot go on by itself inside another page or application: the host signs the customer in again, or closes
 * the portal. Where no host may be told, the portal opens in a window of its own.
 */
export function HostActions() {
  const { settings } = useRouter().options.context
  const host = hostOf(settings)
  if (!host.hears) {
    return (
      <a className={buttonClass()} href="/" target="_blank" rel="noopener">
        <Trans>Open in a new window</Trans>
      </a>
    )
  }
  return (
    <>
      <Button onClick={() => host.send('refresh-login')}>
        <Trans>Sign in again</Trans>
      </Button>
      <Button variant="text" onClick={() => host.send('close')}>
        <Trans>Close</Trans>
      </Button>
    </>
  )
}
