import { Trans } from '@lingui/react/macro'
import type { Case } from '#src/api/contract.ts'
import { formatDay, formatList } from '#src/app/i18n/formats.ts'
import styles from './case-thread.module.css'

/** Everything that was written about a question, the oldest first, as it was typed. */
export function CaseThread({ one: { description, attachments, createdAt, messages } }: { one: Case }) {
  const files = formatList(attachments.map(({ name }) => name))
  return (
    <ol className={styles.thread}>
      {description !== null && (
        <Message received={false} createdAt={createdAt}>
          {description}
        </Message>
      )}
      {files && (
        <li className="t-small muted">
          <Trans>Sent along: {files}</Trans>
        </li>
      )}
      {messages.map(({ id, received, createdAt: sentAt, body }) => (
        <Message key={id} received={received} createdAt={sentAt}>
          {body}
        </Message>
      ))}
    </ol>
  )
}

function Message({ received, createdAt, children }: { received: boolean; createdAt: string; children: string }) {
  const day = formatDay(createdAt)
  return (
    <li>
      <p className="t-small muted">{received ? <Trans>Customer service, {day}</Trans> : <Trans>You, {day}</Trans>}</p>
      <p className={styles.words}>{children}</p>
    </li>
  )
}
