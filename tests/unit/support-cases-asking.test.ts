import { describe, expect, test } from 'vitest'
import type { FaqArticle } from '#src/api/contract.ts'
import { headLength, isTaken, refusalOf, sizeWords } from '#src/features/support/attachment-rules.ts'
import {
  choiceFor,
  fittingChoice,
  helpfulArticles,
  motifsOf,
  questionAnswers,
  subTypesOf,
} from '#src/features/support/faq-data-rules.ts'

const tree = {
  types: [
    { id: 'booking', title: 'Tickets' },
    { id: 'pass', title: 'Pass' },
    { id: 'other', title: 'Other' },
  ],
  subTypes: [
    { id: 'refund', title: 'Refunds', type: 'booking', topicId: 'refunds' },
    { id: 'lost', title: 'Lost', type: 'booking', topicId: null },
    { id: 'card', title: 'Card', type: 'pass', topicId: 'pass' },
    { id: 'payment', title: 'Payment', type: 'pass', topicId: 'pass' },
  ],
  subjects: [{ id: 'twice', title: 'Twice', subType: 'refund' }],
}

describe('a choice', () => {
  test.each([
    [{ type: 'booking', topic: 'refund', reason: 'twice' }, {}],
    [
      { type: 'pass', topic: 'refund', reason: 'twice' },
      { topic: '', reason: '' },
    ],
    [{ type: 'booking', topic: 'lost', reason: 'twice' }, { reason: '' }],
    [{ type: 'booking', topic: 'refund', reason: 'gone' }, { reason: '' }],
    [
      { type: 'gone', topic: 'refund', reason: 'twice' },
      { type: '', topic: '', reason: '' },
    ],
    [{ type: '', topic: '', reason: '' }, {}],
  ])('row %# keeps what fits', (choice, less) => {
    expect(fittingChoice(tree, choice)).toEqual({ ...choice, ...less })
  })

  test('offers what belongs to the step above it', () => {
    expect(subTypesOf(tree, 'pass').map(({ id }) => id)).toEqual(['card', 'payment'])
    expect(motifsOf(tree, 'card')).toEqual([])
  })
})

const article = (id: string, order: number, topic: string | null): FaqArticle => ({
  id,
  title: id,
  content: '',
  topic: topic === null ? null : { id: topic, title: topic },
  updatedAt: '2026-11-01T10:00:00+01:00',
  order,
})

describe('an article', () => {
  test.each([
    ['of a topic that one sub-theme has', 'refunds', { type: 'booking', topic: 'refund', reason: '' }],
    ['of a topic that several of one theme have', 'pass', { type: 'pass', topic: '', reason: '' }],
    ['of another topic', 'popcorn', { type: '', topic: '', reason: '' }],
    ['of none', null, { type: '', topic: '', reason: '' }],
  ])('%s', (_, topic, choice) => {
    expect(choiceFor(tree, article('a', 1, topic))).toEqual(choice)
  })

  test('of a topic that two themes share leaves both open', () => {
    const shared = { id: 'drinks', title: 'Drinks', type: 'other', topicId: 'refunds' }
    const choice = choiceFor({ ...tree, subTypes: [...tree.subTypes, shared] }, article('a', 1, 'refunds'))
    expect(choice).toEqual({ type: '', topic: '', reason: '' })
  })

  test('may help where the sub-theme has its topic, up to three of them', () => {
    const articles = [4, 2, 3, 1].map((order) => article(`r${order}`, order, 'refunds'))
    const ids = (topic: string) =>
      helpfulArticles(tree, topic, [...articles, article('n', 0, null)]).map(({ id }) => id)
    expect(ids('refund')).toEqual(['r1', 'r2', 'r3'])
    expect(ids('lost')).toEqual([])
    expect(ids('')).toEqual([])
  })
})

describe('the answers that are sent', () => {
  const answers = { type: 'booking', topic: 'refund', reason: 'twice', subject: 's', description: 'd', cinema: null }
  test.each([
    ['all of them', {}, { type: 'booking', topic: 'refund', reason: 'twice', subject: 's', description: 'd' }],
    ['a cinema', { cinema: 'c' }, { ...answers, cinema: 'c' }],
    ['a motif that has to be chosen still', { reason: null }, { ...answers, reason: null, cinema: undefined }],
    ['what there is nothing below', { type: 'other' }, { type: 'other', subject: 's', description: 'd' }],
    [
      'no motif where there is none',
      { topic: 'lost' },
      { type: 'booking', topic: 'lost', subject: 's', description: 'd' },
    ],
    [
      'line breaks as forms send them',
      { type: 'other', description: 'a\nb' },
      { type: 'other', subject: 's', description: 'a\r\nb' },
    ],
  ])('%s', (_, over, sent) => {
    expect(questionAnswers(tree, { ...answers, ...over })).toEqual(sent)
  })
})

describe('a file', () => {
  const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  const pdf = bytes('%PDF-1.7\n...')
  const most = 5 * 1024 * 1024

  test.each([
    ['a PDF', '%PDF-1.4', true],
    ['a JPEG', '\xff\xd8\xff\xe0', true],
    ['a PNG', '\x89PNG\r\n\x1a\n', true],
    ['a WebP', 'RIFF....WEBP', true],
    ['a HEIC', '....ftypheic', true],
    ['a HEIC of more colours', '....ftypheix', true],
    ['a HEIF', '....ftypmif1', true],
    ['what only says that it is a HEIC', '....skipheic', false],
    ['what only says that it is a WebP', 'RIFX....WEBP', false],
    ['a film', '....ftypmp42', false],
    ['an AVIF', '....ftypavif', false],
    ['a sound', 'RIFF....WAVE', false],
    ['a GIF', 'GIF89a', false],
    ['words', 'plain words, whatever the name says', false],
    ['nothing', '', false],
  ])('%s is taken, or not, by its content', (_, head, taken) => {
    expect(isTaken(bytes(head).subarray(0, headLength))).toBe(taken)
  })

  test.each([
    ['fits', { size: most, head: pdf }, [], undefined],
    ['is one byte too big', { size: most + 1, head: pdf }, [], 'too-big'],
    ['is empty', { size: 0, head: bytes('') }, [], 'empty'],
    ['cannot be read', { size: 10, head: undefined }, [], 'unreadable'],
    ['is of another type', { size: 10, head: bytes('words') }, [], 'wrong-type'],
    ['fits to the byte with others', { size: most, head: pdf }, [most, most], undefined],
    ['does not fit with others', { size: 10, head: pdf }, [most, most, most], 'too-big-together'],
    ['is the sixth', { size: 10, head: pdf }, [1, 1, 1, 1, 1], 'too-many'],
  ])('that %s', (_, chosen, sizes, why) => {
    expect(refusalOf(chosen, sizes)).toBe(why)
  })

  test.each([
    [1, 1, 'kB'],
    [184_320, 180, 'kB'],
    [1_048_000, 1023, 'kB'],
    [1_048_500, 1, 'MB'],
    [5_242_880, 5, 'MB'],
    [2_500_000, 2.4, 'MB'],
  ])('of %i bytes has %d %s', (size, amount, unit) => {
    expect(sizeWords(size)).toEqual({ unit, amount })
  })
})
