import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { FaqArticle } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { Section } from '#src/ui/section.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { ContactForm, type SentMessage } from './contact-form.tsx'
import { ContactReceipt } from './contact-receipt.tsx'
import { senderOf, unknownSender } from './contact-sender.ts'
import type { ContactType } from './contact-types.ts'
import { useHasArrived } from './use-has-arrived.ts'
import { useLastKnown } from './use-last-known.ts'

type ContactSectionProps = {
  /** The answer that did not help: the message begins with its question. */
  about?: Pick<FaqArticle, 'id' | 'title'> | undefined
  /** What the message is about, where the way here says it. */
  type?: ContactType | undefined
}

/**
 * A message to customer service, for everybody: visitors say who they are, customers are known. Whoever comes for it, by an answer that did
 * not help or for something special, is brought to it.
 */
export function ContactSection({ about, type }: ContactSectionProps) {
  const { session } = useRouteContext({ from: '__root__' })
  const isCustomer = session.isSignedIn
  const { data, isPending } = useQuery({ ...apiQuery('/api/accounts/me'), enabled: isCustomer, throwOnError: false })
  const account = useLastKnown(data)
  // What brought them here may go from the address; the form stays as it is.
  const wanted = useLastKnown(about?.id ?? type)
  const question = useLastKnown(about?.title)
  /** Each message has a form of its own. */
  const [round, setRound] = useState(0)
  const [sent, setSent] = useState<{ message: SentMessage; round: number; wanted: string | undefined }>()
  const isOver = sent !== undefined && sent.wanted === wanted
  const part = useRef<HTMLDivElement>(null)
  const brought = useRef<string>(undefined)
  const hasArrived = useHasArrived()
  useEffect(() => {
    if (!hasArrived || wanted === brought.current) return
    brought.current = wanted
    if (part.current) bring(part.current)
  }, [hasArrived, wanted])

  function beginAnew() {
    setRound(round + 1)
    if (part.current) bring(part.current)
  }

  const sender = sent?.message.sender ?? (account ? senderOf(account) : unknownSender)
  const isWaiting = isCustomer && isPending && !account
  return (
    <div ref={part} tabIndex={-1}>
      <Section
        title={<Trans>Write to us</Trans>}
        note={
          isCustomer ? (
            <Trans>The answer comes by e-mail. It is not among your messages.</Trans>
          ) : (
            <Trans>The answer comes by e-mail. You do not need an account.</Trans>
          )
        }
        layout="margin"
      >
        {isOver && sent.round === round ? (
          <ContactReceipt message={sent.message} onAnother={beginAnew} />
        ) : isWaiting ? (
          <div className="stack" aria-busy="true">
            <Skeleton kind="button" />
            <Skeleton kind="button" />
            <Skeleton kind="button" />
          </div>
        ) : (
          <ContactForm
            key={`${round} ${wanted}`}
            about={isOver ? undefined : question}
            type={type ?? 'general'}
            sender={sender}
            onSent={(message) => setSent({ message, round, wanted })}
            onClear={beginAnew}
          />
        )}
      </Section>
    </div>
  )
}

/** Shows a part of the page from its beginning, and has it read from there. */
function bring(part: HTMLElement): void {
  part.focus({ preventScroll: true })
  part.scrollIntoView()
}
