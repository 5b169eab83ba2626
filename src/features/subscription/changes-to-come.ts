import type { Subscription } from '#src/api/contract.ts'
import { addDays } from '#src/app/clock/calendar.ts'
import type { Plan } from './plan-rules.ts'
import { can, type Holding } from './subscription-actions.ts'
import { lastDay } from './subscription-rules.ts'

type Coming = {
  /** The day on which it happens, `YYYY-MM-DD`: the first day of a pause or a plan, the last one of the pass. `null` when nobody says. */
  date: string | null
  /** Whether it can still be taken back. */
  canUndo: boolean
  /** The pass ends before it would happen. */
  isOvertaken: boolean
}

/** Something that was asked for and has not happened yet. */
export type Change =
  | ({ kind: 'plan'; plan: Plan } & Coming)
  | ({ kind: 'pause' } & Coming)
  | ({ kind: 'end'; end: Subscription['cancellation'] } & Coming)

/** All that is going to change, in the order in which it happens; what has no date comes last. */
export function changesToCome(holding: Holding): Change[] {
  const { subscription, account } = holding
  const state = account.subscriptionState
  if (!state) return []
  const end = state.cancelPending ? lastDay(subscription, state) : null
  const overtaken = (date: string | null) => end !== null && (date === null || date > end)
  const changes: Change[] = []

  if (state.pendingPlanChange && state.newPlan) {
    const date = state.nextPlanExecutionDate
    const canUndo = can('undo-plan-change', holding)
    changes.push({ kind: 'plan', plan: state.newPlan, date, canUndo, isOvertaken: overtaken(date) })
  }
  if (state.pausePending) {
    const date = pauseStart(subscription)
    changes.push({ kind: 'pause', date, canUndo: can('undo-pause', holding), isOvertaken: overtaken(date) })
  }
  if (state.cancelPending) {
    const canUndo = can('undo-cancellation', holding)
    changes.push({ kind: 'end', end: subscription.cancellation, date: end, canUndo, isOvertaken: false })
  }
  return changes.sort((one, other) => (one.date ?? '9').localeCompare(other.date ?? '9'))
}

/**
 * The first day of a pause that is planned or asked for now: the day of the next debit. Where none will follow, the day after the period
 * that is running, which is also the last one of an open-ended subscription that were cancelled now.
 */
export function pauseStart({ nextDebitDate, isADI, cancellation }: Subscription): string | null {
  return nextDebitDate ?? (isADI && cancellation ? addDays(cancellation.endDate, 1) : null)
}
