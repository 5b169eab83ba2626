import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#src/api/contract.ts'
import { useApiMutation } from '#src/api/mutation.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { Checkbox } from '#src/ui/form/choice.tsx'
import { subscriptionPaths } from './subscription-paths.ts'

/** Switches between one debit with everything and one for each supplement. It stands as it is until the server has changed it. */
export function SupplementSwitch({ subscription }: { subscription: Subscription }) {
  const { debitInvoiceEnabled: isOn, nextDebitDate } = subscription
  const change = useApiMutation('patch', '/api/accounts/me/subscription/groupSupplementInvoice', {
    invalidates: subscriptionPaths,
    success: isOn
      ? msg`Done: each supplement is debited on its own from now on.`
      : msg`Done: supplements are debited together with the month from now on.`,
    failure: { says: 'message', otherwise: msg`This could not be changed. Please try again in a moment.` },
  })
  const day = nextDebitDate && formatDay(nextDebitDate)
  return (
    <Checkbox
      role="switch"
      label={<Trans>Debit supplements together with the month</Trans>}
      help={
        <>
          {isOn && day && (
            <Trans>The supplements so far go with the debit on {day}. Off, each is debited on its own.</Trans>
          )}
          {isOn && !day && <Trans>Off, each supplement is debited on its own.</Trans>}
          {!isOn && day && (
            <Trans>
              Each supplement is debited on its own. On, those that are not debited yet go with the debit on {day}.
            </Trans>
          )}
          {!isOn && !day && <Trans>Each supplement is debited on its own.</Trans>}
        </>
      }
      checked={isOn}
      aria-busy={change.isPending || undefined}
      onChange={() => change.mutate({ body: { action: isOn ? 'disabled' : 'activated' } })}
    />
  )
}
