import { expect, test } from 'vitest'
import type { CatalogueCinema } from '#src/api/contract.ts'
import { inOfferedOrder } from '#src/features/interests/interest-rules.ts'
import { cardExpiry } from '#src/features/profile/card-expiry.ts'
import { cinemaOptions, languageOptions } from '#src/features/profile/preference-options.ts'

test.each([
  ['2028-09', '09/28'],
  ['2026-12', '12/26'],
])('a card that ends in %s says %s', (month, written) => {
  expect(cardExpiry(month)).toBe(written)
})

test.each([
  [null, ['fr', 'en']],
  ['en', ['fr', 'en']],
  ['nl', ['fr', 'en', 'nl']],
])('with %o chosen so far, the languages are %o', (current, languages) => {
  expect(languageOptions(['fr', 'en'], current)).toEqual(languages)
})

const cinema = (id: string, name: string, status = 'open'): CatalogueCinema => ({
  id,
  name,
  status,
  slug: id,
  citySlug: 'paris',
  tags: [],
  hasPmrService: false,
  hallCount: 1,
  seatCount: 1,
  backdrop: null,
  description: null,
  vistaRef: null,
  googleMyBusinessUrl: null,
  timeZone: 'Europe/Paris',
  theaters: [],
})

const cinemas = [
  cinema('2', 'Canal'),
  cinema('3', 'Vieux-Port', 'closed'),
  cinema('1', 'Bastille'),
  cinema('4', 'Parc', 'coming'),
]

test.each([
  ['no cinema so far', undefined, ['1', '2', '4']],
  ['one of them', { id: '2', name: '' }, ['1', '2', '4']],
  ['one that has closed', { id: '3', name: '' }, ['1', '2', '4', '3']],
  ['one that the list does not know', { id: '9', name: 'Yours' }, ['9', '1', '2', '4']],
])('%s', (_case, current, ids) => {
  expect(cinemaOptions(cinemas, current).map(({ id }) => id)).toEqual(ids)
})

const offered = {
  genres: [
    { id: 'drama', label: 'Drama' },
    { id: 'crime', label: 'Crime' },
  ],
  events: [{ id: 'debate', label: 'Debate' }],
}

test.each([
  [
    { genres: null, events: null },
    { genres: null, events: null },
  ],
  [
    { genres: [], events: ['debate'] },
    { genres: null, events: ['debate'] },
  ],
  [
    { genres: ['crime', 'drama'], events: null },
    { genres: ['drama', 'crime'], events: null },
  ],
  [
    { genres: ['crime', 'western', 'drama'], events: null },
    { genres: ['western', 'drama', 'crime'], events: null },
  ],
])('the interests %o are held as %o', (interest, held) => {
  expect(inOfferedOrder(interest, offered)).toEqual(held)
})
