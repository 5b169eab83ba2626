import type { Booking } from '#src/api/contract.ts'

/** Where somebody is with food and drinks at their seat. */
export type OrderState = {
  state: 'ordered' | 'announced' | 'announced-late' | 'can-order' | 'ordered-late'
  /** Until when orders are taken; `late` is after it. */
  until: Date
}

/**
 * What there is to say of food and drinks at the seat; `undefined` where nothing was ordered and nothing can be. Orders are taken so many
 * minutes after the start as the server says, by its rule or by the clock, whichever ends first.
 */
export function orderState({ clickAndServe, session }: Pick<Booking, 'clickAndServe' | 'session'>, now: Date) {
  if (!clickAndServe) return undefined
  const { concessions, activated, eligible, limitDurationOrder } = clickAndServe
  const until = new Date(Date.parse(session.startDate) + limitDurationOrder * 60_000)
  const isOpen = now <= until
  const state = ((): OrderState['state'] | undefined => {
    if (concessions) return `${activated ? 'announced' : 'ordered'}${isOpen ? '' : '-late'}`
    return eligible && isOpen ? 'can-order' : undefined
  })()
  return state && { state, until }
}
