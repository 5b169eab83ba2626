import { expect, test } from 'vitest'
import { plainWords } from '#src/app/i18n/plain-words.ts'
import { documentTitle } from '#src/app/router/document-title.ts'
import { classes } from '#src/ui/classes.ts'
import { longestWord } from '#src/ui/longest-word.ts'

test.each([
  ['Été à Nîmes', 'ete a nimes'],
  ['L’Œuvre d’Émile', 'l oeuvre d emile'],
  ['Rotterdam-Zuid', 'rotterdam zuid'],
  ['  Kinora   –  Lyon ', 'kinora lyon'],
  ['Smørrebrød, Æon & Straße', 'smorrebrod aeon strasse'],
  ['Łódź', 'lodz'],
  ['ﬁlm ２', 'film 2'],
  ['1917', '1917'],
  ['…', ''],
])('%j is compared as %j', (text, words) => {
  expect(plainWords(text)).toBe(words)
})

test.each([
  ['Films', 'Films · Kinora'],
  ['', 'Kinora'],
  [undefined, 'Kinora'],
  [null, 'Kinora'],
])('the tab of the page %j says %j', (title, words) => {
  expect(documentTitle(title, { brand: 'Kinora' })).toBe(words)
})

test.each([
  ['', 0],
  ['Noord', 5],
  ['Les Rêveries du promeneur', 9],
  ['Anne-Marie', 5],
  ['A -- b', 1],
  ['One\ntwenty', 6],
])('the longest word of %j has %i letters', (text, letters) => {
  expect(longestWord(text)).toBe(letters)
})

test('names of classes are joined, those that are off or not there left out', () => {
  expect(classes('a', false, undefined, null, '', 'b')).toBe('a b')
  expect(classes(false)).toBe('')
})
