import { Trans } from '@lingui/react/macro'
import type { Goodie, Prepaid } from '#src/api/contract.ts'
import { formatDay } from '#src/app/i18n/formats.ts'
import type { GoodieState } from './goodie-states.ts'
import { offerEnd } from './prepaid-rules.ts'
import { UntilWhen } from './until-when.tsx'
import type { WalletItem } from './wallet-items.ts'

type EntryWhenProps = { item: WalletItem; state: GoodieState; today: string }

/** Until when something can be spent, when that was over, or what has become of its offer. @param today `YYYY-MM-DD` in the market. */
export function EntryWhen({ item, state, today }: EntryWhenProps) {
  const { expirationDate, given, card } = item
  if (state === 'given' && given) return <p>{card?.given ? <Offer {...card.given} /> : <Gift {...given} />}</p>
  if (state === 'expired' && expirationDate !== null) {
    const day = formatDay(expirationDate)
    return (
      <p>
        <Trans>Its last day was {day}.</Trans>
      </p>
    )
  }
  if (state !== 'available') return null
  return (
    <p>
      <UntilWhen day={expirationDate} today={today} />
    </p>
  )
}

/** A card on its way to somebody, or theirs. */
function Offer({ date, mail, acceptedDate }: NonNullable<Prepaid['given']>) {
  const day = formatDay(date)
  if (acceptedDate === null) {
    const end = formatDay(offerEnd(date))
    return (
      <Trans>
        Offered to {mail} on {day}. They have not accepted yet; the offer ends on {end}.
      </Trans>
    )
  }
  const accepted = formatDay(acceptedDate)
  return (
    <Trans>
      Offered to {mail} on {day}, and accepted on {accepted}: it is theirs.
    </Trans>
  )
}

function Gift({ date, mail }: NonNullable<Goodie['given']>) {
  const day = formatDay(date)
  return (
    <Trans>
      Offered to {mail} on {day}.
    </Trans>
  )
}
