import { useSuspenseQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import type { PassCard } from '#src/api/contract.ts'
import { apiQuery } from '#src/api/query.ts'
import { PassCard as PassObject } from '#src/ui/pass-card.tsx'
import { groupedNumber, holderName } from './card-rules.ts'
import { useCardName } from './use-card-name.ts'

type CardObjectProps = {
  card: PassCard
  /** Address of the photo on it. */
  photo: string | undefined
}

/** A card as the thing that it is, with its holder's name and photo. */
export function CardObject({ card, photo }: CardObjectProps) {
  const { site } = useRouteContext({ from: '__root__' })
  const { data: account } = useSuspenseQuery(apiQuery('/api/accounts/me'))
  const nameOf = useCardName()
  const holder = holderName(account)
  return (
    <PassObject
      brand={site.market.brand}
      name={nameOf(card)}
      holder={holder}
      number={groupedNumber(card.displayNumber)}
      photo={photo === undefined ? undefined : { src: photo, alt: holder }}
    />
  )
}
