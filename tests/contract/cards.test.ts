import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
const boundary = 'between-the-parts'
let portal: Portal
let jpeg: Buffer

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
  jpeg = await readFile(new URL('../../scripts/mock-api/photos/beard.jpg', import.meta.url))
})
beforeEach(() => portal.reset())
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
    expect(json.status).toBe(415)
  })
})
