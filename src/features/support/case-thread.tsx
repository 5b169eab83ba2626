import { Plural } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import type { Case } from '#src/api/contract.ts'
import { atStart, formatWeekday } from '#src/app/i18n/formats.ts'
import { formatLongDay } from '#src/app/i18n/page-formats.ts'
import { currentSite } from '#src/site/current-site.ts'
import { Button } from '#src/ui/button.tsx'
import { byDay, leftOut, saidAbout } from './case-days.ts'
import { CaseFiles } from './case-files.tsx'
import { CaseMessage } from './case-message.tsx'
import { receivedCount } from './case-rules.ts'
import styles from './case-thread.module.css'
import { useEndInView } from './use-end-in-view.ts'

/**
 * Everything that was written about a question, the oldest first, with the end in view. Of a long one, the beginning is left out until it is
 * asked for.
 *
 * @param read how many messages of customer service the customer had seen before: what follows is marked as new.
 */
export function CaseThread({ one, read }: { one: Case; read: number }) {
  const all = saidAbout(one)
  const isNew = ({ received, place }: (typeof all)[number]) => received && place >= read
  const firstNew = all.findIndex(isNew)
  const [hidden, setHidden] = useState(() => leftOut(all.length, firstNew))
  const shown = all.slice(hidden)
  const start = all[firstNew] ?? all.at(-1)
  const thread = useRef<HTMLDivElement>(null)
  const inView = useEndInView<HTMLLIElement>()
  const news = receivedCount(one) - read

  function showAll() {
    // The button goes away; the reader goes on from where they are.
    thread.current?.querySelector('li')?.focus({ preventScroll: true })
    setHidden(0)
  }

  return (
    <div ref={thread} className={styles.thread}>
      {hidden > 0 && (
        <div>
          <Button variant="line" onClick={showAll}>
            <Plural value={hidden} one="Show # earlier message" other="Show # earlier messages" />
          </Button>
        </div>
      )}
      {byDay(shown, currentSite().market.timeZone).map(({ day, said }) => (
        <section key={day} className={styles.day}>
          <h3 className={styles.date}>{dayWords(day)}</h3>
          <ol className={styles.messages}>
            {said.map((message) => (
              <CaseMessage
                key={message.id}
                said={message}
                ref={message === start ? inView : undefined}
                isFirstNew={message === all[firstNew]}
              >
                {message.id === one.id && <CaseFiles files={one.attachments} />}
              </CaseMessage>
            ))}
          </ol>
        </section>
      ))}
      {one.description === null && <CaseFiles files={one.attachments} />}
      <p className="visually-hidden" role="status">
        {news > 0 && (
          <Plural value={news} one="# new message from customer service" other="# new messages from customer service" />
        )}
      </p>
    </div>
  )
}

function dayWords(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`)
  return noon.getUTCFullYear() === new Date().getFullYear() ? atStart(formatWeekday(noon, 'UTC')) : formatLongDay(day)
}
