import { Plural } from '@lingui/react/macro'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Alert } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { Button } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { alertsFor } from './alert-rules.ts'
import styles from './alerts.module.css'
import { alertsQuery } from './home-queries.ts'

/**
 * The alerts for this customer. Those that come after the page has been drawn take the room that was kept for one of them, and unfold on
 * request: nothing that is being read moves.
 */
export function Alerts() {
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const { data, isPending } = useQuery({ ...alertsQuery(), throwOnError: false, retryOnMount: false })
  const [late] = useState(isPending)
  const alerts = alertsFor(data ?? [], account)
  if (!late) return alerts.map((alert) => <AlertNotice key={keyOf(alert)} alert={alert} />)
  return (
    <div className={styles.late} aria-live="polite">
      <LateAlerts alerts={alerts} />
    </div>
  )
}

function LateAlerts({ alerts }: { alerts: readonly Alert[] }) {
  const [unfolded, setUnfolded] = useState(false)
  const [first, ...others] = alerts
  if (!first) return null
  const more = !unfolded && others.length > 0 && (
    <Button variant="text" onClick={() => setUnfolded(true)}>
      <Plural value={others.length} one="# more message" other="# more messages" />
    </Button>
  )
  return (
    <>
      <AlertNotice alert={first} action={more || undefined} />
      {unfolded && others.map((alert) => <AlertNotice key={keyOf(alert)} alert={alert} />)}
    </>
  )
}

function AlertNotice({ alert, action }: { alert: Alert; action?: React.ReactNode }) {
  return (
    <Notice icon={alert.isWarning ? 'alert' : 'bulb'} action={action}>
      {alert.isWarning ? <strong>{alert.messageContent}</strong> : alert.messageContent}
    </Notice>
  )
}

function keyOf({ updatedAt, messageContent }: Alert): string {
  return updatedAt + messageContent
}
