import { describe, expect, test } from 'vitest'
import { fitText, heightOf } from '#src/features/statistics/fit-text.ts'
import {
  type Fact,
  frame,
  isRightToLeft,
  type PictureWords,
  pictureLayout,
} from '#src/features/statistics/picture-layout.ts'

/** A face in which every letter is half as wide as it is high. */
const measure = (text: string, size: number) => text.length * size * 0.5

describe('a text in its room', () => {
  const room = { width: 400, height: 80, largest: 60, smallest: 20 }
  test.each([
    { what: 'a short one stands as large as may be', text: 'Crime', size: 60, lines: ['Crime'] },
    { what: 'a longer one is set smaller', text: 'Kinora Gerland', size: 56, lines: ['Kinora Gerland'] },
    {
      what: 'one longer still takes two lines, broken between words',
      text: 'Kinora Saint-Germain des Prés et Odéon',
      size: 40,
      lines: ['Kinora Saint-Germain', 'des Prés et Odéon'],
    },
    {
      what: 'a space that holds words together is no place to break',
      text: '16\u00a0666\u00a0hrs 40\u00a0mins\u00a0and\u00a0more',
      size: 40,
      lines: ['16\u00a0666\u00a0hrs', '40\u00a0mins\u00a0and\u00a0more'],
    },
    { what: 'no text takes nothing', text: '', size: 60, lines: [''] },
  ])('$what', ({ text, size, lines }) => {
    expect(fitText(text, room, measure)).toEqual({ size, lines })
  })

  test.each([
    ['a word of 60 letters', 'W'.repeat(60)],
    ['a word of 120 letters', 'W'.repeat(120)],
    ['120 letters in words', 'Kinora et compagnie '.repeat(6).trim()],
    ['emoji of several parts', '👩🏽‍🚀'.repeat(17)],
    ['Arabic', 'سينما كينورا الكبرى على ضفاف النهر في وسط المدينة القديمة '.repeat(2).trim()],
  ])('%s: all of it fits, and no character is torn', (_, text) => {
    const set = fitText(text, room, measure)
    expect(heightOf(set)).toBeLessThanOrEqual(room.height)
    for (const line of set.lines) expect(measure(line, set.size)).toBeLessThanOrEqual(room.width)
    expect(set.lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    const characters = (words: string) => [...new Intl.Segmenter().segment(words.replaceAll(' ', ''))].length
    expect(set.lines.reduce((sum, line) => sum + characters(line), 0)).toBe(characters(text))
  })
})

describe('the picture of a year', () => {
  const time = { value: '103\u00a0hrs 55\u00a0mins', label: 'in front of the screen' }
  const share = { value: '72%', label: 'in their original language' }
  const genre = { value: 'Crime', label: 'most of all' }
  const cinema = { value: 'Kinora Gerland', label: 'my cinema' }
  const long = (value: string) => ({ value, label: 'a label that is rather long in another language' })

  function layout(facts: readonly Fact[], more: Partial<PictureWords> = {}) {
    const words = { brand: 'Kinora', title: 'My year at the cinema', shows: 54, showsFigure: '54' }
    return pictureLayout(
      { ...words, showsLabel: 'films seen', facts, foot: 'Counted up to today', ...more },
      () => measure,
    )
  }

  test.each<{ what: string; facts: readonly Fact[]; more?: Partial<PictureWords> }>([
    { what: 'all of it', facts: [time, share, genre, cinema] },
    { what: 'one film and nothing else', facts: [], more: { shows: 1, showsFigure: '1' } },
    { what: 'one figure', facts: [time] },
    { what: 'three figures', facts: [time, genre, cinema] },
    {
      what: 'huge figures',
      facts: [long('16\u00a0666\u00a0hrs 40\u00a0mins'), share],
      more: { shows: 10_000, showsFigure: '10\u202f000' },
    },
    {
      what: 'a cinema of 60 letters',
      facts: [time, share, genre, long('Kinora Cité des Étoiles et du Grand Canal de la Villette-Nord')],
    },
    {
      what: 'names of 120 letters',
      facts: [time, share, long('Policier et compagnie '.repeat(5)), long('W'.repeat(120))],
    },
    { what: 'a name in Arabic', facts: [time, share, genre, long('سينما كينورا الكبرى (باريس)')] },
    {
      what: 'long words of another language',
      facts: [time, share, genre, cinema],
      more: {
        title: 'Mijn onvergetelijke bioscoopjaar in vogelvlucht',
        showsLabel: 'W'.repeat(60),
        foot: 'W'.repeat(80),
        brand: 'W'.repeat(40),
      },
    },
  ])('$what: every line is inside the frame, and none lies over another', ({ facts, more }) => {
    const { lines, seats, rules } = layout(facts, more)
    const boxes = lines.map(({ text, x, y, size }) => ({
      left: x,
      right: x + measure(text, size),
      top: y - size * 0.7,
      // The largest figure has nothing under its line.
      bottom: y + Math.min(size * 0.2, 12),
    }))
    for (const box of boxes) {
      expect(box.left).toBeGreaterThanOrEqual(frame.margin)
      expect(box.right).toBeLessThanOrEqual(frame.width - frame.margin + 1)
      expect(box.top).toBeGreaterThanOrEqual(frame.margin - 20)
      expect(box.bottom).toBeLessThanOrEqual(frame.height - 40)
    }
    const seatsBox = {
      left: frame.margin,
      right: frame.width - frame.margin,
      top: seats.y,
      bottom: seats.y + seats.hall.rows * 27 * seats.scale,
    }
    const ruleBoxes = rules.map(({ x, y, width, thickness }) => ({
      left: x,
      right: x + width,
      top: y,
      bottom: y + thickness,
    }))
    const all = [...boxes, seatsBox, ...ruleBoxes]
    for (const [place, one] of all.entries()) {
      for (const other of all.slice(place + 1)) {
        const apart =
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top
        expect(apart, JSON.stringify([one, other])).toBe(true)
      }
    }
    for (const { value } of facts) {
      expect(
        lines
          .map(({ text }) => text)
          .join('')
          .replaceAll(' ', ''),
      ).toContain(value.replaceAll(' ', ''))
    }
  })

  test('the usual one has everything in its place', () => {
    const { lines, rules, seats, mark } = layout([time, share])
    expect(lines.map(({ text, face, size, x, y, isQuiet }) => [text, face, size, x, Math.round(y), isQuiet])).toEqual([
      ['kinora', 'display', 56, 170, 130, false],
      ['My year at the cinema', 'display', 84, 84, 256, false],
      ['Counted up to today', 'text', 28, 84, 1266, true],
      [time.value, 'display', 56, 84, 1122, false],
      [share.value, 'display', 56, 564, 1122, false],
      [time.label, 'text', 28, 84, 1162, true],
      [share.label, 'text', 28, 564, 1162, true],
      ['54', 'display', 480, 84, 728, false],
      ['films seen', 'text', 44, 84, 790, false],
    ])
    expect(rules.map(({ x, y, width, thickness }) => [x, Math.round(y), width, thickness])).toEqual([
      [84, 300, 912, 5],
      [84, 1056, 432, 3],
      [564, 1056, 432, 3],
    ])
    expect(seats).toMatchObject({ x: 84, y: expect.closeTo(856.6, 1), scale: expect.closeTo(1.888, 3) })
    expect(mark).toEqual({ x: 84, y: 76, size: 68 })
  })

  test('figures side by side are as large, and named on one line', () => {
    const { lines } = layout([time, share])
    const of = (text: string) => lines.find((line) => line.text === text)
    expect(of(time.value)?.size).toBe(of(share.value)?.size)
    expect(of(time.label)?.y).toBe(of(share.label)?.y)
  })

  test('a name that would become tiny has the whole width', () => {
    const { rules } = layout([
      time,
      share,
      genre,
      long('Kinora Saint-Germain-en-Laye, Grand Palais des Cinémas de la Seine'),
    ])
    expect(rules.slice(1).map(({ width }) => width)).toEqual([432, 432, 912, 912])
  })

  test.each([
    { text: 'سينما كينورا', is: true },
    { text: '7 כוכבים', is: true },
    { text: 'Kinora סינמה', is: false },
    { text: '72%', is: false },
  ])('$text is read from the right: $is', ({ text, is }) => {
    expect(isRightToLeft(text)).toBe(is)
  })
})
