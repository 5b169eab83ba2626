import { acceptOffer, withLapsedOffers } from './offers.ts'
import { withPassedDays } from './passed-days.ts'
import { type PersonaId, personas } from './personas.ts'
import { type PhotoFile, photoFile } from './photo-file.ts'
import { type AccountState, accountsOn, favourites, type StatisticsSeed, statistics } from './seed/accounts.ts'
import { type BookingSeed, bookingsOf } from './seed/bookings.ts'
import { type CardSeed, cardsOn } from './seed/cards.ts'
import { type CaseSeed, casesOn } from './seed/cases.ts'
import { type Feeling, feelings } from './seed/feelings.ts'
import { type FriendSeed, friendsOn } from './seed/friends.ts'
import { type ClubSeed, clubsOn } from './seed/loyalty.ts'
import { type NewsletterSeed, newslettersOn } from './seed/newsletters.ts'
import { type PrepaidSeed, prepaidsOn } from './seed/prepaids.ts'
import { showsToRate } from './seed/shows-to-rate.ts'
import { type SubscriptionSeed, subscriptionsOn } from './seed/subscriptions.ts'
import { type GoodieSeed, walletsOn } from './seed/wallet.ts'

/** Everything that is known of one person. Plain data: a change is made on a copy of it. */
export type Customer = {
  id: PersonaId
  /** How often they have signed in, in this world. */
  signIns: number
  account: AccountState
  statistics: StatisticsSeed | null
  subscription: SubscriptionSeed | null
  bookings: BookingSeed[]
  favourites: string[]
  feelings: Feeling[]
  goodies: GoodieSeed[]
  prepaids: PrepaidSeed[]
  cards: CardSeed[]
  friends: FriendSeed[]
  cases: CaseSeed[]
  /** `null` for somebody who is not in the loyalty club. */
  club: ClubSeed | null
  /** Slugs of the films that they saw and were not asked about yet. */
  showsToRate: string[]
  /** Whether the survey of the moment is still to be answered. */
  invited: boolean
}

/** The demo's data, in memory. It begins anew with every process, and whenever it is reset. */
export type World = {
  now: () => Date
  customer: (id: string | undefined) => Customer | undefined
  customerByEmail: (email: string) => Customer | undefined
  /** Newsletter links by their token. A link needs nobody to be signed in. */
  newsletters: () => Map<string, NewsletterSeed>
  /** Replaces a customer by a changed copy. */
  commit: (changed: Customer) => void
  /**
   * Accepts the offer of a prepaid card, by the card's id, in place of its receiver.
   *
   * @throws Error when no such card is on offer
   */
  acceptPrepaidOffer: (id: string) => Promise<void>
  /** The photo that a customer has sent for a card of theirs, as it arrived, or undefined when they have not. */
  uploadedPhoto: (id: PersonaId) => Promise<PhotoFile | undefined>
  /** Notes a sign-in: from the second one on, it is no first one any more. */
  signedIn: (id: string) => void
  /** Runs what concerns one customer after what was begun for them before, so that no change is lost. */
  inTurn: <T>(id: string | undefined, work: () => Promise<T>) => Promise<T>
  /** Puts everything back as it was at the start, seen from now. */
  reset: () => void
}

function peopled(now: Date): Map<string, Customer> {
  const accounts = accountsOn(now)
  const bookings = bookingsOf(now)
  const wallets = walletsOn(now)
  const prepaids = prepaidsOn(now)
  const cards = cardsOn(now)
  const friends = friendsOn(now)
  const cases = casesOn(now)
  const clubs = clubsOn(now)
  const subscriptions = subscriptionsOn(now)
  const people = personas.map(({ id }): [string, Customer] => [
    id,
    structuredClone({
      id,
      signIns: 0,
      account: accounts[id],
      statistics: statistics[id] ?? null,
      subscription: subscriptions[id] ?? null,
      bookings: bookings[id] ?? [],
      favourites: [...(favourites[id] ?? [])],
      feelings: [...(feelings[id] ?? [])],
      goodies: wallets[id] ?? [],
      prepaids: prepaids[id] ?? [],
      cards: cards[id] ?? [],
      friends: friends[id] ?? [],
      cases: cases[id] ?? [],
      club: clubs[id] ?? null,
      showsToRate: [...(showsToRate[id] ?? [])],
      invited: id === 'pass-holder' || id === 'family-nl',
    }),
  ])
  return new Map(people)
}

/**
 * Makes a world.
 *
 * @param now the clock it goes by; a test may hand in one of its own
 */
export function createWorld(now: () => Date = () => new Date()): World {
  let people = peopled(now())
  let newsletters = newslettersOn(now())
  const turns = new Map<string, Promise<unknown>>()
  const world: World = {
    now,
    customer(id) {
      const known = people.get(id ?? '')
      return known && withPassedDays(withLapsedOffers(known, now()), now())
    },
    customerByEmail: (email) =>
      [...people.values()].find(({ account }) => account.email.toLowerCase() === email.toLowerCase()),
    newsletters: () => newsletters,
    commit(changed) {
      people.set(changed.id, changed)
    },
    acceptPrepaidOffer: (id) => acceptOffer(world, id),
    async uploadedPhoto(id) {
      const sent = people.get(id)?.cards.find(({ photo }) => photo?.sent)?.photo?.sent
      return sent ? photoFile(sent) : undefined
    },
    signedIn(id) {
      const known = people.get(id)
      if (!known) return
      const signIns = known.signIns + 1
      const firstLogin = known.account.firstLogin && signIns === 1
      people.set(id, { ...known, signIns, account: { ...known.account, firstLogin } })
    },
    inTurn(id, work) {
      if (id === undefined) return work()
      const turn = (turns.get(id) ?? Promise.resolve()).then(work)
      turns.set(
        id,
        turn.catch(() => undefined),
      )
      return turn
    },
    reset() {
      people = peopled(now())
      newsletters = newslettersOn(now())
    },
  }
  return world
}
