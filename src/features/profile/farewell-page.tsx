import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDay } from '#src/app/i18n/formats.ts'
import { SignedOutPage } from '#src/app/screens/signed-out-page.tsx'
import { plannedDeletion } from './planned-deletion.ts'

/** Where somebody arrives who is signed out; after they asked for their account to be deleted, with what happens next. */
export function FarewellPage() {
  const [day] = useState(plannedDeletion.read)
  if (!day) return <SignedOutPage />
  const written = formatDay(day)
  return (
    <SignedOutPage
      onSignIn={plannedDeletion.forget}
      news={
        <Trans>
          Your account will be deleted on <strong>{written}</strong>. We have sent you a receipt by e-mail. Until that
          day the account works as before: to keep it, sign in and write to our customer service.
        </Trans>
      }
    />
  )
}
