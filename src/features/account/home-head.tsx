import type { ComponentProps, ReactNode } from 'react'
import { useMinute } from '#src/app/clock/minute.ts'
import { atStart, formatWeekday } from '#src/app/i18n/formats.ts'
import { PageHead } from '#src/ui/page-head.tsx'
import { Greeting } from './greeting.tsx'
import styles from './home-head.module.css'

type HomeHeadProps = {
  account: ComponentProps<typeof Greeting>['account']
  /** A sentence after the date, when a film starts soon. */
  starts: ReactNode
}

/** The head of the home, the same for the page and its skeleton. */
export function HomeHead({ account, starts }: HomeHeadProps) {
  const today = atStart(formatWeekday(useMinute()))
  return (
    <PageHead
      title={<Greeting account={account} />}
      lead={
        <span className={styles.when}>
          <span>{today}.</span> <span>{starts}</span>
        </span>
      }
    />
  )
}
