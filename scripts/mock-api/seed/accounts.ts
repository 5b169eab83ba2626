import type { Account } from '#src/api/generated/schema.ts'
import { daysLater } from '../dates.ts'
import { emailOf, type PersonaId } from '../personas.ts'
import { type LinkSeed, links, type SignInSeed, signInOf } from './identities.ts'
import type { GenreId } from './interests.ts'

/** The parts of an account that are worked out when it is shown. */
type Worked = 'subscription' | 'subscriptionState' | 'statistics' | 'trackingDate' | 'social' | 'identities'

/** An account as the world keeps it. */
export type AccountState = Omit<Account, Worked> & {
  loyaltyLevel: string | null
  links: readonly LinkSeed[]
  signIn: SignInSeed
}

/** A year at the cinema, with the genre and the cinema by identifier. */
export type StatisticsSeed = { minutes: number; shows: number; genre: GenreId; cinema: string; original: number }

function blank(id: PersonaId): AccountState {
  return {
    id,
    email: emailOf(id),
    emailVerified: true,
    firstLogin: false,
    salutation: null,
    firstname: null,
    lastname: null,
    infixname: null,
    dateOfBirth: null,
    homePhone: null,
    mobilePhone: null,
    address: null,
    addressComplement: null,
    zipCode: null,
    city: null,
    country: null,
    picture: null,
    registered: true,
    card: null,
    mailNotification: true,
    mailCommunicationProvider: false,
    optinCommunicationProvider: false,
    hasLoyalty: false,
    cgLoyalty: false,
    interest: { genres: null, events: null },
    preferredLanguage: null,
    favoriteCinema: null,
    loyalty: null,
    accountType: 'classic',
    jointKey: `demo-${id}`,
    loyaltyLevel: null,
    links: links[id] ?? [],
    signIn: signInOf(id),
  }
}

