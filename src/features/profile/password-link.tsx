import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import { useState } from 'react'
import type { Account } from '#src/api/contract.ts'
import { useStateChangingRead } from '#src/api/state-changing-read.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { confirm } from '#src/app/dialogs/confirm.ts'
import { formatTime } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { passwordLinks } from './password-links.ts'

/** Has a link sent with which the customer chooses another password. A second one is sent only to somebody who says so: it ends the first. */
export function PasswordLink({ account }: { account: Pick<Account, 'id' | 'email'> }) {
  const { id, email } = account
  const { site } = useRouteContext({ from: '__root__' })
  const [sentAt, setSentAt] = useState(() => passwordLinks.lastSent(id))
  const isGood = passwordLinks.isGood(sentAt, useMinute())
  const { mutate, isPending } = useStateChangingRead('/api/accounts/me/changePassword', {
    success: msg`We have sent a link to ${email}. It works for one hour.`,
    failure: {
      says: 'message',
      otherwise: msg`We could not send you the link. Please try again in a moment. If you always sign in with another service, such as Google, you have no password here.`,
    },
  })

  async function send() {
    if (passwordLinks.isGood(passwordLinks.lastSent(id), new Date()) && !(await confirm(another))) return
    mutate({}, { onSuccess: () => setSentAt(passwordLinks.noteSent(id)) })
  }

  return (
    <>
      <p>
        {isGood && sentAt ? (
          <Trans>
            A link was sent at {formatTime(sentAt, site.market.timeZone)}. It works for one hour. Nothing has arrived?
            Look among the unwanted mail.
          </Trans>
        ) : (
          <Trans>
            We send a link to your address. Follow it to choose a new password; until then the old one works.
          </Trans>
        )}
      </p>
      <Button variant="line" busy={isPending} onClick={send}>
        {isGood ? <Trans>Send another link</Trans> : <Trans>Send me the link</Trans>}
      </Button>
    </>
  )
}

const another = {
  title: msg`Send another link?`,
  text: msg`The link that we sent before stops working then.`,
  confirm: msg`Send another link`,
  cancel: msg`Use the first one`,
}
