import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { Survey } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { readCookie, writeCookie } from '#src/app/storage/cookies.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Coupon } from '#src/ui/coupon.tsx'
import { Icon } from '#src/ui/icon.tsx'
import styles from './home-pushes.module.css'
import { surveyQuery } from './home-queries.ts'
import { OptInCoupon } from './opt-in-coupon.tsx'
import { hiddenDays, type Push, pushCookie, pushesFor, readPushHistory, withHidden } from './push-rules.ts'

/** What the home asks of the customer, each to be done or put away for a while. */
export function HomePushes() {
  const { t } = useLingui()
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const queryClient = useQueryClient()
  // An invitation that comes after the page has been drawn waits for the next visit: it is not worth moving what is being read.
  const [survey] = useState(() => queryClient.getQueryData(surveyQuery().queryKey)?.survey ?? undefined)
  const [history, setHistory] = useState(() => readPushHistory(readCookie(pushCookie)))
  const group = useRef<HTMLElement>(null)
  const pushes = pushesFor(account, survey?.url, history, new Date())
  const count = useRef(pushes.length)

  // The button that had the focus goes away with its coupon.
  useEffect(() => {
    if (pushes.length < count.current) group.current?.focus({ preventScroll: true })
    count.current = pushes.length
  }, [pushes.length])

  function hide(push: Push) {
    const next = withHidden(push, history, new Date())
    writeCookie(pushCookie, JSON.stringify(next), { days: hiddenDays })
    setHistory(next)
  }

  const coupons: Record<Push, (away: () => void) => ReactNode> = {
    birthDate: (away) => <BirthDateCoupon onHide={away} />,
    optIn: (away) => <OptInCoupon onHide={away} />,
    survey: (away) => survey && <SurveyCoupon survey={survey} onHide={away} />,
  }

  return (
    <section
      ref={group}
      className={styles.group}
      tabIndex={-1}
      aria-label={pushes.length > 0 ? t`Suggestions for you` : undefined}
    >
      {pushes.length > 0 && (
        <ul className={styles.pushes}>
          {pushes.map((push) => (
            <li key={push}>{coupons[push](() => hide(push))}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

function BirthDateCoupon({ onHide }: { onHide: () => void }) {
  const { t } = useLingui()
  return (
    <Coupon
      title={<Trans>When is your birthday?</Trans>}
      action={
        <Link
          className={buttonClass({ variant: 'line' })}
          to="/$language/profile"
          params={{ language: currentLanguage() }}
        >
          <Trans>Add my date</Trans>
        </Link>
      }
      dismiss={{ label: t`Put the birthday question away`, onClick: onHide }}
    >
      <Trans>Some of our offers go by age. Your date of birth opens them to you.</Trans>
    </Coupon>
  )
}

function SurveyCoupon({ survey, onHide }: { survey: Survey; onHide: () => void }) {
  const { t } = useLingui()
  return (
    <Coupon
      title={survey.title}
      action={
        <a className={buttonClass({ variant: 'line' })} href={survey.url} target="_blank" rel="noopener noreferrer">
          <Trans>Answer</Trans>
          <Icon name="outward" title={t`(opens in a new tab)`} />
        </a>
      }
      dismiss={{ label: t`Put the survey away`, onClick: onHide }}
    >
      {survey.description ?? <Trans>A few questions, and we know what to do better.</Trans>}
    </Coupon>
  )
}
