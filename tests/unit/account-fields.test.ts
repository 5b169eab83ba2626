import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Account } from '#src/api/contract.ts'
import { registrationFields } from '#src/features/account/registration-fields.ts'
import { mailChoices } from '#src/features/preferences/preference-rules.ts'
import { profileFields } from '#src/features/profile/profile-fields.ts'
import { senderOf, unknownSender } from '#src/features/support/contact-sender.ts'

const file = new URL('../../openapi/examples/getAccount/family-nl.json', import.meta.url)
const { value: family }: { value: Account } = JSON.parse(readFileSync(file, 'utf8'))

const names = { salutation: 'MX', firstname: 'Sam', infixname: 'van der', lastname: 'Berg', dateOfBirth: '1991-02-03' }
const place = { address: 'Kade 1', addressComplement: 'boven', zipCode: '3011 AA', city: 'Rotterdam', country: 'NL' }
const rest = { mobilePhone: '+31612345678', homePhone: '+31101234567', preferredLanguage: 'nl', favoriteCinema: 'c-1' }
const sam: Account = {
  ...family,
  ...names,
  ...place,
  ...rest,
  email: 'sam@post.example',
  mailCommunicationProvider: true,
  optinCommunicationProvider: true,
  mailNotification: true,
  hasLoyalty: true,
}

describe('the registration', () => {
  test('begins with what is known, and signs nobody up for what they did not tick', () => {
    const { address, addressComplement, ...known } = place
    expect(registrationFields(sam, 'FR')).toEqual({
      ...names,
      ...known,
      mobilePhone: rest.mobilePhone,
      hasLoyalty: true,
      mailCommunicationProvider: false,
      optinCommunicationProvider: false,
      terms: false,
    })
  })

  test('has the market’s country where none is known', () => {
    expect(registrationFields({ ...sam, country: null }, 'FR').country).toBe('FR')
  })
})

test('the profile has every field that may be changed there, as it is', () => {
  const choices = { mailCommunicationProvider: true, optinCommunicationProvider: true }
  expect(profileFields(sam)).toEqual({ ...names, ...place, ...rest, ...choices })
})

test.each([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('a choice of mails that is %j on the wire is %j', (wire, choice) => {
  const made = { mailNotification: wire, mailCommunicationProvider: wire, optinCommunicationProvider: wire }
  // The wire may leave out what the contract promises.
  const account: Account = Object.assign({ ...sam }, made)
  const choices = {
    mailNotification: choice,
    mailCommunicationProvider: choice,
    optinCommunicationProvider: choice,
  }
  expect(mailChoices(account)).toEqual(choices)
})

describe('who writes to customer service', () => {
  const long = 'B'.repeat(53)

  test.each<[string, Partial<Account>, object]>([
    ['is somebody with an infix and a mobile phone', {}, { lastname: 'van der Berg', phone: rest.mobilePhone }],
    ['goes by the phone at home', { mobilePhone: null }, { phone: rest.homePhone }],
    ['has no phone', { mobilePhone: null, homePhone: null }, { phone: '' }],
    ['has no infix', { infixname: null }, { lastname: 'Berg' }],
    ['has a name with room for the infix', { lastname: long.slice(1) }, { lastname: `van der ${long.slice(1)}` }],
    ['has a name without room for the infix', { lastname: long }, { lastname: long }],
    ['has no name', { firstname: null, infixname: null, lastname: null }, { firstname: '', lastname: '' }],
    ['has a long infix alone', { infixname: long + long, lastname: null }, { lastname: '' }],
  ])('%s', (_, about, sender) => {
    const known = { firstname: 'Sam', lastname: 'van der Berg', email: 'sam@post.example', phone: rest.mobilePhone }
    expect(senderOf({ ...sam, ...about })).toEqual({ ...known, ...sender })
  })

  test('may be nobody that is known', () => {
    expect(unknownSender).toEqual({ firstname: '', lastname: '', email: '', phone: '' })
  })
})
