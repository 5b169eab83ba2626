import { describe, expect, test } from 'vitest'
import type { Friend } from '#src/api/contract.ts'
import { calledBy, groupsOf, initialsOf, invitationOutcome } from '#src/features/friends/friend-rules.ts'
import { findFriends } from '#src/features/friends/friend-search.ts'

function friend(id: string, about: Partial<Friend> = {}): Friend {
  const nobody = { firstName: null, infixName: null, lastName: null, mail: null, date: null }
  return { id, status: 'accepted', ...nobody, ...about }
}

const inOrder = (friends: readonly Friend[]) => friends.map(({ id }) => id)

describe('the order of a list', () => {
  test('friends stand by the alphabet, accents and capitals not counting; who has no name goes by the address, or stands last', () => {
    const [group] = groupsOf(
      [
        friend('nobody'),
        friend('zoé', { firstName: 'Zoé' }),
        friend('élodie', { firstName: 'élodie', date: '2026-11-20' }),
        friend('Bo 10', { firstName: 'Bo 10', date: '2026-11-21' }),
        friend('Bo 9', { firstName: 'Bo 9' }),
        friend('mail', { mail: 'fatou@mail.example' }),
        friend('Edgar', { firstName: 'Edgar' }),
      ],
      'fr',
    )
    expect(inOrder(group?.members ?? [])).toEqual(['Bo 9', 'Bo 10', 'Edgar', 'élodie', 'mail', 'zoé', 'nobody'])
  })

  test('invitations stand by their day, the latest first, those without one last', () => {
    for (const status of ['received', 'pending']) {
      const [group] = groupsOf([
        friend('none', { status, firstName: 'A' }),
        friend('old', { status, firstName: 'B', date: '2026-10-31' }),
        friend('new', { status, firstName: 'D', date: '2026-11-01' }),
        friend('same day', { status, firstName: 'C', date: '2026-11-01' }),
      ])
      expect(inOrder(group?.members ?? []), status).toEqual(['same day', 'new', 'old', 'none'])
    }
  })
})

test.each<[Partial<Friend>, string | undefined]>([
  [{ firstName: 'Nadia', mail: 'nadia@mail.example' }, 'Nadia'],
  [{ mail: 'nadia@mail.example' }, 'nadia@mail.example'],
  [{ mail: ' ' }, undefined],
  [{}, undefined],
])('%j is called %j', (about, words) => {
  expect(calledBy(friend('1', about))).toBe(words)
})

const apart = '\u200c'

test.each<[string | null, string | null, string | undefined]>([
  ['Nadia', 'Ferrand', `N${apart}F`],
  ['séan', 'o’Connor', `S${apart}O`],
  ['Zoé 🎬', null, 'Z'],
  ['🎬 Zoé', '', 'Z'],
  ['É', 'e\u0301lan', `É${apart}E\u0301`],
  ['ليلى', 'منصور', `ل${apart}م`],
  ['ßandra', null, 'SS'],
  ['🎬', '42', undefined],
  [null, null, undefined],
])('the initials of %j %j', (firstName, lastName, initials) => {
  expect(initialsOf({ firstName, infixName: 'van der', lastName })).toBe(initials)
})

describe('searching', () => {
  const friends = [
    friend('clémence', { firstName: 'Clémence', lastName: 'Le Goff' }),
    friend('sanne', { firstName: 'Sanne', infixName: 'van der', lastName: 'Velden' }),
    friend('sean', { firstName: 'Séan', lastName: 'O’Connor-d’Harcourt' }),
    friend('layla', { firstName: 'ليلى', lastName: 'منصور' }),
    friend('mail', { mail: 'no.name@mail.example' }),
  ]
  test.each<[string, string[]]>([
    ['', ['clémence', 'sanne', 'sean', 'layla', 'mail']],
    ['  ', ['clémence', 'sanne', 'sean', 'layla', 'mail']],
    ['CLEM', ['clémence']],
    ['goff clé', ['clémence']],
    ['vander', []],
    ['van velden', ['sanne']],
    ['o connor d harcourt', ['sean']],
    ["O'Connor", ['sean']],
    ['منصور', ['layla']],
    ['no.name', ['mail']],
    ['!', []],
    ['nobody', []],
  ])('%j finds %j', (search, found) => {
    expect(inOrder(findFriends(friends, search))).toEqual(found)
  })
})

test('of an invitation came a friendship where the address is a friend’s by now, whatever its capitals', () => {
  const friends = [
    friend('1', { mail: 'Paul@mail.example' }),
    friend('2', { mail: null }),
    friend('3', { mail: 'mute@mail.example', status: 'muted' }),
  ]
  expect(invitationOutcome('paul@Mail.example', friends)).toBe('friends')
  expect(invitationOutcome('mute@mail.example', friends)).toBe('asked')
  expect(invitationOutcome('someone@mail.example', friends)).toBe('asked')
  expect(invitationOutcome('paul@mail.example', undefined)).toBe('unknown')
})