/** Everybody's account, as it is on a day. */
export function accountsOn(now: Date): Record<PersonaId, AccountState> {
  const today = daysLater(now, 0)
  const year = Number(today.slice(0, 4))
  return {
    newcomer: { ...blank('newcomer'), emailVerified: false, firstLogin: true, registered: false, jointKey: null },
    empty: { ...blank('empty'), firstname: 'Lou', lastname: 'Petit', preferredLanguage: 'fr' },
    'pass-holder': {
      ...blank('pass-holder'),
      salutation: 'civ-mm',
      firstname: 'Margaux',
      lastname: 'd’Almeida',
      homePhone: '01 99 00 41 27',
      mobilePhone: '+33 6 39 98 12 40',
      address: '14 rue des Tanneurs',
      addressComplement: 'Bâtiment B, 3e étage',
      zipCode: '69007',
      city: 'Lyon',
      country: 'FR',
      card: { lastDigits: '4417', expirationDate: `${year + 2}-09`, icon: 'cb' },
      mailCommunicationProvider: true,
      optinCommunicationProvider: false,
      hasLoyalty: true,
      cgLoyalty: true,
      interest: { genres: ['crime', 'drama', 'documentary'], events: ['opera', 'preview'] },
      preferredLanguage: 'fr',
      favoriteCinema: 'fr-gerland',
      loyalty: { points: 1350, expirationDate: daysLater(now, 130), number: 'KL 2049 5518 03' },
      accountType: 'pass',
      loyaltyLevel: 'gold',
    },
    unpaid: {
      ...blank('unpaid'),
      salutation: 'civ-mr',
      firstname: 'Karim',
      lastname: 'Haddad',
      dateOfBirth: `1984-${today.slice(5)}`,
      mobilePhone: '06 39 98 77 03',
      address: '8 quai du Port',
      zipCode: '13002',
      city: 'Marseille',
      country: 'FR',
      card: { lastDigits: '0093', expirationDate: daysLater(now, -25).slice(0, 7), icon: 'visa' },
      mailCommunicationProvider: true,
      optinCommunicationProvider: true,
      preferredLanguage: 'fr',
      favoriteCinema: 'fr-joliette',
      accountType: 'pass',
    },
    'photo-rejected': {
      ...blank('photo-rejected'),
      salutation: 'civ-mm',
      firstname: 'ليلى',
      lastname: 'منصور',
      dateOfBirth: '1996-01-09',
      mobilePhone: '+33 6 39 98 55 61',
      zipCode: '69004',
      city: 'Lyon',
      country: 'FR',
      card: { lastDigits: '7210', expirationDate: `${year + 3}-01`, icon: 'mc' },
      preferredLanguage: 'fr',
      favoriteCinema: 'fr-gerland',
      accountType: 'pass',
    },
    leaving: {
      ...blank('leaving'),
      salutation: 'civ-mm',
      firstname: 'Anne-Sophie',
      lastname: 'Vandenbroucke de Castelnau-Montmirail et de la Haye-Fouquets',
      dateOfBirth: '1978-06-25',
      mobilePhone: '06 39 98 20 18',
      address: '2 place du Capitole',
      zipCode: '31000',
      city: 'Toulouse',
      country: 'FR',
      card: { lastDigits: '3008', expirationDate: today.slice(0, 7), icon: 'amex' },
      hasLoyalty: true,
      cgLoyalty: true,
      preferredLanguage: 'fr',
      loyalty: { points: 0, expirationDate: null, number: 'KL 7731 0024 90' },
      accountType: 'pass',
      loyaltyLevel: 'silver',
    },
    'family-nl': {
      ...blank('family-nl'),
      salutation: 'civ-mm',
      firstname: 'Sanne',
      infixname: 'van der',
      lastname: 'Velden',
      dateOfBirth: '1988-02-29',
      homePhone: '020 990 31 44',
      mobilePhone: '06 99 01 28 73',
      address: 'Spaarndammerdijk 212',
      addressComplement: 'II',
      zipCode: '1014 AB',
      city: 'Amsterdam',
      country: 'NL',
      card: { lastDigits: '5546', expirationDate: `${year + 1}-12`, icon: 'ecarte' },
      mailCommunicationProvider: true,
      optinCommunicationProvider: true,
      hasLoyalty: true,
      cgLoyalty: true,
      interest: { genres: ['family', 'animation'], events: null },
      preferredLanguage: 'nl',
      favoriteCinema: 'nl-ij',
      loyalty: { points: 420, expirationDate: daysLater(now, 220), number: 'KL 5120 8846 17' },
      accountType: 'pass',
      loyaltyLevel: 'silver',
    },
    staff: {
      ...blank('staff'),
      salutation: 'civ-mr',
      firstname: 'Joris',
      lastname: 'Bakker',
      dateOfBirth: '1994-09-12',
      zipCode: '3011 BD',
      city: 'Rotterdam',
      country: 'NL',
      hasLoyalty: true,
      preferredLanguage: 'en',
      favoriteCinema: 'nl-maas',
      loyalty: { points: 99_999, expirationDate: daysLater(now, 9), number: 'KL 0360 7745 21' },
      accountType: 'staff',
      loyaltyLevel: 'gold',
    },
  }
}

/** Who has been to the cinema this year. */
export const statistics: Partial<Record<PersonaId, StatisticsSeed>> = {
  'pass-holder': { minutes: 6235, shows: 54, genre: 'crime', cinema: 'fr-gerland', original: 72 },
  leaving: { minutes: 124, shows: 1, genre: 'drama', cinema: 'fr-canal', original: 0 },
  'family-nl': { minutes: 1764, shows: 19, genre: 'family', cinema: 'nl-ij', original: 5 },
}

/** Favourite cinemas, in the order in which they were added. */
export const favourites: Partial<Record<PersonaId, readonly string[]>> = {
  'pass-holder': ['fr-gerland', 'fr-belleville', 'fr-petit-palais', 'fr-joliette', 'fr-canal'],
  unpaid: ['fr-joliette'],
  'photo-rejected': ['fr-gerland'],
  leaving: ['fr-canal', 'fr-promenade', 'fr-etoile', 'fr-gerland'],
  'family-nl': ['nl-ij', 'nl-westergas'],
  staff: ['nl-maas'],
}
