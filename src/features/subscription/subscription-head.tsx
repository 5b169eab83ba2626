import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ActionBar } from './action-bar.tsx'
import type { Holding } from './subscription-actions.ts'
import styles from './subscription-head.module.css'
import { SubscriptionNext } from './subscription-next.tsx'
import type { Situation } from './subscription-rules.ts'
import { SubscriptionSentence } from './subscription-sentence.tsx'
import type { useChanges } from './use-changes.ts'

type SubscriptionHeadProps = {
  holding: Holding
  situation: Situation
  changes: ReturnType<typeof useChanges>
  /** The pass as an object, and the way to put another card on the account. */
  card: ReactNode
}

/** How the subscription stands, what can be done about it, and beside that the pass. */
export function SubscriptionHead({ holding, situation, changes, card }: SubscriptionHeadProps) {
  const { t } = useLingui()
  const plan = holding.account.subscriptionState?.currentPlan?.title
  return (
    <div className={styles.head}>
      <section className={styles.words} aria-label={plan ?? t`Your pass`}>
        <p className="t-lead">
          <SubscriptionSentence situation={situation} plan={plan} />{' '}
          <SubscriptionNext situation={situation} holding={holding} />
        </p>
        <ActionBar holding={holding} changes={changes} />
      </section>
      <div className={styles.card}>{card}</div>
    </div>
  )
}
