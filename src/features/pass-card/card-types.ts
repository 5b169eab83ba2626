import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The types of card that there are, each with the name that it goes by where the server sends none. */
const names = new Map<string, MessageDescriptor>([
  ['CINEPASS', msg`Pass`],
  ['CINEPASS_26', msg`Pass Under 26`],
  ['CINEPASS_DUO', msg`Pass Duo`],
  ['CINEPASS_GOLD', msg`Pass Gold`],
  ['FAMILY', msg`Family Pass`],
  ['EXPLORER', msg`Explorer Pass`],
  ['UNLIMITED', msg`Unlimited Pass`],
  ['UNLIMITED_GOLD', msg`Unlimited Gold Pass`],
  ['MOVIECARD_20', msg`Moviecard 20`],
  ['MOVIECARD_21', msg`Moviecard 21`],
  ['MOVIECARD_25', msg`Moviecard 25`],
  ['MOVIECARD_50', msg`Moviecard 50`],
  ['PROVIDER_STAR', msg({ message: '{brand} Star' })],
  ['COMPTE_PROVIDER', msg({ message: '{brand} account card' })],
  ['MIJN_PROVIDER', msg({ message: '{brand} account card' })],
  ['IPL', msg`Permanent Pass`],
  ['IPN', msg`Permanent Pass`],
  ['PROVIDER_STAFF', msg`Staff Pass`],
  ['PRO', msg`Business Pass`],
])

/** Whether a type of card is one that there was when this was written. */
export function isKnownType(type: string): boolean {
  return names.has(type)
}

/** What a type of card is called. One that is new is a card all the same. @param brand the chain's name. */
export function nameOfType(type: string, brand: string): MessageDescriptor {
  return { ...(names.get(type) ?? msg`Pass card`), values: { brand } }
}
