import { Trans } from '@lingui/react/macro'
import type { Subscription } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { pauseStart } from './changes-to-come.ts'
import { can, type Holding } from './subscription-actions.ts'
import type { Debit, Situation } from './subscription-rules.ts'

/** What the state of a subscription means from here on. Goes with its sentence, where there is room for more than that. */
export function SubscriptionNext({ situation, holding }: { situation: Situation; holding: Holding }) {
  switch (situation.kind) {
    case 'active':
    case 'starting':
      return holding.account.subscriptionState?.pausePending ? (
        <ComingPause start={pauseStart(holding.subscription)} debit={situation.debit} />
      ) : (
        <HowLong {...holding.subscription} />
      )
    case 'photo-rejected':
      return <Trans>Until there is a new one it opens no doors.</Trans>
    case 'paused':
      return can('resume', holding) ? (
        <Trans>No month is debited until you resume it. Then it works again at once.</Trans>
      ) : (
        <Trans>No month is debited while it is.</Trans>
      )
    case 'ending':
      return <Trans>Until then it works as always.</Trans>
    case 'changing':
      return <Trans>Until then everything stays as it is.</Trans>
    default:
      return null
  }
}

function ComingPause({ start, debit }: { start: string | null; debit: Debit | undefined }) {
  if (!start) return <Trans>Your pause begins with the next period.</Trans>
  // The sentence before this ends with the day of the debit.
  if (debit?.date === start) return <Trans>Your pause begins the same day.</Trans>
  const day = formatDay(start)
  return <Trans>On {day}, your pause begins.</Trans>
}

function HowLong({ isADI, cancellation }: Subscription) {
  if (!cancellation) return null
  if (isADI) return <Trans>You can end it whenever you like.</Trans>
  const end = formatLongDay(cancellation.endDate)
  return <Trans>It runs until {end}.</Trans>
}
