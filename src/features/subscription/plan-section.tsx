import { Trans } from '@lingui/react/macro'
import type { SubscriptionState } from '#src/api/contract.ts'
import { addDays } from '#src/app/clock/calendar.ts'
import { formatDay, formatMoney } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { Section } from '#src/ui/section.tsx'
import { changesToCome } from './changes-to-come.ts'
import { monthlyPrice, type Plan } from './plan-rules.ts'
import styles from './plan-section.module.css'
import type { Holding } from './subscription-actions.ts'

/** What the plan is made of and costs a month: the one in force and, where another was asked for, the one that follows. */
export function PlanSection({ holding }: { holding: Holding }) {
  const state = holding.account.subscriptionState
  if (!state?.currentPlan) return null
  const { currentPlan, newPlan, addons, newAddons } = state
  const change = changesToCome(holding).find(({ kind }) => kind === 'plan')
  if (!change || !newPlan) {
    return (
      <Section title={<Trans>Your plan</Trans>} layout="margin">
        <PlanBill plan={currentPlan} addons={addons} />
      </Section>
    )
  }
  const first = change.date && formatDay(change.date)
  const last = change.date && formatDay(addDays(change.date, -1))
  return (
    <Section title={<Trans>Your plan</Trans>} layout="margin">
      <div className={styles.plans}>
        <div>
          <h3 className="t-h3">{last ? <Trans>Until {last}</Trans> : <Trans>Now</Trans>}</h3>
          <PlanBill plan={currentPlan} addons={addons} />
        </div>
        <div>
          <h3 className="t-h3">{first ? <Trans>From {first}</Trans> : <Trans>After that</Trans>}</h3>
          {change.isOvertaken && (
            <p className="t-small muted">
              <Trans>Only if you keep your subscription: it ends before.</Trans>
            </p>
          )}
          <PlanBill plan={newPlan} addons={newAddons} />
        </div>
      </div>
    </Section>
  )
}

function PlanBill({ plan, addons }: { plan: Plan; addons: SubscriptionState['addons'] }) {
  return (
    <Bill
      rows={[
        { label: plan.title, value: formatMoney(plan.price) },
        ...addons.map(({ title, price }) => ({ label: title, value: formatMoney(price) })),
      ]}
      sum={{ label: <Trans>Each month</Trans>, value: formatMoney(monthlyPrice(plan, addons)) }}
    />
  )
}
