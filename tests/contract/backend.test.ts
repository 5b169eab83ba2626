import { randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'

type Heard = { method: string | undefined; url: string | undefined; headers: IncomingHttpHeaders; body: Buffer }

const bytes = randomBytes(70_000)
const heard: Heard[] = []
let upstream: Server
let backend: string
let portal: Portal | undefined

beforeAll(async () => {
  upstream = createServer((req, res) => {
    const chunks: Buffer[] = []
    req.on('data', (chunk: Buffer) => chunks.push(chunk))
    req.on('end', () => {
      heard.push({ method: req.method, url: req.url, headers: req.headers, body: Buffer.concat(chunks) })
      res.writeHead(207, { 'content-type': 'application/x-odd', 'set-cookie': ['a=1', 'b=2'], connection: 'close' })
      res.end(bytes)
    })
  })
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  const address = upstream.address()
  backend = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(async () => {
  vi.restoreAllMocks()
  await portal?.close()
})
afterAll(() => {
  upstream.close()
})

async function portalWith(mocks: string, at = backend): Promise<Portal> {
  portal = await testPortal({ mocks, backend: at })
  return portal
}

describe('what is not mocked', () => {
  test('goes to the backend and comes back, byte for byte, whatever the contract says', async () => {
    const here = await portalWith('-Account')
    const body = randomBytes(50_000)
    const headers = {
      'content-type': 'application/octet-stream',
      'x-captcha-challenge': 'abc',
      prefer: 'example=saved',
    }
    const answer = await send(here, '/api/accounts/me?a=1&b=%2F', { method: 'PATCH', token: 'real', body, headers })
    expect(answer.status).toBe(207)
    expect(answer.headers).toMatchObject({ 'content-type': 'application/x-odd', 'set-cookie': ['a=1', 'b=2'] })
    expect(answer.bytes.equals(bytes)).toBe(true)
    const got = heard.at(-1)
    expect(got).toMatchObject({ method: 'PATCH', url: '/api/accounts/me?a=1&b=%2F' })
    expect(got?.body.equals(body)).toBe(true)
    expect(got?.headers).toMatchObject({
      authorization: 'Bearer real',
      'x-captcha-challenge': 'abc',
      host: backend.slice(7),
    })
    expect(here.calls.at(-1)).toMatchObject({ operationId: 'updateAccount', status: 207 })
  })

  test('leaves the rest to the mocks', async () => {
    const here = await portalWith('-Account')
    expect((await send(here, '/api/footer')).status).toBe(200)
    const only = await testPortal({ mocks: 'Account,Tickets', backend })
    expect((await send(only, '/api/footer')).status).toBe(207)
    expect((await send(only, '/api/accounts/me')).status).toBe(401)
    await only.close()
  })

  test('is everything, also what the contract does not know, when nothing is mocked', async () => {
    const here = await portalWith('none', `${backend}/prefix/`)
    expect((await send(here, '/api/v9/unheard-of')).status).toBe(207)
    expect(heard.at(-1)?.url).toBe('/prefix/api/v9/unheard-of')
  })

  test('is a clear 502 when the backend is away', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const here = await portalWith('none', 'http://127.0.0.1:9')
    const answer = await send(here, '/api/footer')
    expect(answer.status).toBe(502)
    expect(member(answer.json(), 'detail')).toContain('The backend at http://127.0.0.1:9 does not answer')
    expect(said).toHaveBeenCalledTimes(1)
  })
})

test.each([
  ['none', undefined, 'MOCKS=none leaves Account, Loyalty, Wallet'],
  ['-Wallet', undefined, 'MOCKS=-Wallet leaves Wallet to a real backend: set BACKEND to its address.'],
  ['Acount', 'http://x', 'MOCKS names "Acount", which is no tag of the contract. It has Account'],
  ['Account,-Tickets', 'http://x', 'It mixes the two.'],
  ['none', 'staging', 'BACKEND="staging" is no http or https address.'],
])('MOCKS=%s with BACKEND=%s is refused in one line', async (mocks, at, words) => {
  const starting = testPortal({ mocks, backend: at })
  await expect(starting).rejects.toThrow(words)
  await expect(starting).rejects.toThrow(/^[^\n]+$/)
})
