import { expect, test } from 'vitest'
import { auditorium, countedWords, seatPlaces, technologies } from '#src/features/tickets/ticket-words.ts'
import { codeGroups } from '#src/ui/code-groups.ts'

test('technologies go by their names, new ones by their label, each once', () => {
  expect(
    technologies([
      { label: 'Grand format', icon: 'imax' },
      { label: 'Dolby Cinema', icon: 'dolby' },
      { label: 'Sièges mobiles', icon: '4dx' },
      { label: 'ScreenX', icon: 'screenx' },
      { label: 'Laser', icon: 'laser' },
      { label: 'Sous-titres', icon: null },
      { label: 'Laser', icon: null },
      { label: ' ', icon: null },
    ]),
  ).toEqual(['IMAX', 'Dolby Cinema', '4DX', 'ScreenX', 'Laser', 'Sous-titres'])
})

test.each([
  ['imax', 'IMAX'],
  ['4DX', '4DX'],
  ['ScreenX', 'ScreenX'],
  ['DOLBY', 'Dolby'],
  ['laser', 'Grande salle'],
])('a technology that the wire draws as %j is called %j', (icon, name) => {
  expect(technologies([{ label: ' Grande salle ', icon }])).toEqual([name])
})

test.each([
  ['Salle 7', { word: 'Salle', figure: '7' }],
  ['Zaal 12', { word: 'Zaal', figure: '12' }],
  ['Salle 3B', { word: 'Salle', figure: '3B' }],
  [' Salle   7 ', { word: 'Salle', figure: '7' }],
  ['Salle 7 bis', { figure: 'Salle 7 bis' }],
  ['Salle 1234', { figure: 'Salle 1234' }],
  [' Petite salle ', { figure: 'Petite salle' }],
  ['7', { figure: '7' }],
  ['Salle IMAX 1', { figure: 'Salle IMAX 1' }],
  ['', { figure: '' }],
] as const)('the auditorium %j', (name, expected) => expect(auditorium(name)).toEqual(expected))

test.each([
  ['one seat', ['H12'], { plates: ['H 12'], row: 'H', places: ['12'] }],
  ['a row', ['H12', 'H 13'], { plates: ['H 12', 'H 13'], row: 'H', places: ['12', '13'] }],
  ['a double letter', ['AA1'], { plates: ['AA 1'], row: 'AA', places: ['1'] }],
  ['two rows', ['H12', 'G3'], { plates: ['H 12', 'G 3'], places: [] }],
  ['names of another kind', ['Canapé 2', 'H12'], { plates: ['Canapé 2', 'H 12'], places: [] }],
  ['spaces round them', [' H12 ', ' Canapé 2 '], { plates: ['H 12', 'Canapé 2'], places: [] }],
  ['more letters or figures than a seat has', ['H1234', 'ABC1'], { plates: ['H1234', 'ABC1'], places: [] }],
  ['only such names', ['Canapé 2'], { plates: ['Canapé 2'], places: [] }],
  ['free seating', [], { plates: [], places: [] }],
] as const)('seats: %s', (_, seats, expected) => expect(seatPlaces(seats)).toEqual(expected))

test.each([
  ['KNR4180301', ['KNR4', '1803', '01']],
  ['KNR41803', ['KNR4', '1803']],
  ['KNR418030', ['KNR4', '18030']],
  ['KN', ['KN']],
  ['K', ['K']],
  ['A🎟️B1C', ['A🎟️B', '1C']],
])('the code %s is read out in groups that make it up again', (code, groups) => {
  expect(codeGroups(code)).toEqual(groups)
  expect(codeGroups(code).join('')).toBe(code)
})

test.each([
  [1, 'Coffee'],
  [2, '2\u00a0×\u00a0Coffee'],
])('%d of something', (quantity, words) => expect(countedWords({ label: 'Coffee', quantity })).toBe(words))
