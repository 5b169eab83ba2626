import type { Call, Handlers } from '../call.ts'
import { zoned } from '../dates.ts'
import { type GoodieSeed, pinsOfHeldCards, spareGiftCardsOn, spareVouchersOn } from '../seed/wallet.ts'
import { othersOf, prepaidHandlers } from './prepaids.ts'
import { bareNumber, goodieIn, goodiesOf } from './wallet-view.ts'
import { type Refusal, refusal, wrongPin } from './wallet-words.ts'

/** So many wrong secret codes keep a gift card away from a customer, for so long in milliseconds. */
const tries = 3
const blockedFor = 24 * 60 * 60_000

type Adding = Pick<Call<'addVoucher' | 'addGiftCard'>, 'me' | 'world' | 'now' | 'change'>
type Type = GoodieSeed['type']

/** Which of the wallets in the world has something of a number. */
function whereIs({ me, world, now }: Adding, type: Type, number: string) {
  const wanted = (goodie: GoodieSeed) => goodie.type === type && bareNumber(goodie.number) === bareNumber(number)
  return {
    mine: me().goodies.find(wanted),
    theirs: othersOf(world, me())
      .flatMap(({ goodies }) => goodies.filter(wanted))
      .find(({ attached }) => attached),
    spare: spareOf(type, now).find(({ goodie }) => wanted(goodie)),
  }
}

function spareOf(type: Type, now: Date): { goodie: GoodieSeed; pin: string | undefined }[] {
  if (type === 'voucher') return spareVouchersOn(now).map((goodie) => ({ goodie, pin: undefined }))
  return spareGiftCardsOn(now).map(({ card, pin }) => ({ goodie: card, pin }))
}

/** Puts something in the wallet of the customer who is signed in, in place of what was known of it there. */
function attached({ change, now }: Adding, goodie: GoodieSeed): GoodieSeed {
  const mine = { ...goodie, attached: true, wrongPins: 0, blockedUntil: null, lastUpdateDate: zoned(now) }
  change((draft) => {
    draft.goodies = [...draft.goodies.filter(({ id }) => id !== mine.id), mine]
  })
  return mine
}

/** Counts a wrong secret code. It is kept although the call is refused, so it does not wait for a good answer. */
function countWrong({ me, world, now }: Adding, card: GoodieSeed, before: number): number {
  const wrongPins = before + 1
  const blockedUntil = wrongPins >= tries ? new Date(now.getTime() + blockedFor).toISOString() : null
  const customer = me()
  const noted = { ...card, attached: false, wrongPins, blockedUntil }
  world.commit({ ...customer, goodies: [...customer.goodies.filter(({ id }) => id !== card.id), noted] })
  return tries - wrongPins
}

export const walletHandlers = {
  ...prepaidHandlers,

  listGoodies: ({ me, language }) => ({ status: 200, body: goodiesOf(me(), language) }),

  addVoucher(call) {
    const { language, body } = call
    const no = (code: Refusal) => ({ status: 422 as const, body: refusal(language, 'cardNumber', code) })
    const { mine, theirs, spare } = whereIs(call, 'voucher', body.cardNumber)
    if (mine) return no('already-added')
    if (theirs) return no('belongs-to-other')
    if (!spare) return no('number-unknown')
    if (spare.goodie.status === 'used') return no('already-used')
    if (spare.goodie.status === 'expired') return no('expired')
    return { status: 200, body: goodieIn(language, attached(call, spare.goodie)) }
  },

  addGiftCard(call) {
    const { language, body, now } = call
    const no = (field: string, code: Refusal) => ({ status: 422 as const, body: refusal(language, field, code) })
    const { mine, theirs, spare } = whereIs(call, 'giftcard', body.cardNumber)
    const card = theirs ?? spare?.goodie
    if (mine?.attached) return no('cardNumber', 'already-added')
    if (!card) return no('cardNumber', 'number-unknown')
    const blockedUntil = mine?.blockedUntil ?? null
    const isBlocked = blockedUntil !== null && now.getTime() < Date.parse(blockedUntil)
    if (isBlocked) return no('pinCode', 'pin-blocked')
    if (body.pinCode !== (spare?.pin ?? pinsOfHeldCards[card.number])) {
      const left = countWrong(call, card, blockedUntil === null ? (mine?.wrongPins ?? 0) : 0)
      return left > 0 ? { status: 422, body: wrongPin(language, left) } : no('pinCode', 'pin-blocked')
    }
    if (theirs) return no('cardNumber', 'belongs-to-other')
    if (card.status === 'expired') return no('cardNumber', 'expired')
    if (card.status === 'used') return no('cardNumber', 'empty')
    return { status: 200, body: goodieIn(language, attached(call, card)) }
  },
} satisfies Handlers
