import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { AnyCall, AnyHandler } from '#scripts/mock-api/call.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { oddContract } from './support/odd-contract.ts'
import { testPortal } from './support/portal.ts'

const picture = randomBytes(300_000)
const heard: AnyCall[] = []
const boundary = 'between-the-parts'
let portal: Portal

function digest(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const overrides: Record<string, AnyHandler> = {
  getPicture: () => ({ status: 200, body: picture }),
  sendPicture: ({ parts }) => ({
    status: 200,
    body: Object.fromEntries(
      parts.map(({ name, bytes, filename }) => [name, filename ? digest(bytes) : bytes.toString()]),
    ),
  }),
  search(call) {
    heard.push(call)
    return { status: 200, body: {} }
  },
  strict: () => ({ status: 200, body: { known: true, unknown: true } }),
  removeNothing: () => ({ status: 204, body: undefined }),
}

beforeAll(async () => {
  portal = await testPortal({ contract: oddContract, overrides })
})
afterAll(() => portal.close())

function form(parts: { head: string; body: Uint8Array | string }[]): Buffer {
  const written = parts.flatMap(({ head, body }) => [
    `--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`,
    body,
    '\r\n',
  ])
  return Buffer.concat([...written, `--${boundary}--\r\n`].map((part) => Buffer.from(part)))
}

function upload(body: Buffer) {
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  return send(portal, '/api/pictures', { method: 'POST', body, headers })
}

describe('bytes', () => {
  test('come out as they went in, with their type', async () => {
    const answer = await send(portal, '/api/pictures/7.jpg')
    expect(answer.headers['content-type']).toBe('image/jpeg')
    expect(digest(answer.bytes)).toBe(digest(picture))
  })

  test('arrive as they were sent, beside the fields', async () => {
    const body = form([
      { head: 'name="cardId"', body: 'K-1234' },
      { head: 'name="photo"; filename="me.jpg"\r\nContent-Type: image/jpeg', body: picture },
    ])
    expect((await upload(body)).json()).toEqual({ cardId: 'K-1234', photo: digest(picture) })
  })

  test('of 25 MB do not keep anybody else waiting', async () => {
    const large = randomBytes(25 * 1024 * 1024)
    const before = process.cpuUsage()
    const body = form([
      { head: 'name="cardId"', body: 'K-1234' },
      { head: 'name="photo"; filename="a.jpg"', body: large },
    ])
    expect(member((await upload(body)).json(), 'photo')).toBe(digest(large))
    // What it costs, and not what the machine does besides.
    const { user, system } = process.cpuUsage(before)
    expect((user + system) / 1000, 'milliseconds of work').toBeLessThan(2_000)
  })

  test('in a form are checked by the contract all the same', async () => {
    const answer = await upload(form([{ head: 'name="cardId"', body: 'K' }]))
    expect(answer.status).toBe(422)
    const pointers = member(answer.json(), 'errors')
    expect(pointers).toMatchObject([
      { pointer: '/photo', code: 'required' },
      { pointer: '/cardId', code: 'too-short' },
    ])
  })

  test.each([
    ['nothing', ''],
    ['no end', `--${boundary}\r\nContent-Disposition: form-data; name="cardId"\r\n\r\nK-1234`],
    ['no head', `--${boundary}\r\nnothing\r\n--${boundary}--\r\n`],
    ['no name', `--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${boundary}--\r\n`],
  ])('in a form with %s are refused, and nobody falls over', async (_, text) => {
    expect((await upload(Buffer.from(text))).status).toBe(422)
  })
})

describe('parameters', () => {
  test('have the contract’s names and types', async () => {
    await send(portal, '/api/search?pagesize=20&openOnly=true&cityNames=Lyon&cityNames=Nice')
    expect(heard.at(-1)?.query).toEqual({ pageSize: 20, openOnly: true, cityNames: ['Lyon', 'Nice'] })
  })

  test('of a path too, and are checked', async () => {
    const answer = await send(portal, '/api/pictures/seven.jpg')
    expect(answer.status).toBe(422)
    expect(member(answer.json(), 'errors')).toMatchObject([{ pointer: '/path/pictureId', code: 'format' }])
  })

  test('are named as the contract spells them when they are refused', async () => {
    const missing = await send(portal, '/api/search')
    expect(member(missing.json(), 'errors')).toMatchObject([{ pointer: '/query/pageSize', code: 'required' }])
    const small = await send(portal, '/api/search?pageSize=0')
    expect(member(small.json(), 'errors')).toMatchObject([{ pointer: '/query/pageSize', code: 'out-of-range' }])
  })
})

test('a rule of the newest draft counts in an answer', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
  const answer = await send(portal, '/api/strict')
  expect(answer.json()).toMatchObject({ code: 'contract-broken', errors: [{ pointer: '/unknown' }] })
})

test('an answer without a body has none', async () => {
  const answer = await send(portal, '/api/nothing', { method: 'DELETE' })
  expect([answer.status, answer.bytes.length, answer.headers['content-type']]).toEqual([204, 0, undefined])
})
