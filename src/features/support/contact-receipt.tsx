import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from '#src/ui/button.tsx'
import type { SentMessage } from './contact-form.tsx'

/** That a message has arrived, by the number that its answer will name. It takes the focus from the form that it stands in place of. */
export function ContactReceipt({ message, onAnother }: { message: SentMessage; onAnother: () => void }) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'center' })
  }, [])
  const number = <strong>{message.number}</strong>
  const mail = <strong>{message.sender.email}</strong>
  return (
    <div ref={part} tabIndex={-1} className="stack">
      <p className="t-lead">
        <Trans>We have your message. Its number is {number}.</Trans>
      </p>
      <p>
        <Trans>Our answer will come to {mail}.</Trans>
      </p>
      <div className="row">
        <Button variant="line" onClick={onAnother}>
          <Trans>Write another message</Trans>
        </Button>
      </div>
    </div>
  )
}
