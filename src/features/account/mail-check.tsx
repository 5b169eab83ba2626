import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiQuery } from '#src/api/query.ts'
import { Button } from '#src/ui/button.tsx'

/** Asks whether the address is confirmed by now, and says so when it is not. Where it is, the page says it. */
export function MailCheck() {
  const queryClient = useQueryClient()
  const [outcome, setOutcome] = useState<'none' | 'checking' | 'open' | 'failed'>('none')

  async function check() {
    setOutcome('checking')
    try {
      const { emailVerified } = await queryClient.fetchQuery({ ...apiQuery('/api/accounts/me'), staleTime: 0 })
      setOutcome(emailVerified ? 'none' : 'open')
    } catch {
      setOutcome('failed')
    }
  }

  return (
    <div className="stack">
      <Button busy={outcome === 'checking'} onClick={check}>
        <Trans>I have followed the link</Trans>
      </Button>
      <p role="status">
        {outcome === 'open' && (
          <Trans>
            We do not know of it yet. Follow the link in the newest message; it may take a minute to arrive here.
          </Trans>
        )}
        {outcome === 'failed' && <Trans>We could not find out just now. Please try again in a moment.</Trans>}
      </p>
    </div>
  )
}
