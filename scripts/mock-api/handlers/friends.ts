import { randomUUID } from 'node:crypto'
import type { Friend } from '#src/api/generated/schema.ts'
import type { Call, Handlers } from '../call.ts'
import { dayOf } from '../dates.ts'
import type { Language } from '../personas.ts'
import { problem, refused } from '../problems.ts'
import { acquaintances, type FriendSeed } from '../seed/friends.ts'
import type { Text } from '../text.ts'
import type { Customer, World } from '../world.ts'

/** Friends and sent invitations that somebody may have, together. Received ones come on top. */
const mostFriends = 60

const sentences = {
  'friend-self': {
    fr: 'C’est votre propre adresse : invitez quelqu’un d’autre.',
    nl: 'Dit is je eigen adres. Nodig iemand anders uit.',
    en: 'This is your own address. Invite somebody else.',
  },
  'friend-unknown': {
    fr: 'Personne n’a de compte avec cette adresse. Vérifiez-la, ou proposez à cette personne d’en créer un.',
    nl: 'Niemand heeft een account met dit adres. Kijk het na, of vraag diegene een account te maken.',
    en: 'Nobody has an account with this address. Check it, or ask them to create one.',
  },
  'friend-already': {
    fr: 'Vous êtes déjà amis.',
    nl: 'Jullie zijn al vrienden.',
    en: 'You are friends already.',
  },
  'friend-invited': {
    fr: 'Vous avez déjà invité cette personne. Elle n’a pas encore répondu.',
    nl: 'Je hebt deze persoon al uitgenodigd. Er is nog geen antwoord.',
    en: 'You have invited this person already. They have not answered yet.',
  },
  'friends-full': {
    fr: `Vous avez atteint ${mostFriends} amis et invitations. Retirez quelqu’un de la liste pour faire de la place.`,
    nl: `Je hebt ${mostFriends} vrienden en uitnodigingen. Haal iemand van de lijst om plaats te maken.`,
    en: `You have ${mostFriends} friends and invitations. Remove somebody to make room.`,
  },
  'friend-not-found': {
    fr: 'Cette personne n’est plus dans votre liste.',
    nl: 'Deze persoon staat niet meer in je lijst.',
    en: 'This person is no longer on your list.',
  },
  'friend-withdrawn': {
    fr: 'Cette invitation n’existe plus. Elle a peut-être été retirée.',
    nl: 'Deze uitnodiging bestaat niet meer. Misschien is ze ingetrokken.',
    en: 'This invitation is gone. It may have been taken back.',
  },
  'friend-not-received': {
    fr: 'C’est à l’autre personne d’accepter cette invitation.',
    nl: 'Alleen de ander kan deze uitnodiging aannemen.',
    en: 'It is for the other person to accept this invitation.',
  },
} satisfies Record<string, Text>

function refuse(language: Language, code: keyof typeof sentences, detail: string) {
  return { code, detail, message: sentences[code][language] }
}

/** The names of somebody, as they are in their profile now. */
function namesOf(other: FriendSeed['other'], world: World) {
  if (typeof other === 'string') {
    const { firstname = null, infixname = null, lastname = null } = world.customer(other)?.account ?? {}
    return { firstName: firstname, infixName: infixname, lastName: lastname }
  }
  const { firstName, infixName, lastName } = other
  return { firstName, infixName, lastName }
}

/** Where somebody signs in, as it is now. */
function addressOf(other: FriendSeed['other'], world: World): string | null {
  return typeof other === 'string' ? (world.customer(other)?.account.email ?? null) : other.mail
}

function friendOf({ id, other, date, status }: FriendSeed, world: World): Friend {
  const mail = status === 'accepted' ? addressOf(other, world) : null
  return { id, ...namesOf(other, world), mail, date, status }
}

function isFull({ friends }: Customer): boolean {
  return friends.filter(({ status }) => status !== 'received').length >= mostFriends
}

function isSame(one: FriendSeed['other'], other: FriendSeed['other'] | undefined): boolean {
  const key = (who: typeof other) => (typeof who === 'object' ? who.mail : who)
  return key(one) === key(other)
}

/** Changes the other side of a friendship, when it is one of the demo's people, after what is being done for them already. */
function tell(world: World, other: FriendSeed['other'], edit: (friends: FriendSeed[]) => FriendSeed[]): void {
  if (typeof other !== 'string') return
  world.inTurn(other, async () => {
    const customer = world.customer(other)
    if (customer) world.commit({ ...customer, friends: edit(customer.friends) })
  })
}

