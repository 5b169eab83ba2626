import type { Account, PassCard } from '#src/api/contract.ts'
import { isKnownType } from './card-types.ts'

/** The cards of the two markets that stand for the account instead of a pass. */
const sharedTypes: readonly string[] = ['COMPTE_PROVIDER', 'MIJN_PROVIDER']

type Choosable = Pick<PassCard, 'active' | 'type' | 'lastUpdateDate'>

/** The card that is shown: among those that are active and of a known type, a shared account card comes last, then the one updated last first. */
export function shownCard<Card extends Choosable>(cards: readonly Card[]): Card | undefined {
  return cards
    .filter(({ active, type }) => active && isKnownType(type))
    .toSorted((one, other) => Number(isShared(one)) - Number(isShared(other)) || updated(other) - updated(one))[0]
}

/** The instants are compared, not their words: each comes with the offset of its season. */
function updated({ lastUpdateDate }: Choosable): number {
  return Date.parse(lastUpdateDate)
}

function isShared({ type }: Pick<PassCard, 'type'>): boolean {
  return sharedTypes.includes(type)
}

/** Whether a card can be given a photo: one in use that is somebody's, not the account's. */
export function takesPhoto(card: Pick<PassCard, 'active' | 'type' | 'photoStatus'>): boolean {
  return card.active && (!isShared(card) || card.photoStatus !== null)
}

/** Whether a photo was turned down and another one is wanted. */
export function isPhotoRefused(card: Pick<PassCard, 'active' | 'photoStatus'>): boolean {
  return card.active && card.photoStatus === 'KO'
}

/**
 * The card that the photo dialog is about: the one that is asked for, else one whose photo was turned down, else the one that is shown.
 * Nothing where that card takes no photo.
 *
 * @param id of a card, as it stands in the address; it may be nobody's.
 */
export function cardForPhoto(cards: readonly PassCard[], id: string | undefined): PassCard | undefined {
  const shown = shownCard(cards)
  const refused = shown && isPhotoRefused(shown) ? shown : cards.find(isPhotoRefused)
  const card = id === undefined ? (refused ?? shown) : cards.find((one) => one.id === id)
  return card && takesPhoto(card) ? card : undefined
}

/** How a card's subscription is doing. What is `paused` rests, for whatever reason; a word that is new is `unknown`. */
export type CardState = 'active' | 'paused' | 'blocked' | 'ended' | 'unknown'

const states = new Map<string, CardState>([
  ['active', 'active'],
  ['canceled', 'paused'],
  ['unpaid', 'paused'],
  ['suspended', 'paused'],
  ['blocked', 'blocked'],
])

/** Reads the state of a card. One that was replaced, lost or given back has ended, whatever its subscription does. */
export function cardState({ active, subscriptionStatus }: Pick<PassCard, 'active' | 'subscriptionStatus'>): CardState {
  if (!active) return 'ended'
  return states.get(subscriptionStatus ?? '') ?? 'unknown'
}

/** Whether a card works while a new photo of it is looked at. One without a subscription has none that could rest. */
export function worksMeanwhile(card: Pick<PassCard, 'active' | 'subscriptionStatus'>): boolean {
  return cardState(card) === 'active' || (card.active && card.subscriptionStatus === null)
}

/** How the photo on a card stands. `unknown` is one in a state that is new. */
export type PhotoState = 'none' | 'accepted' | 'pending' | 'refused' | 'unknown'

const photoStates = new Map<string | null, PhotoState>([
  ['OK', 'accepted'],
  ['PENDING', 'pending'],
  ['KO', 'refused'],
])

export function photoState({ photoStatus, photoId }: Pick<PassCard, 'photoStatus' | 'photoId'>): PhotoState {
  return photoStates.get(photoStatus) ?? (photoId === null ? 'none' : 'unknown')
}

/** The number as it is printed. One that comes in a single piece is set in groups of four, to be read aloud. */
export function groupedNumber(number: string): string {
  const printed = number.trim()
  return /^\w{6,}$/.test(printed) ? printed.replace(/(.{4})(?=.)/g, '$1 ') : printed
}

/** The name on the card, with what stands in the middle of a Dutch one. */
export function holderName({ firstname, infixname, lastname }: Pick<Account, 'firstname' | 'infixname' | 'lastname'>) {
  return [firstname, infixname, lastname]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(' ')
}
