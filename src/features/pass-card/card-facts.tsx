import { Trans } from '@lingui/react/macro'
import { useRouteContext } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PassCard } from '#src/api/contract.ts'
import { dayAt } from '#src/app/clock/calendar.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import { Bill } from '#src/ui/bill.tsx'
import { type CardState, cardState, type PhotoState, photoState, takesPhoto } from './card-rules.ts'

type Fact = { label: ReactNode; value: ReactNode; note?: ReactNode }

/** What is known of a card besides what is printed on it. */
export function CardFacts({ card }: { card: PassCard }) {
  const { site } = useRouteContext({ from: '__root__' })
  const today = dayAt(new Date(), site.market.timeZone)
  const state = cardState(card)
  const facts: (Fact | false)[] = [
    state !== 'unknown' && { label: <Trans>State</Trans>, value: <StateWord state={state} />, note: noteOn(state) },
    {
      label: <Trans>In use since</Trans>,
      value: card.activationDate === null ? <Trans>not used yet</Trans> : formatDay(card.activationDate),
    },
    { label: <Trans>Valid</Trans>, value: <Validity lastDay={card.validityDate} today={today} /> },
    card.isADI && { label: <Trans>Subscription</Trans>, value: <Trans>open-ended</Trans> },
    takesPhoto(card) && photoFact(photoState(card)),
  ]
  return <Bill rows={facts.filter((fact) => fact !== false)} />
}

/** How a card stands, in a word. */
export function StateWord({ state }: { state: CardState }) {
  switch (state) {
    case 'active':
      return <Trans context="pass card">active</Trans>
    case 'paused':
      return <Trans context="pass card">paused</Trans>
    case 'blocked':
      return (
        <strong>
          <Trans context="pass card">blocked</Trans>
        </strong>
      )
    case 'ended':
      return <Trans context="pass card">no longer in use</Trans>
    case 'unknown':
      return null
  }
}

function noteOn(state: CardState): ReactNode {
  if (state === 'paused') return <Trans>The pass rests: it opens no doors for now.</Trans>
  if (state === 'blocked') return <Trans>The pass is refused at the door for now.</Trans>
  return undefined
}

/** @param today `YYYY-MM-DD` in the market. */
function Validity({ lastDay, today }: { lastDay: string | null; today: string }) {
  if (lastDay === null) return <Trans>without an end</Trans>
  const day = formatDay(lastDay)
  return lastDay < today ? <Trans>until {day}: over</Trans> : <Trans>until {day}</Trans>
}

function photoFact(state: PhotoState): Fact | false {
  const label = <Trans>Photo</Trans>
  switch (state) {
    case 'none':
      return { label, value: <Trans>none yet</Trans> }
    case 'accepted':
      return { label, value: <Trans>accepted</Trans> }
    case 'pending':
      return { label, value: <Trans>being looked at</Trans> }
    case 'refused':
      return {
        label,
        value: (
          <strong>
            <Trans>turned down</Trans>
          </strong>
        ),
      }
    case 'unknown':
      return false
  }
}
