import { readFile } from 'node:fs/promises'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
const boundary = 'between-the-parts'
let now = new Date('2026-11-21T12:00:00Z')
let portal: Portal
let jpeg: Buffer

beforeAll(async () => {
  portal = await testPortal({ now: () => now })
  jpeg = await readFile(new URL('../../scripts/mock-api/photos/beard.jpg', import.meta.url))
})
beforeEach(() => {
  now = new Date('2026-11-21T12:00:00Z')
  portal.reset()
})
afterAll(() => portal.close())

type Asked = { method?: string; body?: unknown; language?: string; headers?: Record<string, string> }

async function ask(id: PersonaId, path: string, { language = 'en', headers, ...sent }: Asked = {}): Promise<Received> {
  const token = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, token)
  return send(portal, `/api/accounts/me${path}`, {
    ...sent,
    token,
    headers: { 'accept-language': language, ...headers },
  })
}

async function cards(id: PersonaId): Promise<unknown> {
  return (await ask(id, '/cards')).json()
}

const attach = (id: PersonaId, lastname: string, cardNumber: string) =>
  ask(id, '/cards', { method: 'PATCH', body: { lastname, cardNumber } })

function upload(id: PersonaId, cardId: string | undefined, photo: Uint8Array | undefined, language = 'en') {
  const head = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name=${name}\r\n`
  const parts = [
    ...(cardId === undefined ? [] : [`${head('"cardId"')}\r\n`, cardId, '\r\n']),
    ...(photo === undefined
      ? []
      : [`${head('"photo"; filename="a.jpg"')}Content-Type: image/jpeg\r\n\r\n`, photo, '\r\n']),
    `--${boundary}--\r\n`,
  ]
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)))
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return ask(id, '/updatePhoto', { method: 'POST', body, headers, language })
}

/** A picture of so many bytes. What comes after its first ones does not count. */
function sized(bytes: number): Buffer {
  return Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)])
}

/** The first bytes of a HEIC file. */
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic'),
  Buffer.alloc(4),
  Buffer.from('mif1heic'),
])

function words(...values: number[]): Buffer {
  return Buffer.concat(values.map((value) => Buffer.from([value >> 24, value >> 16, value >> 8, value])))
}

/** A HEIF of so many pixels, without the picture. */
function heif(brand: string, width: number, height: number): Buffer {
  const head = Buffer.concat([words(24), Buffer.from(`ftyp${brand}`), words(0), Buffer.from('mif1heic')])
  return Buffer.concat([head, words(20), Buffer.from('ispe'), words(0, width, height)])
}

/** A WEBP of so many pixels, without the picture. */
function webp(width: number, height: number): Buffer {
  const size = Buffer.alloc(6)
  size.writeUIntLE(width - 1, 0, 3)
  size.writeUIntLE(height - 1, 3, 3)
  const canvas = Buffer.concat([Buffer.from('VP8X'), Buffer.from([10, 0, 0, 0, 0, 0, 0, 0]), size])
  const length = Buffer.from([4 + canvas.length, 0, 0, 0])
  return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), canvas])
}

/** The same picture with a note on how to turn it, as a camera writes it. */
function withExif(picture: Buffer, orientation: number): Buffer {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  const tiff = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0])
  const exif = Buffer.concat([Buffer.from('Exif\0\0'), tiff])
  return Buffer.concat([
    picture.subarray(0, 2),
    Buffer.from([0xff, 0xe1, 0, exif.length + 2]),
    exif,
    picture.subarray(2),
  ])
}

describe('pass cards', () => {
  test('follow the subscription that they carry', async () => {
    expect(await cards('pass-holder')).toMatchObject([
      { id: 'card-2049', type: 'CINEPASS_DUO', active: true, subscriptionStatus: 'active', photoStatus: 'OK' },
      { id: 'card-1177', active: false, subscriptionStatus: 'canceled', code: null },
    ])
    expect(await cards('unpaid')).toMatchObject([{ subscriptionStatus: 'unpaid' }])
    expect(await cards('staff')).toMatchObject([{ subscriptionStatus: 'suspended', type: 'PROVIDER_STAFF' }])
    expect(await cards('photo-rejected')).toMatchObject([{ subscriptionStatus: 'blocked', photoStatus: 'KO' }])
    expect(await cards('empty')).toEqual([])
  })

  test('come with the one updated last first, even a shared account card', async () => {
    expect(await cards('family-nl')).toMatchObject([{ type: 'MIJN_PROVIDER' }, { type: 'FAMILY' }])
  })

  test('are described in the customer’s language', async () => {
    const refusal = async (language: string) =>
      member((await ask('photo-rejected', '/cards', { language })).json(), '0', 'photoRefusal')
    expect(await refusal('fr')).toContain('visage')
    expect(await refusal('en')).toContain('face')
  })
})

describe('attaching a card', () => {
  test.each(['d’Almeida', 'D ALMEIDA', "d'álmeida"])('of %s adds it', async (name) => {
    const answer = await attach('pass-holder', name, '31046620184735')
    expect([answer.status, answer.json()]).toMatchObject([200, { id: 'card-6620', displayNumber: '3104 6620 1847 35' }])
    expect(member(await cards('pass-holder'), '0')).toEqual(answer.json())
    const again = await attach('pass-holder', name, '3104 6620 1847 35')
    expect([again.status, member(again.json(), 'code')]).toEqual([409, 'card-attached'])
    const other = await attach('empty', name, '3104 6620 1847 35')
    expect([other.status, member(other.json(), 'code')]).toEqual([409, 'card-taken'])
  })

  test.each([
    ['Haddad', '3104 0000 0000 00', '/cardNumber', 'unknown-value'],
    ['Almeida', '3104 6620 1847 35', '/lastname', 'name-mismatch'],
    ['Petit', '3104 3310 7720 41', '/lastname', 'name-mismatch'],
    ['Petit', '3104-3310', '/cardNumber', 'format'],
    ['', '3104 6620 1847 35', '/lastname', 'too-short'],
  ])('of %s with %s is refused at %s', async (name, number, pointer, code) => {
    const answer = await attach('empty', name, number)
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer, code }] })
    expect(await cards('empty')).toEqual([])
  })
})

describe('the bank card', () => {
  const remove = (id: PersonaId) => ask(id, '/cards/cb', { method: 'DELETE' })

  test('stays while a subscription is paid with it or something is owed', async () => {
    for (const id of ['pass-holder', 'unpaid', 'family-nl'] as const) {
      const answer = await remove(id)
      expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'bank-card-in-use'])
    }
  })

  test('stays while a pause lasts, and goes once the subscription is over', async () => {
    await ask('family-nl', '/subscription/suspend', { method: 'PATCH', body: { action: 'suspend' } })
    expect((await remove('family-nl')).status).toBe(409)
    now = new Date('2026-12-05T12:00:00Z')
    expect((await remove('family-nl')).status).toBe(409)
    await ask('family-nl', '/subscription/cancel', { method: 'PATCH', body: { reason: 'TARIF' } })
    now = new Date('2027-01-05T12:00:00Z')
    expect(await cards('family-nl')).toMatchObject([{}, { subscriptionStatus: 'canceled' }])
    expect((await remove('family-nl')).status).toBe(204)
  })

  test('goes once nothing is debited any more, and only once', async () => {
    expect((await remove('leaving')).status).toBe(204)
    expect(member((await ask('leaving', '')).json(), 'card')).toBeNull()
    const again = await remove('leaving')
    expect([again.status, member(again.json(), 'code')]).toEqual([404, 'bank-card-none'])
    await ask('family-nl', '/subscription/cancel', { method: 'PATCH', body: { reason: 'TARIF' } })
    expect((await remove('family-nl')).status).toBe(204)
  })
})

describe('the photo of a card', () => {
  test('is a JPEG, for its owner alone', async () => {
    const answer = await ask('pass-holder', '/cards/picture/ph-2049-1.jpg')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(answer.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    const other = await ask('unpaid', '/cards/picture/ph-2049-1.jpg')
    expect([other.status, member(other.json(), 'code')]).toEqual([404, 'picture-unknown'])
  })

  test('is replaced by what was sent, and unblocks the pass', async () => {
    const answer = await upload('photo-rejected', 'card-4127', jpeg)
    expect([answer.status, answer.json()]).toMatchObject([
      200,
      { photoId: 'ph-4127-2', photoStatus: 'PENDING', photoRefusal: null, subscriptionStatus: 'active' },
    ])
    expect(await cards('photo-rejected')).toEqual([answer.json()])
    expect((await ask('photo-rejected', '/cards/picture/ph-4127-2.jpg')).bytes.equals(jpeg)).toBe(true)
    expect((await ask('photo-rejected', '/cards/picture/ph-4127-1.jpg')).status).toBe(404)
    expect((await ask('photo-rejected', '/subscription')).json()).toMatchObject({ blockedReason: null })
  })

  test.each([
    { what: 'a JPEG on its side', file: () => withExif(jpeg, 6), type: 'image/jpeg', size: [400, 500], orientation: 6 },
    { what: 'a JPEG', file: () => jpeg, type: 'image/jpeg', size: [400, 500] },
    {
      what: 'a PNG',
      file: () => PNG.sync.write(new PNG({ width: 30, height: 40 })),
      type: 'image/png',
      size: [30, 40],
    },
    { what: 'a WEBP', file: () => webp(30, 40), type: 'image/webp', size: [30, 40] },
    { what: 'a HEIC', file: () => heif('heic', 30, 40), type: 'image/heic', size: [30, 40] },
    { what: 'a HEIF', file: () => heif('mif1', 30, 40), type: 'image/heif', size: [30, 40] },
  ])(
    '$what is kept as it was sent, and looked into',
    async ({ file, type, size: [width, height], orientation = 1 }) => {
      expect(await portal.world.uploadedPhoto('pass-holder')).toBeUndefined()
      const sent = file()
      expect((await upload('pass-holder', 'card-2049', sent)).status).toBe(200)
      const kept = await portal.world.uploadedPhoto('pass-holder')
      expect(kept?.bytes.length === sent.length && sent.equals(kept.bytes)).toBe(true)
      const metadata = orientation === 1 ? [] : ['exif']
      expect(kept).toMatchObject({ type, width, height, orientation, metadata })
      const shown = await ask('pass-holder', '/cards/picture/ph-2049-2.jpg')
      expect(shown.bytes.equals(sent)).toBe(type === 'image/jpeg')
    },
  )

  test('may be a HEIC, and is a JPEG all the same', async () => {
    expect((await upload('pass-holder', 'card-2049', heic)).status).toBe(200)
    const picture = await ask('pass-holder', '/cards/picture/ph-2049-2.jpg')
    expect(picture.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  })

  test.each([
    [511_999, 200],
    [512_000, 200],
    [512_001, 413],
  ])('of %i bytes: %i', async (bytes, status) => {
    const answer = await upload('pass-holder', 'card-2049', sized(bytes), 'fr')
    expect(answer.status).toBe(status)
    if (status === 413) expect(answer.json()).toMatchObject({ code: '10001' })
    if (status === 413) expect(member(answer.json(), 'message')).toMatch(/512\sko/)
  })

  test('is told by its content, by the card’s own limits', async () => {
    const text = await upload('pass-holder', 'card-2049', Buffer.from('not a picture, whatever it is called'))
    expect(text.json()).toMatchObject({ status: 415, code: '10002' })
    expect(member(text.json(), 'message')).toContain('JPEG, PNG, HEIF, HEIC, WEBP')
    expect((await upload('staff', 'card-9000', sized(1_999_999))).status).toBe(200)
    expect((await upload('staff', 'card-9000', sized(2_000_001))).json()).toMatchObject({ code: '10001' })
    const other = await upload('staff', 'card-9000', heic)
    expect(member(other.json(), 'message')).toContain('JPEG, PNG.')
    expect(await cards('pass-holder')).toMatchObject([{ photoId: 'ph-2049-1', photoStatus: 'OK' }, {}])
  })

  test('is refused with what is missing', async () => {
    const errors = async (answer: Promise<Received>) => member((await answer).json(), 'errors')
    expect(await errors(upload('pass-holder', 'card-2049', Buffer.alloc(0)))).toMatchObject([
      { pointer: '/photo', code: 'too-short' },
    ])
    expect(await errors(upload('pass-holder', 'card-2049', undefined))).toMatchObject([
      { pointer: '/photo', code: 'required' },
    ])
    expect(await errors(upload('pass-holder', undefined, jpeg))).toMatchObject([
      { pointer: '/cardId', code: 'required' },
    ])
    const unknown = await upload('pass-holder', 'card-9000', jpeg)
    expect([unknown.status, member(unknown.json(), 'code')]).toEqual([404, 'card-unknown'])
    const inactive = await upload('pass-holder', 'card-1177', jpeg)
    expect([inactive.status, member(inactive.json(), 'code')]).toEqual([409, 'card-inactive'])
    const json = await ask('pass-holder', '/updatePhoto', { method: 'POST', body: { cardId: 'card-2049' } })
    expect(json.json()).toMatchObject({
      status: 415,
      code: 'unexpected',
      message: 'We cannot read this kind of content.',
    })
    const huge = await upload('pass-holder', 'card-2049', Buffer.alloc(27 * 1024 * 1024))
    expect(huge.json()).toMatchObject({ status: 413, code: 'unexpected' })
  })
})
