import { Trans } from '@lingui/react/macro'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import type { Debit, Situation } from './subscription-rules.ts'

/** The state of a subscription in one sentence. `plan` is the name of the plan, when it has one. */
export function SubscriptionSentence({ situation, plan }: { situation: Situation; plan: string | undefined }) {
  const pass = <strong>{plan ?? <Trans>pass</Trans>}</strong>
  switch (situation.kind) {
    case 'none':
      return <Trans>With a pass, you go as often as you like, for one amount a month.</Trans>
    case 'former':
      return <Trans>Your pass has ended. You can take one again whenever you like.</Trans>
    case 'photo-rejected':
      return <Trans>Your {pass} is blocked: the photo on it was turned down.</Trans>
    case 'blocked':
      return <Trans>Your {pass} is blocked.</Trans>
    case 'unpaid':
      return <Unpaid {...situation} pass={pass} />
    case 'paused':
      return <Trans>Your {pass} is paused.</Trans>
    case 'ending':
      return <Ending {...situation} pass={pass} />
    case 'changing':
      return <Changing {...situation} pass={pass} />
    case 'starting':
    case 'active':
      return <Running {...situation} pass={pass} />
    case 'unknown':
      return <Trans>You have the {pass}.</Trans>
  }
}

type Of<Kind extends Situation['kind']> = Extract<Situation, { kind: Kind }> & { pass: React.ReactNode }

function Unpaid({ balance, ended, pass }: Of<'unpaid'>) {
  if (!balance) return <Trans>Your {pass} is unpaid.</Trans>
  const sum = <strong>{formatMoney(balance)}</strong>
  if (ended) return <Trans>Your pass has ended, and {sum} is still due.</Trans>
  return (
    <Trans>
      Your {pass} is unpaid: {sum} is still due.
    </Trans>
  )
}

function Ending({ date, pass }: Of<'ending'>) {
  if (!date) return <Trans>Your {pass} is going to end, as you asked.</Trans>
  const day = formatDay(date)
  return (
    <Trans>
      Your {pass} ends on {day}, as you asked.
    </Trans>
  )
}

function Changing({ plan, date, pass }: Of<'changing'>) {
  const next = <strong>{plan}</strong>
  if (!date) {
    return (
      <Trans>
        Your {pass} is going to be a {next}.
      </Trans>
    )
  }
  const day = formatDay(date)
  return (
    <Trans>
      Your {pass} becomes a {next} on {day}.
    </Trans>
  )
}

function Running({ kind, debit, pass }: Of<'starting' | 'active'>) {
  const begins = kind === 'starting'
  return (
    <>
      {begins ? <Trans>Your {pass} is about to begin.</Trans> : <Trans>Your {pass} is active.</Trans>}{' '}
      {debit && <RunningDebit {...debit} first={begins} />}
    </>
  )
}

function RunningDebit({ amount, date, first }: Debit & { first: boolean }) {
  const sum = <strong>{formatMoney(amount)}</strong>
  const day = formatDay(date)
  return first ? (
    <Trans>
      First debit: {sum} on {day}.
    </Trans>
  ) : (
    <Trans>
      Next debit: {sum} on {day}.
    </Trans>
  )
}
