import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { Advantage } from '#src/api/contract.ts'
import { CopyButton } from '#src/app/clipboard/copy-button.tsx'
import { dayAt } from '#src/app/clock/calendar.ts'
import { useMinute } from '#src/app/clock/minute.ts'
import { plainText } from '#src/app/content/plain-text.ts'
import { useUrlDialog } from '#src/app/dialogs/url-dialog.ts'
import { LongList } from '#src/app/screens/long-list.tsx'
import { Button } from '#src/ui/button.tsx'
import { AdvantageDialog } from './advantage-dialog.tsx'
import styles from './advantage-list.module.css'
import { inOrder, type KnownAdvantage } from './advantage-rules.ts'
import { timeLeft } from './time-left.ts'
import { UsableUntil } from './usable-until.tsx'

/** Advantages by their last day, each with its code and a dialog of its own to show it in. */
export function AdvantageList({ advantages }: { advantages: readonly Advantage[] }) {
  const { site } = useRouteContext({ from: '__root__' })
  const { item, openFor, close } = useUrlDialog('advantage')
  const today = dayAt(useMinute(), site.market.timeZone)
  const known = inOrder(advantages)
  return (
    <>
      <LongList items={known}>
        {(shown) => (
          <dl className={styles.list}>
            {shown.map((advantage) => (
              <div key={advantage.id} className={styles.item}>
                <dt className={styles.name}>{advantage.name}</dt>
                <dd className={styles.until}>
                  <UsableUntil expirationDate={advantage.expirationDate} today={today} />
                </dd>
                <About advantage={advantage} />
                {timeLeft(advantage.expirationDate, today) !== 'none' && (
                  <Use advantage={advantage} onShow={() => openFor(advantage.id)} />
                )}
              </div>
            ))}
          </dl>
        )}
      </LongList>
      <AdvantageDialog advantage={known.find(({ id }) => id === item)} today={today} close={close} />
    </>
  )
}

/** What it is, and what it cost. */
function About({ advantage: { details, loyaltyPoints } }: { advantage: KnownAdvantage }) {
  const about = details && plainText(details).join(' ')
  if (!about && loyaltyPoints === null) return null
  return (
    <dd className={styles.about}>
      {about && <p>{about}</p>}
      {loyaltyPoints !== null && (
        <p>
          <Plural
            value={loyaltyPoints}
            _0="Chosen without paying points."
            one="Bought with # point."
            other="Bought with # points."
          />
        </p>
      )}
    </dd>
  )
}

/** Its code, to be shown and to be copied; without one, how it is used. */
function Use({ advantage: { name, code }, onShow }: { advantage: KnownAdvantage; onShow: () => void }) {
  const { t } = useLingui()
  if (!code) {
    return (
      <dd className={styles.use}>
        <Button variant="text" aria-label={t`How to use it: ${name}`} onClick={onShow}>
          <Trans>How to use it</Trans>
        </Button>
      </dd>
    )
  }
  return (
    <dd className={styles.use}>
      <p className={styles.code}>
        <Trans>
          Code: <strong>{code}</strong>
        </Trans>
      </p>
      <Button variant="text" aria-label={t`Show the code: ${name}`} onClick={onShow}>
        <Trans>Show the code</Trans>
      </Button>
      <CopyButton value={code}>
        <Trans>
          Copy the code <span className="visually-hidden">({name})</span>
        </Trans>
      </CopyButton>
    </dd>
  )
}
