import { useLingui } from '@lingui/react'
import { useRouteContext } from '@tanstack/react-router'
import type { PassCard } from '#src/api/contract.ts'
import { nameOfType } from './card-types.ts'

/** Gives a card its name in the language of the page: as the server says, else by its type. */
export function useCardName(): (card: Pick<PassCard, 'label' | 'type'>) => string {
  const { i18n } = useLingui()
  const { site } = useRouteContext({ from: '__root__' })
  return ({ label, type }) => label?.trim() || i18n._(nameOfType(type, site.market.brand))
}
