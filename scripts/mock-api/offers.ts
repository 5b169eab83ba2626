import { at, daysLater, zoned } from './dates.ts'
import { personas } from './personas.ts'
import type { PrepaidSeed } from './seed/prepaids.ts'
import type { Customer, World } from './world.ts'

/** How many days an offer of a prepaid card waits to be accepted. */
const patience = 30

function waits({ given, gone }: PrepaidSeed): boolean {
  return gone === null && given !== null && given.acceptedDate === null
}

/** A card whose offer nobody accepted in time is its owner's again, since the morning after the last day. */
function lapsed(card: PrepaidSeed, today: string): PrepaidSeed {
  if (!card.given || !waits(card)) return card
  const offered = at(card.given.date, '12:00')
  if (daysLater(offered, patience) >= today) return card
  return { ...card, given: null, lastUpdateDate: zoned(at(daysLater(offered, patience + 1), '00:00')) }
}

/** A customer at a moment, with the cards that were offered and not accepted back in their hands. */
export function withLapsedOffers(customer: Customer, now: Date): Customer {
  if (!customer.prepaids.some(waits)) return customer
  const today = daysLater(now, 0)
  return { ...customer, prepaids: customer.prepaids.map((card) => lapsed(card, today)) }
}

/** The prepaid cards that wait for somebody to accept them, by their ids. */
export function openOffers(world: Pick<World, 'customer'>): string[] {
  return personas.flatMap(({ id }) => world.customer(id)?.prepaids.filter(waits) ?? []).map(({ id }) => id)
}

/**
 * Accepts an offer, as its receiver does by the link in their mail. The card is given away then. When the address is that of
 * one of the demo's people, they have it in their wallet, under an id of its own.
 *
 * @throws Error when no such card is on offer
 */
export async function acceptOffer(world: World, id: string): Promise<void> {
  const offered = (card: PrepaidSeed) => card.id === id && waits(card)
  const owner = personas.find((persona) => world.customer(persona.id)?.prepaids.some(offered))?.id
  const card = await world.inTurn(owner, async () => {
    const giver = world.customer(owner)
    const found = giver?.prepaids.find(offered)
    if (!giver || !found?.given) {
      throw new Error(`No card ${id} is on offer. There are ${openOffers(world).join(', ') || 'none'}.`)
    }
    const now = world.now()
    const changed = { lastUpdateDate: zoned(now), given: { ...found.given, acceptedDate: daysLater(now, 0) } }
    world.commit({
      ...giver,
      prepaids: giver.prepaids.map((one) => (one === found ? { ...found, ...changed } : one)),
    })
    return { ...found, ...changed }
  })
  const receiver = world.customerByEmail(card.given.mail)?.id
  await world.inTurn(receiver, async () => {
    const customer = world.customer(receiver)
    if (!customer) return
    const theirs = { ...card, id: `${id}-for-${customer.id}`, given: null }
    world.commit({ ...customer, prepaids: [...customer.prepaids, theirs] })
  })
}
