import type { Call, Handlers } from '../call.ts'
import { daysLater, zoned } from '../dates.ts'
import { personas } from '../personas.ts'
import { type PrepaidSeed, sparePrepaidsOn } from '../seed/prepaids.ts'
import type { Customer, World } from '../world.ts'
import { bareNumber, prepaidIn, prepaidsOf } from './wallet-view.ts'
import { type PrepaidState, prepaidProblem, type Refusal, refusal } from './wallet-words.ts'

type Asking = Pick<Call<'addPrepaid'>, 'world' | 'me' | 'now'>

/** Everybody in the world but one. */
export function othersOf(world: World, { id }: Customer): Customer[] {
  return personas.flatMap((persona) => (persona.id === id ? [] : [world.customer(persona.id) ?? []].flat()))
}

const isGivenAway = ({ given }: PrepaidSeed) => given !== null && given.acceptedDate !== null

/** The card with a number that can be added, or why it cannot. */
function cardToAdd({ world, me, now }: Asking, num: string): PrepaidSeed | Refusal {
  const wanted = ({ number }: PrepaidSeed) => bareNumber(number) === bareNumber(num)
  const mine = me().prepaids.filter(wanted)
  const theirs = othersOf(world, me()).flatMap(({ prepaids }) => prepaids.filter(wanted))
  const held = ({ gone }: PrepaidSeed) => gone === null
  if (mine.some((card) => held(card) && !isGivenAway(card))) return 'already-added'
  if (theirs.some((card) => held(card) && !isGivenAway(card))) return 'belongs-to-other'
  // Whoever it was given to may be nobody of this world, and has it still.
  if (mine.some(isGivenAway) && theirs.every(isGivenAway)) return 'belongs-to-other'
  const left = [...mine, ...theirs].filter((card) => !isGivenAway(card))
  if (left.some(({ gone }) => gone === 'deleted')) return 'number-unknown'
  const card = left[0] ?? sparePrepaidsOn(now).find(wanted)
  if (!card) return 'number-unknown'
  if (card.status === '1') return 'already-used'
  if (card.status === '0') return 'expired'
  return card
}

/** What keeps a card from being offered or taken off the account alike. */
function stateOf(card: PrepaidSeed): PrepaidState | undefined {
  if (isGivenAway(card)) return 'prepaid-given'
  if (card.given) return 'prepaid-offered'
  if (card.status === '1') return 'prepaid-used'
  if (card.status === '0') return 'prepaid-expired'
  return undefined
}

function held({ prepaids }: Customer, wanted: (card: PrepaidSeed) => boolean): PrepaidSeed | undefined {
  return prepaids.find((card) => card.gone === null && wanted(card))
}

/** Changes one card of the customer who is signed in. */
function changed({ change, now }: Pick<Call<'addPrepaid'>, 'change' | 'now'>, id: string, more: Partial<PrepaidSeed>) {
  return change((draft) => {
    const card = held(draft, (one) => one.id === id)
    if (card) Object.assign(card, { lastUpdateDate: zoned(now), ...more })
  })
}

export const prepaidHandlers = {
  listPrepaids: ({ me, language }) => ({ status: 200, body: prepaidsOf(me(), language) }),

  addPrepaid(call) {
    const { language, body, change, now } = call
    const found = cardToAdd(call, body.num)
    if (typeof found === 'string') return { status: 422, body: refusal(language, 'num', found) }
    const card = { ...found, gone: null, lastUpdateDate: zoned(now) }
    change((draft) => {
      draft.prepaids = [...draft.prepaids.filter(({ id }) => id !== card.id), card]
    })
    return { status: 200, body: prepaidIn(language, card) }
  },

  deletePrepaid(call) {
    const { language, body, me } = call
    const card = held(me(), ({ number }) => bareNumber(number) === bareNumber(body.num))
    if (!card) return prepaidProblem(language, 404, 'prepaid-unknown')
    const state = stateOf(card)
    if (state === 'prepaid-offered') return prepaidProblem(language, 409, state)
    if (state === undefined && !card.shareable) return prepaidProblem(language, 409, 'prepaid-not-deletable')
    return { status: 200, body: prepaidsOf(changed(call, card.id, { gone: 'deleted' }), language) }
  },

  offerPrepaid(call) {
    const { language, body, me, now } = call
    const card = held(me(), ({ id }) => id === body.id)
    if (!card) return prepaidProblem(language, 404, 'prepaid-unknown')
    const state = stateOf(card) ?? (card.shareable ? undefined : 'prepaid-not-shareable')
    if (state) return prepaidProblem(language, 409, state)
    if (body.email.toLowerCase() === me().account.email.toLowerCase()) {
      return { status: 422, body: refusal(language, 'email', 'own-address') }
    }
    const given = { date: daysLater(now, 0), mail: body.email, acceptedDate: null }
    changed(call, card.id, { given })
    return { status: 200, body: prepaidIn(language, { ...card, given, lastUpdateDate: zoned(now) }) }
  },

  cancelPrepaidOffer(call) {
    const { language, body, me, now } = call
    const card = held(me(), ({ id }) => id === body.id)
    if (!card) return prepaidProblem(language, 404, 'prepaid-unknown')
    if (isGivenAway(card)) return prepaidProblem(language, 409, 'prepaid-given')
    if (!card.given) return prepaidProblem(language, 409, 'prepaid-not-offered')
    changed(call, card.id, { given: null })
    return { status: 200, body: prepaidIn(language, { ...card, given: null, lastUpdateDate: zoned(now) }) }
  },

  dissociatePrepaid(call) {
    const { language, body, me } = call
    const card = held(me(), ({ id }) => id === body.id)
    if (!card) return prepaidProblem(language, 404, 'prepaid-unknown')
    const state = stateOf(card) ?? (card.quantity.initial > 1 ? undefined : 'prepaid-single')
    if (state) return prepaidProblem(language, 409, state)
    return { status: 200, body: prepaidsOf(changed(call, card.id, { gone: 'dissociated' }), language) }
  },
} satisfies Handlers
