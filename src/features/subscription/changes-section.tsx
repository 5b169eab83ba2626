import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { addDays } from '#src/app/clock/calendar.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Button } from '#src/ui/button.tsx'
import { undoIcon } from '#src/ui/page-icons.ts'
import { Section } from '#src/ui/section.tsx'
import styles from './changes-section.module.css'
import { type Change, changesToCome } from './changes-to-come.ts'
import { monthlyPrice } from './plan-rules.ts'
import type { Holding } from './subscription-actions.ts'
import type { AskedChange, useChanges } from './use-changes.ts'

type ChangesSectionProps = {
  holding: Holding
  changes: ReturnType<typeof useChanges>
  /** `YYYY-MM-DD` in the market. */
  today: string
}

/** All that was asked for and has not happened yet, each with its day and the way back. */
export function ChangesSection({ holding, changes, today }: ChangesSectionProps) {
  const coming = changesToCome(holding)
  if (coming.length === 0) return null
  const state = holding.account.subscriptionState
  const plan = state?.currentPlan?.title
  return (
    <Section title={<Trans>Changes to come</Trans>} layout="margin">
      <ul className={styles.changes}>
        {coming.map((change) => (
          <li key={change.kind} className={styles.change}>
            {change.kind === 'plan' && (
              <>
                <PlanChange {...change} from={plan} addons={state?.newAddons ?? []} />
                <WayBack {...change} undo={changes['undo-plan-change']}>
                  {plan ? <Trans>Keep the {plan}</Trans> : <Trans>Keep my plan</Trans>}
                </WayBack>
              </>
            )}
            {change.kind === 'pause' && (
              <>
                <Pause {...change} />
                <WayBack {...change} undo={changes['undo-pause']}>
                  <Trans>Go on without a pause</Trans>
                </WayBack>
              </>
            )}
            {change.kind === 'end' && (
              <>
                <End {...change} today={today} />
                <WayBack {...change} undo={changes['undo-cancellation']}>
                  <Trans>Keep my subscription</Trans>
                </WayBack>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

type Of<Kind extends Change['kind']> = Extract<Change, { kind: Kind }>

function PlanChange({
  date,
  plan,
  from,
  addons,
}: Of<'plan'> & { from: string | undefined; addons: Parameters<typeof monthlyPrice>[1] }) {
  const to = plan.title
  const price = formatMoney(monthlyPrice(plan, addons))
  const day = date && formatDay(date)
  const lastDay = date && formatDay(addDays(date, -1))
  return (
    <>
      <p>
        <strong>
          {day && from && (
            <Trans>
              On {day}, your {from} becomes a {to}
            </Trans>
          )}
          {day && !from && (
            <Trans>
              On {day}, your plan becomes {to}
            </Trans>
          )}
          {!day && <Trans>Your plan is going to be {to}</Trans>}
        </strong>
        {', '}
        {addons.length > 0 ? <Trans>at {price} a month with its addons.</Trans> : <Trans>at {price} a month.</Trans>}
      </p>
      {lastDay && (
        <p className={styles.note}>
          <Trans>Until {lastDay} you can go back on it.</Trans>
        </p>
      )}
    </>
  )
}

function Pause({ date }: Of<'pause'>) {
  const day = date && formatDay(date)
  return (
    <>
      <p>
        <strong>
          {day ? <Trans>On {day}, your pause begins.</Trans> : <Trans>Your pause begins with the next period.</Trans>}
        </strong>
      </p>
      <p className={styles.note}>
        <Trans>Until then the pass works. The pause lasts until you resume.</Trans>
      </p>
    </>
  )
}

function End({ date, end, today }: Of<'end'> & { today: string }) {
  const day = date && formatDay(date)
  const debit = end?.lastDebitAmount && formatMoney(end.lastDebitAmount)
  const debitDay = end?.lastDebitDate && formatDay(end.lastDebitDate)
  const isAhead = (end?.lastDebitDate ?? '') > today
  return (
    <>
      <p>
        <strong>
          {day ? <Trans>{day} is the last day of your pass.</Trans> : <Trans>Your pass is going to end.</Trans>}
        </strong>
      </p>
      <p className={styles.note}>
        {debit && debitDay && isAhead && (
          <Trans>
            Last debit: {debit} on {debitDay}.
          </Trans>
        )}
        {debit && debitDay && !isAhead && <Trans>Nothing more is debited: the last debit was on {debitDay}.</Trans>}
        {!debit && <Trans>Nothing more is debited.</Trans>}
      </p>
    </>
  )
}

/** How a change is taken back, where it can be; what it is worth when the pass ends before. */
function WayBack({ isOvertaken, canUndo, undo, children }: Change & { undo: AskedChange; children: ReactNode }) {
  return (
    <>
      {isOvertaken && (
        <p className={styles.note}>
          <Trans>Your pass ends before that: it only happens if you keep your subscription.</Trans>
        </p>
      )}
      {canUndo ? (
        <Button variant="text" icon={undoIcon} busy={undo.isPending} onClick={() => void undo.ask()}>
          {children}
        </Button>
      ) : (
        <p className={styles.note}>
          <Trans>This can no longer be taken back.</Trans>
        </p>
      )}
    </>
  )
}
