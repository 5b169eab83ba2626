import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { createPortal } from 'react-dom'
import { ApiError } from '#src/api/api-error.ts'
import { addDays, dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { focusHeading } from '#src/app/focus/heading.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay, formatTime } from '#src/app/i18n/formats.ts'
import { isRefused } from '#src/app/router/guards.ts'
import { SessionError } from '#src/app/session/session-error.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './last-checked.module.css'
import { ticketsQuery } from './tickets-query.ts'

/** An answer that takes longer, in milliseconds, counts as no connection until it is there. */
const patience = 3000
/** How often it is tried once more after a failure, in milliseconds. Not every network that is back says so. */
const betweenAttempts = 30_000

/** Says when the tickets were last checked, where they cannot be checked just now; nothing while they are fresh. */
export function LastChecked() {
  const { isShown, isConnected, checkedAt, isBusy, said, check } = useCheck()
  const { t } = useLingui()
  const now = useMinute()
  const words = { fresh: t`Your tickets are up to date.`, late: t`We still cannot check your tickets.` }
  return (
    <>
      {isShown && (
        <div className={classes('screen-only', styles.line)}>
          <Icon name="clock" className={styles.sign} />
          <p>
            {isConnected ? <Trans>Your tickets cannot be checked just now.</Trans> : <Trans>No connection.</Trans>}{' '}
            <When at={checkedAt} now={now} />
          </p>
          <Button variant="text" className={styles.check} busy={isBusy} onClick={check}>
            <Trans>Check again</Trans>
          </Button>
        </div>
      )}
      {createPortal(
        <div className="visually-hidden" role="status">
          {said && words[said]}
        </div>,
        document.body,
      )}
    </>
  )
}

/** When it was, by the reader's own clock. */
function When({ at, now }: { at: Date; now: Date }) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const [day, today] = [dayAt(at, timeZone), dayAt(now, timeZone)]
  const time = formatTime(at.toISOString(), timeZone)
  if (day === today) return <Trans>Last checked today at {time}.</Trans>
  if (day === addDays(today, -1)) return <Trans>Last checked yesterday at {time}.</Trans>
  return (
    <Trans>
      Last checked on {formatDay(day)} at {time}.
    </Trans>
  )
}

/** How the latest attempt to read the tickets went, and the way to another one. */
function useCheck() {
  const { session } = useRouteContext({ from: '__root__' })
  const isGuest = !session.isSignedIn && session.guest !== undefined
  const { dataUpdatedAt, error, failureCount, failureReason, isFetching, refetch } = useQuery({
    ...ticketsQuery(),
    throwOnError: false,
    refetchInterval: ({ state }) => state.status === 'error' && !isGuest && betweenAttempts,
  })
  const [said, setSaid] = useState<'fresh' | 'late'>()
  const [isLeaving, setLeaving] = useState(false)
  const isSlow = useIsSlow(isFetching)
  const trouble = error ?? failureReason

  async function check() {
    setSaid(undefined)
    if (isGuest) {
      setLeaving(true)
      await signIn()
      setLeaving(false)
      return setSaid('late')
    }
    const { isSuccess } = await refetch()
    setSaid(isSuccess ? 'fresh' : 'late')
    // The button that was pressed goes with the line.
    if (isSuccess) focusHeading()
  }

  /** Returns only when that fails. */
  function signIn() {
    const here = location.pathname + location.search + location.hash
    return session.signIn(here, currentLanguage()).catch(() => undefined)
  }

  const onReconnect = useEffectEvent(() => {
    if (!isGuest) void refetch()
  })
  useEffect(() => {
    const listener = () => onReconnect()
    addEventListener('online', listener)
    return () => removeEventListener('online', listener)
  }, [])

  const onRefused = useEffectEvent(() => {
    if (!isGuest) void signIn()
  })
  useEffect(() => {
    if (isRefused(error)) onRefused()
  }, [error])

  return {
    isShown: isGuest || isSlow || failureCount > 0 || error !== null,
    isConnected: navigator.onLine && !isSlow && trouble !== null && !isOutOfReach(trouble),
    checkedAt: new Date(dataUpdatedAt),
    isBusy: isFetching || isLeaving,
    said,
    check,
  }
}

function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isSlow
}

/** Whether no answer came at all. */
function isOutOfReach(error: Error): boolean {
  return error instanceof ApiError ? error.status === 0 : error instanceof SessionError
}
