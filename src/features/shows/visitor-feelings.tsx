import { useState } from 'react'
import { useCustomerAction } from '#src/app/session/use-customer-action.ts'
import { FeelingsForm, type FeelingsPlace, rateName, wishName } from './feelings-form.tsx'
import type { Emotion } from './rating-rules.ts'

/** The same buttons for somebody who is not signed in: each leads to the sign-in, after which what was wanted is done. */
export function VisitorFeelings(place: FeelingsPlace) {
  const wish = useCustomerAction<boolean>(wishName(place))
  const rate = useCustomerAction<Emotion>(rateName(place))
  const [answer, setAnswer] = useState<Emotion>()
  return (
    <FeelingsForm
      {...place}
      // The answer shows that it was heard, for as long as the way to the sign-in takes.
      emotion={rate.isLeaving && answer !== undefined ? answer : null}
      isLeaving={wish.isLeaving}
      onWish={wish}
      onRate={(emotion) => {
        setAnswer(emotion)
        rate(emotion)
      }}
      isVisitor
    />
  )
}
