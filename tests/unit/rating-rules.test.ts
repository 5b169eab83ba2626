import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import type { Show } from '#src/api/contract.ts'
import { nextInRound, parseRound } from '#src/features/shows/rating-round.ts'
import { canRate, type Emotion, emotionOfKey, ratingsOf } from '#src/features/shows/rating-rules.ts'
import { sendFeeling } from '#src/features/shows/send-feeling.ts'

const sent: { path: string; body: unknown }[] = []
let statuses: Record<string, number> = {}

beforeEach(() => {
  sent.length = 0
  statuses = {}
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    const body = await request.text()
    sent.push({ path: pathname, body: body && JSON.parse(body) })
    const status = statuses[pathname] ?? 200
    return new Response(status === 204 ? null : '{}', { status, headers: { 'content-type': 'application/json' } })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(slug: string | null, salesforceShowId: string | null): Show {
  return {
    slug,
    salesforceShowId,
    title: 'Noord',
    movie: true,
    releaseAt: null,
    posterPath: null,
    backgroundPath: null,
    contentRating: null,
    genres: [],
    duration: null,
    directors: null,
    warning: null,
    isNew: false,
    isComingSoon: false,
    bookable: false,
    order: null,
  }
}

const purge = '/api/accounts/me/movieToNote/purge'
const rate = (one: Show, emotion: Emotion | null) => sendFeeling('me', { kind: 'rating', show: one, emotion })

describe('a rating is sent', () => {
  test.each([
    ['by the slug', show('noord', 'SF-1'), '/api/client/me/show/noord/emotion'],
    [
      'by the identifier of customer relations where there is no slug',
      show(null, 'SF-1'),
      '/api/client/me/show/sf/SF-1/emotion',
    ],
    ['in the same way where the slug is empty', show('', 'SF/1'), '/api/client/me/show/sf/SF%2F1/emotion'],
  ])('%s, and the list that the server kept is forgotten', async (_, one, path) => {
    await rate(one, 3)
    expect(sent).toEqual([
      { path, body: { emotion: 3 } },
      { path: purge, body: '' },
    ])
  })

  test.each([
    ['with neither', show(null, null)],
    ['with two that are empty', show('', '')],
  ])('not at all %s: a parameter is missing', async (_, one) => {
    expect(canRate(one)).toBe(false)
    const error = await rate(one, 1).catch((failure: unknown) => failure)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ code: 'Missing parameter' })
    expect(sent).toEqual([])
  })

  test('as its removal, and one that is gone already is no failure', async () => {
    statuses = { '/api/client/me/show/noord/emotion': 409, [purge]: 500 }
    await rate(show('noord', null), null)
    expect(sent[0]?.body).toEqual({ emotion: null, isDelete: true })
    await expect(rate(show('noord', null), 2)).rejects.toMatchObject({ status: 409 })
  })
})

test('a wish is sent as 2, and its removal as nothing; neither forgets a list', async () => {
  await sendFeeling('me', { kind: 'wish', show: show('noord', null), isWished: true })
  await sendFeeling('me', { kind: 'wish', show: show('noord', null), isWished: false })
  expect(sent).toEqual([
    { path: '/api/client/me/show/noord/intention', body: { intention: 2 } },
    { path: '/api/client/me/show/noord/intention', body: { intention: null, isDelete: true } },
  ])
  await expect(sendFeeling('me', { kind: 'wish', show: show(null, 'SF-1'), isWished: true })).rejects.toMatchObject({
    code: 'Missing parameter',
  })
})

test.each([
  ['1', 1],
  ['2', 2],
  ['3', 3],
  ['0', undefined],
  ['4', undefined],
  ['Enter', undefined],
] as const)('the key %s answers %s', (key, emotion) => expect(emotionOfKey(key)).toBe(emotion))

test('the films that were rated are those with an emotion, in their order, also one that is new', () => {
  const [one, other] = [show('noord', null), show(null, 'SF-1')]
  const felt = (about: Show, emotion: number | null) => ({
    show: about,
    emotion,
    intention: 2,
    isSeen: true,
    updatedAt: '2026-11-01T12:00:00Z',
  })
  expect(ratingsOf([felt(other, 9), felt(one, null), felt(one, 1)])).toEqual([
    { show: other, emotion: 9 },
    { show: one, emotion: 1 },
  ])
})

test.each([
  ['noord', null, true],
  [null, 'SF-1', true],
  ['', '', false],
])('a film known as %j or %j can be rated: %j', (slug, id, can) => {
  expect(canRate(show(slug, id))).toBe(can)
})

describe('a round of ratings', () => {
  const shows = [
    { id: 'a', answer: 'rated' },
    { id: 'b', answer: 'open' },
    { id: 'c', answer: 'ignored' },
    { id: 'd', answer: 'open' },
  ] as const
  test.each([
    [undefined, [], 'b'],
    ['b', [], 'd'],
    ['d', [], 'b'],
    ['c', ['d'], 'b'],
    ['b', ['d'], undefined],
    [undefined, ['b', 'd'], undefined],
  ])('after %s, with %j left for later, asks about %s', (after, skipped, next) => {
    expect(nextInRound(shows, new Set(skipped), after)).toBe(next)
  })

  test('goes on after the film that was asked about last, and round to the beginning', () => {
    const open = ['a', 'b', 'c'].map((id) => ({ id, answer: 'open' as const }))
    const next = (after?: string) => nextInRound(open, new Set(), after)
    expect([next(), next('a'), next('b'), next('c'), next('gone')]).toEqual(['a', 'b', 'c', 'a', 'a'])
    expect(nextInRound(open.slice(0, 1), new Set(), 'a')).toBeUndefined()
  })

  test.each([
    ['{"subject":"me","answered":0,"skipped":["a"]}', 0, ['a']],
    ['{"subject":"me","answered":999,"skipped":[]}', 999, []],
    ['{"subject":"me","answered":2.7}', 2, []],
    ['{"subject":"me","answered":1,"skipped":"a"}', 1, []],
  ])('goes on with %s', (kept, answered, skipped) => {
    expect(parseRound(kept, 'me')).toEqual({ subject: 'me', answered, skipped })
  })

  test.each([
    [undefined],
    ['7'],
    ['{"subject":"me","answered":1000,"skipped":["a"]}'],
    ['{"subject":"me","answered":null,"skipped":["a"]}'],
    [''],
    ['no JSON'],
    ['null'],
    ['{"subject":"somebody-else","answered":2,"skipped":["a"]}'],
    ['{"subject":"me","answered":-1,"skipped":[]}'],
    ['{"subject":"me","answered":"2","skipped":[]}'],
  ])('begins anew with %j', (kept) => {
    expect(parseRound(kept, 'me')).toEqual({ subject: 'me', answered: 0, skipped: [] })
  })

  test('goes on where it was', () => {
    expect(parseRound('{"subject":"me","answered":2,"skipped":["a",7]}', 'me')).toEqual({
      subject: 'me',
      answered: 2,
      skipped: ['a'],
    })
  })
})
