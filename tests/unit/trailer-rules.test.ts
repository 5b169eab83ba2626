import { expect, test } from 'vitest'
import type { Trailer } from '#src/api/contract.ts'
import { playableTrailers, youtubeAddress } from '#src/features/shows/trailer-rules.ts'

const origin = 'https://portal.example'

function trailer(changes: Partial<Trailer>): Trailer {
  return {
    slug: 'noord',
    externalId: 'kinora-1003',
    videoType: 'youtube',
    title: 'Noord: the trailer',
    snapshot: null,
    isMain: true,
    language: 'nl',
    ...changes,
  }
}

const sources = (trailers: readonly Trailer[], language = 'en') =>
  playableTrailers(trailers, 'noord', language, origin).map(({ player, source }) => `${player} ${source}`)

test.each([
  ['youtube', 'kinora-1003', 'youtube kinora-1003'],
  ['youtube', 'https://evil.example/watch?v=kinora-1003', undefined],
  ['youtube', '../../evil?autoplay=1#', undefined],
  ['youtube', 'x" onload="a', undefined],
  ['youtube', 'kinora-10031', undefined],
  ['s3', 'https://video.example/a.mp4', 'file https://video.example/a.mp4'],
  ['s3', 'http://video.example/a.mp4', undefined],
  ['s3', '//video.example/a.mp4', undefined],
  ['s3', 'javascript:alert(1)', undefined],
  ['s3', 'data:video/mp4;base64,AA', undefined],
  ['s3', 'https://user:word@video.example/a.mp4', undefined],
  ['s3', `${origin}/media/a.mp4`, `file ${origin}/media/a.mp4`],
  ['s3', '/media/a.mp4', undefined],
  ['s3', '/media/a.mp4?from=https://video.example', undefined],
  ['s3', 'kinora-1003', undefined],
  ['vimeo', '84110422', undefined],
  ['', 'https://video.example/a.mp4', undefined],
])('%s with %s plays %s', (videoType, externalId, played) => {
  expect(sources([trailer({ videoType, externalId })])[0]).toBe(played)
})

test('a picture that may not be followed is left out', () => {
  const [plain, own] = playableTrailers(
    [trailer({ snapshot: 'javascript:alert(1)' }), trailer({ snapshot: '/media/noord.svg' })],
    'noord',
    'en',
    origin,
  )
  expect([plain?.snapshot, own?.snapshot]).toEqual([undefined, `${origin}/media/noord.svg`])
})

test('the reader’s language comes first, or no words at all, and of those the main one; other shows’ do not come', () => {
  const trailers = [
    trailer({ externalId: 'dutch-main-', language: 'nl' }),
    trailer({ externalId: 'french-side', language: 'fr', isMain: false }),
    trailer({ externalId: 'french-main', language: 'fr' }),
    trailer({ externalId: 'no-words---', language: null, isMain: false }),
    trailer({ slug: 'another', language: 'fr' }),
  ]
  expect(sources(trailers, 'fr')).toEqual([
    'youtube french-main',
    'youtube french-side',
    'youtube no-words---',
    'youtube dutch-main-',
  ])
  expect(sources(trailers, 'nl')[0]).toBe('youtube dutch-main-')
})

test('YouTube is only ever asked at its address without cookies', () => {
  const url = new URL(youtubeAddress('kinora-1003', 'fr'))
  expect(url.origin + url.pathname).toBe('https://www.youtube-nocookie.com/embed/kinora-1003')
  expect(Object.fromEntries(url.searchParams)).toEqual({ autoplay: '1', rel: '0', playsinline: '1', hl: 'fr' })
})
