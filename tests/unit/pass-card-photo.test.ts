import { describe, expect, test } from 'vitest'
import { sizeWords, smallEnough, within } from '#src/features/pass-card/photo-size.ts'
import { pictureType, typeWords } from '#src/features/pass-card/photo-type.ts'
import { heic, png, text } from '#tests/support/photo-files.ts'

const bytes = (words: string) => Uint8Array.from(words, (character) => character.charCodeAt(0))

test.each([
  ['image/jpeg', bytes('\xff\xd8\xff\xe0')],
  ['image/png', png({ width: 1, height: 1 })],
  ['image/webp', bytes('RIFF\x00\x00\x00\x00WEBPVP8 ')],
  ['image/heic', heic()],
  ['image/heic', bytes('\x00\x00\x00\x18ftyphevx')],
  ['image/heic', bytes('\x00\x00\x00\x18ftypheix')],
  ['image/heic', bytes('\x00\x00\x00\x18ftypheim')],
  ['image/heic', bytes('\x00\x00\x00\x18ftypheis')],
  ['image/heic', bytes('\x00\x00\x00\x18ftyphevc')],
  ['image/heif', bytes('\x00\x00\x00\x18ftypmif1')],
  ['image/heif', bytes('\x00\x00\x00\x18ftypmsf1')],
  [undefined, bytes('\x00\x00\x00\x18skipheic')],
  [undefined, bytes('RIFX\x00\x00\x00\x00WEBP')],
  ['image/avif', bytes('\x00\x00\x00\x18ftypavif')],
  [undefined, bytes('\x00\x00\x00\x18ftypisom')],
  [undefined, bytes('RIFF\x00\x00\x00\x00WAVE')],
  [undefined, bytes('GIF89a')],
  [undefined, bytes('<svg xmlns="')],
  [undefined, bytes('\xff\xd8')],
  [undefined, text()],
  [undefined, bytes('')],
])('a file is %s by its content: %o', (type, file) => expect(pictureType(file.subarray(0, 12))).toBe(type))

test('the types of a card are named as customers know them', () => {
  expect(typeWords(['image/jpeg', 'image/png', 'image/heic'])).toBe('JPEG, PNG, HEIC')
  expect(typeWords(['image/jpeg', 'application/next'])).toBe('JPEG, APPLICATION/NEXT')
  expect(typeWords(['x-image/next'])).toBe('X-IMAGE/NEXT')
})

describe('a photo is made small enough', () => {
  const made: [scale: number, quality: number][] = []
  const make = async (scale: number, quality: number) => {
    made.push([scale, quality])
    return new Blob([new Uint8Array(Math.round(1_000_000 * scale * scale * quality))])
  }
  const tried = async (limit: number) => {
    made.length = 0
    return { size: (await smallEnough(limit, make))?.size, last: made.at(-1), times: made.length }
  }

  test.each([
    [1_000_000, { size: 900_000, last: [1, 0.9], times: 1 }],
    [900_000, { size: 900_000, last: [1, 0.9], times: 1 }],
    [899_999, { size: 800_000, last: [1, 0.8], times: 2 }],
    [512_000, { size: 506_250, last: [0.75, 0.9], times: 5 }],
    [1, { size: undefined, last: [0.25, 0.6], times: 20 }],
  ])('for a limit of %i bytes: %o', async (limit, result) => expect(await tried(limit)).toEqual(result))
})

test.each([
  [
    { width: 10_000, height: 10_000 },
    { width: 2048, height: 2048 },
  ],
  [
    { width: 10_000, height: 100 },
    { width: 2048, height: 20 },
  ],
  [
    { width: 10_000, height: 1 },
    { width: 2048, height: 1 },
  ],
  [
    { width: 640, height: 480 },
    { width: 640, height: 480 },
  ],
])('a picture of %o is worked on as one of %o', (size, worked) => expect(within(2048, size)).toEqual(worked))

test.each([
  [512_000, { unit: 'kB', amount: 512 }],
  [511_999, { unit: 'kB', amount: 511.9 }],
  [2_097_152, { unit: 'MB', amount: 2 }],
  [1_960_000, { unit: 'MB', amount: 1.9 }],
  [1, { unit: 'kB', amount: 0 }],
])('%i bytes are told as %o', (limit, words) => expect(sizeWords(limit)).toEqual(words))