/** Makes a friendship of what stands between two people, on one side. */
function agreedWith(other: FriendSeed['other'], now: Date, friends: FriendSeed[]): FriendSeed[] {
  const agreed = { status: 'accepted', date: dayOf(now) } as const
  return friends.map((one) => (isSame(one.other, other) ? { ...one, ...agreed } : one))
}

/** Accepts a waiting invitation, on both sides. */
function accept({ me, change, world, now }: Call<'acceptFriend' | 'inviteFriend'>, friend: FriendSeed): FriendSeed {
  const { id: myself } = me()
  const { friends } = change((draft) => {
    draft.friends = agreedWith(friend.other, now, draft.friends)
  })
  tell(world, friend.other, (theirs) => agreedWith(myself, now, theirs))
  return friends.find(({ id }) => id === friend.id) ?? friend
}

/** Why somebody cannot be invited, or undefined. Whoever asked the customer can be: that accepts it. */
function objection(me: Customer, other: FriendSeed['other'] | undefined, known: FriendSeed | undefined) {
  if (!other) return 'friend-unknown'
  if (other === me.id) return 'friend-self'
  if (known?.status === 'pending') return 'friend-invited'
  return known && known.status !== 'received' ? 'friend-already' : undefined
}

export const friendHandlers = {
  listFriends: ({ me, world }) => ({ status: 200, body: me().friends.map((friend) => friendOf(friend, world)) }),

  inviteFriend(call) {
    const { me, change, world, now, language } = call
    const mail = call.body.mail.toLowerCase()
    const other = world.customerByEmail(mail)?.id ?? acquaintances.find((one) => one.mail === mail)
    const known = me().friends.find((friend) => isSame(friend.other, other))
    const code = objection(me(), other, known)
    if (!other || code) {
      const { detail, message } = refuse(language, code ?? 'friend-unknown', `Refused: /mail is ${code}.`)
      const errors = [refused(language, '/mail', code ?? 'friend-unknown', message)]
      return { status: 422, body: problem(language, 422, { detail, message, errors }) }
    }
    if (isFull(me())) {
      const told = refuse(language, 'friends-full', `The customer has ${mostFriends} friends and invitations.`)
      return { status: 409, body: problem(language, 409, told) }
    }
    if (known) accept(call, known)
    else {
      const { id: myself } = me()
      const invitation = { id: `friend-${randomUUID()}`, date: dayOf(now) }
      change((draft) => draft.friends.push({ ...invitation, other, status: 'pending' }))
      // Two who invite each other at the same moment agree.
      tell(world, other, (theirs) =>
        theirs.some((one) => isSame(one.other, myself))
          ? agreedWith(myself, now, theirs)
          : [...theirs, { ...invitation, other: myself, status: 'received' }],
      )
    }
    return { status: 200, body: namesOf(other, world) }
  },

  acceptFriend(call) {
    const { me, world, language } = call
    const friend = me().friends.find(({ id }) => id === call.body.id)
    if (!friend) {
      const told = refuse(language, 'friend-withdrawn', 'The customer has no such invitation.')
      return { status: 404, body: problem(language, 404, { ...told, code: 'friend-not-found' }) }
    }
    if (friend.status === 'accepted') return { status: 200, body: friendOf(friend, world) }
    if (friend.status !== 'received') {
      const told = refuse(language, 'friend-not-received', 'The invitation was not received by the customer.')
      return { status: 409, body: problem(language, 409, told) }
    }
    if (isFull(me())) {
      const told = refuse(language, 'friends-full', `The customer has ${mostFriends} friends and invitations.`)
      return { status: 409, body: problem(language, 409, told) }
    }
    return { status: 200, body: friendOf(accept(call, friend), world) }
  },

  removeFriend({ me, change, world, body, language }) {
    const friend = me().friends.find(({ id }) => id === body.id)
    if (!friend) {
      const told = refuse(language, 'friend-not-found', 'The customer has no such friend or invitation.')
      return { status: 404, body: problem(language, 404, told) }
    }
    const { id: myself } = me()
    const { friends } = change((draft) => {
      draft.friends = draft.friends.filter(({ id }) => id !== friend.id)
    })
    tell(world, friend.other, (theirs) => theirs.filter((one) => !isSame(one.other, myself)))
    return { status: 200, body: friends.map((one) => friendOf(one, world)) }
  },
} satisfies Handlers
