import { Plural } from '@lingui/react/macro'
import type { Prepaid } from '#src/api/contract.ts'
import { prepaidState } from './prepaid-rules.ts'

/** Which card a dialog is about, and what is left on it for the customer. */
export function CardPlaces({ card }: { card: Prepaid }) {
  return (
    <p className="t-lead">
      <strong>
        <bdi>{card.name}</bdi>
      </strong>
      {prepaidState(card) !== 'given' && (
        <>
          {', '}
          <Plural value={card.quantity.remaining} _0="no places left" one="# place left" other="# places left" />
        </>
      )}
    </p>
  )
}
