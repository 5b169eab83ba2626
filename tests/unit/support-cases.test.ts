import { describe, expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import type { Case } from '#src/api/contract.ts'
import { byDay, leftOut, saidAbout } from '#src/features/support/case-days.ts'
import { newCount, parseSeen, withSeen } from '#src/features/support/case-marks.ts'
import { askedCase, byLastWord, isAdded, lastWordAt, whyEnded } from '#src/features/support/case-rules.ts'
import { openDraft } from '#src/features/support/draft.ts'
import { found, sendOnce } from '#src/features/support/send-once.ts'

const message = (id: string, received: boolean, createdAt = '2026-11-20T10:00:00+01:00'): Case['messages'][number] => ({
  id,
  body: `words of ${id}`,
  createdAt,
  received,
})

function question(id: string, over: Partial<Case> = {}): Case {
  const createdAt = '2026-11-18T23:30:00+01:00'
  const rest = { subject: null, number: 'C-1-26', closed: false, status: 'new', attachments: [] }
  return { id, createdAt, description: `about ${id}`, messages: [], ...rest, ...over }
}

describe('the order of questions', () => {
  test('is that of the last word, and of the question where there is none', () => {
    const old = question('old', { messages: [message('a', true, '2026-11-21T09:00:00+01:00')] })
    const young = question('young', { createdAt: '2026-11-20T09:00:00+01:00' })
    expect(lastWordAt(young)).toBe('2026-11-20T09:00:00+01:00')
    expect(byLastWord([young, old]).map(({ id }) => id)).toEqual(['old', 'young'])
  })
})

describe('what ends a question', () => {
  test.each([
    [{ closed: false, messages: [] }, undefined],
    [{ closed: true, messages: [] }, 'closed'],
    [{ closed: false, messages: Array.from({ length: 199 }, () => message('a', true)) }, undefined],
    [{ closed: false, messages: Array.from({ length: 200 }, () => message('a', true)) }, 'full'],
  ] as const)('row %#', (one, why) => {
    expect(whyEnded({ closed: one.closed, messages: [...one.messages] })).toBe(why)
  })
})

describe('what was made although its answer was lost', () => {
  const cases = [question('c'), question('b', { description: 'Deux\r\nlignes.' }), question('a')]
  test.each([
    ['came since, whatever became of its line breaks', 'a', ' Deux\nlignes. ', 'b'],
    ['was there before', 'b', 'Deux\nlignes.', undefined],
    ['is among all, when there was none before', '', 'about a', 'a'],
    ['is none of these', 'a', 'Trois', undefined],
  ])('a question that %s', (_, lastKnown, description, id) => {
    expect(askedCase(cases, lastKnown, description)?.id).toBe(id)
  })

  test('a question without words, which customer service opened, is nobody’s attempt', () => {
    expect(askedCase([question('a', { description: null })], '', '')).toBeUndefined()
  })

  test.each([
    [0, 'words of own', true],
    [1, 'words of own', false],
    [0, 'words of theirs', false],
  ])('a message after %i others, "%s": %s', (known, text, isThere) => {
    const messages = [message('own', false), message('theirs', true)]
    expect(isAdded({ messages }, known, text)).toBe(isThere)
  })
})

describe('news', () => {
  const one = question('a', { messages: [message('1', true), message('2', false), message('3', true)] })
  test.each([
    ['nothing is known of the past', undefined, 0],
    ['all was seen', { a: 2 }, 0],
    ['one was seen', { a: 1 }, 1],
    ['the question came since', { b: 4 }, 2],
    ['more was seen than there is', { a: 9 }, 0],
  ])('where %s', (_, seen, count) => {
    expect(newCount(one, seen)).toBe(count)
  })

  test('are over once a question was opened; the first look has seen everything', () => {
    expect(withSeen(undefined, [one, question('b')], undefined)).toEqual({ a: 2, b: 0 })
    expect(withSeen({ a: 1, gone: 3 }, [one, question('b')], undefined)).toEqual({ a: 1, gone: 3 })
    expect(withSeen({ a: 1 }, [one], 'a')).toEqual({ a: 2 })
  })

  test.each([
    ['{"subject":"me","seen":{"a":2}}', { a: 2 }],
    ['{"subject":"somebody","seen":{"a":2}}', undefined],
    ['{"subject":"me","seen":{"a":"2"}}', undefined],
    ['{"subject":"me","seen":{"a":2,"b":"2"}}', undefined],
    ['{"subject":"me","seen":7}', undefined],
    ['{"subject":"me","seen":null}', undefined],
    ['{"subject":"me"}', undefined],
    ['[', undefined],
    ['null', undefined],
    [null, undefined],
  ])('kept as %s', (text, seen) => {
    expect(parseSeen(text, 'me')).toEqual(seen)
  })

  test.each(['{"seen":{"a":2}}', '[]', '7', '{}'])('kept as %s is nobody’s', (text) => {
    expect(parseSeen(text, undefined)).toBeUndefined()
  })
})

describe('a conversation', () => {
  test('is divided into the days of the place, the question first', () => {
    const one = question('a', {
      messages: [
        message('1', true, '2026-11-18T23:10:00Z'),
        message('2', false, '2026-11-19T08:00:00Z'),
        message('3', true, '2026-11-20T08:00:00Z'),
        message('4', true, '2026-11-20T09:00:00Z'),
      ],
    })
    const days = byDay(saidAbout(one), 'Europe/Paris')
    expect(days.map(({ day, said }) => [day, said.map(({ id }) => id)])).toEqual([
      ['2026-11-18', ['a']],
      ['2026-11-19', ['1', '2']],
      ['2026-11-20', ['3', '4']],
    ])
    expect(saidAbout(one).map(({ received, place }) => [received, place])).toEqual([
      [false, 0],
      [true, 0],
      [false, 1],
      [true, 1],
      [true, 2],
    ])
    expect(saidAbout(question('b', { description: null }))).toEqual([])
  })

  test.each([
    [0, -1, 0],
    [8, -1, 0],
    [10, -1, 0],
    [11, -1, 3],
    [41, -1, 33],
    [41, 39, 33],
    [41, 20, 19],
    [41, 0, 0],
  ])('of %i, the first new one at %i, leaves %i out', (count, firstNew, hidden) => {
    expect(leftOut(count, firstNew)).toBe(hidden)
  })
})

describe('a draft', () => {
  const blank = { subject: '', body: '' }

  test('is found again by its owner alone, and not once it was cleared', () => {
    const draft = openDraft('a', blank, 'me')
    draft.keep({ subject: 'One', body: '' })
    draft.keep({ files: '2' })
    expect(openDraft('a', blank, 'me')).toMatchObject({ initial: { subject: 'One', body: '' }, isRestored: true })
    expect(openDraft('a', blank, 'me').read('files')).toBe('2')
    for (const other of ['somebody', undefined]) expect(openDraft('a', blank, other).isRestored).toBe(false)
    draft.clear()
    draft.keep({ subject: 'Two' })
    expect(openDraft('a', blank, 'me')).toMatchObject({ initial: blank, isRestored: false })
  })

  test('of a visitor is that of whoever signs in on the way', () => {
    openDraft('b', blank, undefined).keep({ body: 'Words' })
    expect(openDraft('b', blank, 'me').initial.body).toBe('Words')
  })

  test('is none as long as nothing differs from the beginning', () => {
    const begun = { subject: 'Given', body: '' }
    const draft = openDraft('c', begun, 'me')
    draft.keep({ ...begun, files: '1' })
    expect(openDraft('c', blank, 'me').isRestored).toBe(false)
  })
})

describe('what must not arrive twice', () => {
  const lost = new ApiError(0)
  const refused = new ApiError(422)
  const draft = () => {
    const one = openDraft(`once-${Math.random()}`, { body: '' }, 'me')
    one.keep({ body: 'Words' })
    return one
  }

  test('is sent, and its draft forgotten', async () => {
    const one = draft()
    expect(await sendOnce({ draft: one, before: '1', send: async () => 'sent', find: async () => 'found' })).toBe(
      'sent',
    )
    expect(one.read('body')).toBeUndefined()
  })

  test('is looked for when its answer is lost, now and before it is sent again', async () => {
    const one = draft()
    const calls: string[] = []
    const attempt = (before: string, answer: () => Promise<string | undefined>) =>
      sendOnce({
        draft: one,
        before,
        send: async () => {
          calls.push('send')
          throw lost
        },
        find: async (since) => {
          calls.push(`find after ${since}`)
          return answer()
        },
      })
    await expect(attempt('1', () => Promise.reject(lost))).rejects.toBe(lost)
    await expect(attempt('9', () => Promise.reject(lost))).rejects.toBe(lost)
    expect(calls, 'what is in doubt is not sent').toEqual(['send', 'find after 1', 'find after 1'])
    await expect(attempt('9', async () => undefined)).rejects.toBe(lost)
    expect(await attempt('9', async () => 'found')).toBe('found')
  })

  test.each([0, 500, 502])('is looked for when the answer was %i', async (status) => {
    const failed = new ApiError(status)
    expect(
      await found(
        () => Promise.reject(failed),
        async () => 'found',
      ),
    ).toBe('found')
    await expect(
      found(
        () => Promise.reject(failed),
        async () => undefined,
      ),
    ).rejects.toBe(failed)
  })

  test('is not looked for after a mistake of ours', async () => {
    const mistake = new TypeError('x')
    await expect(
      found(
        () => Promise.reject(mistake),
        async () => 'found',
      ),
    ).rejects.toBe(mistake)
  })

  test('is not looked for when it was refused', async () => {
    const one = draft()
    const find = async () => 'found'
    const send = () => Promise.reject(refused)
    await expect(sendOnce({ draft: one, before: '1', send, find })).rejects.toBe(refused)
    await expect(sendOnce({ draft: one, before: '1', send, find })).rejects.toBe(refused)
    expect(one.read('body')).toBe('Words')
    await expect(found(send, find)).rejects.toBe(refused)
  })
})
