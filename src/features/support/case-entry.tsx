import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Case } from '#src/api/contract.ts'
import { currentLanguage } from '#src/app/i18n/current-language.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { Icon } from '#src/ui/icon.tsx'
import styles from './case-entry.module.css'
import { lastWordAt } from './case-rules.ts'
import { CaseState } from './case-state.tsx'
import { CaseSubject } from './case-subject.tsx'

/** A question on the list: what it is about, what is new, how far it is, and the way to all that was written. */
export function CaseEntry({ one, news }: { one: Case; news: number }) {
  return (
    <li className={styles.entry}>
      <Link
        className={styles.link}
        to="/$language/messages"
        params={{ language: currentLanguage() }}
        search={{ case: one.id }}
      >
        <span className={styles.words}>
          <span className={styles.subject}>
            <CaseSubject one={one} />
          </span>
          {news > 0 && (
            <span className={styles.news}>
              <Plural value={news} one="# new message" other="# new messages" />
            </span>
          )}
          <span className={styles.note}>
            {!one.closed && <CaseState one={one} />} <LastWord one={one} />
          </span>
        </span>
        <Icon name="chevron" className={styles.sign} />
      </Link>
    </li>
  )
}

function LastWord({ one }: { one: Case }) {
  const day = formatDay(lastWordAt(one))
  return one.messages.length > 0 ? <Trans>Last message on {day}.</Trans> : <Trans>Asked on {day}.</Trans>
}
