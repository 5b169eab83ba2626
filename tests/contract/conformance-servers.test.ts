import type { ServerResponse } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import type { CheckOptions, Results } from '#scripts/conformance/check-server.ts'
import { junitOf } from '#scripts/conformance/junit.ts'
import { isKept } from '#scripts/conformance/report.ts'
import { breachesIn, bundled, check, type Running, serverThat, strangerThat } from './support/conformance.ts'

let server: Running | undefined

afterEach(async () => {
  await server?.close()
  server = undefined
})

const megabyte = Buffer.alloc(1024 * 1024, ' ')

/** Writes without an end, as fast as the other side reads. */
function flood(res: ServerResponse, mostMegabytes: number): void {
  res.writeHead(200, { 'content-type': 'application/json' })
  let sent = 0
  const more = () => {
    while (!res.destroyed && sent < mostMegabytes) {
      sent += 1
      if (!res.write(megabyte)) {
        res.once('drain', more)
        return
      }
    }
    res.end()
  }
  more()
}

async function stoppedBy(running: Running, options: Partial<CheckOptions> = {}): Promise<Results & { ms: number }> {
  server = running
  const started = performance.now()
  const results = await check(running.url, { token: 'a', timeoutMs: 5000, ...options })
  const ms = performance.now() - started
  expect(isKept(results)).toBe(false)
  expect(results.stopped).toMatch(/^The server at http:\/\/localhost:\d+ [^\n]+\.$/)
  return { ...results, ms }
}

describe('a server that is no use is told in one line, soon', () => {
  test('one that is down', async () => {
    const gone = await serverThat(() => undefined)
    await gone.close()
    const { stopped, outcomes, skipped } = await stoppedBy({ ...gone, close: async () => undefined })
    expect(stopped).toMatch(/cannot be reached: nothing listens there \(ECONNREFUSED\)\.$/)
    expect(outcomes.length).toBe(1)
    expect(skipped.length).toBe(bundled.operations.length - 1)
  })

  test('one that hangs costs three limits and not one for each operation', async () => {
    const { stopped, ms, outcomes } = await stoppedBy(await serverThat(() => undefined), { timeoutMs: 300 })
    expect(stopped).toContain('does not answer: 3 requests in a row')
    expect(stopped).toContain('the limit is 0.3 s a request')
    expect(ms).toBeLessThan(2000)
    expect(breachesIn({ outcomes, skipped: [], notes: [], stopped })[0]).toMatchObject({
      at: 'answer',
      got: 'nothing within 0.3 s',
    })
  })

  test('one whose answers drip', async () => {
    const drip = await serverThat((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      const drops = setInterval(() => res.write(' '), 20)
      res.on('close', () => clearInterval(drops))
    })
    const { stopped, ms } = await stoppedBy(drip, { timeoutMs: 300 })
    expect(stopped).toContain('does not end its answers')
    expect(ms).toBeLessThan(2000)
  })

  test('one that sends fifty megabytes', async () => {
    const { stopped } = await stoppedBy(await serverThat((_req, res) => flood(res, 50)))
    expect(stopped).toContain('sends far more than an answer can be')
    expect(stopped).toContain('more than 8 MB')
  })

  test('one that resets the connection', async () => {
    const { stopped } = await stoppedBy(await serverThat((req) => req.socket.resetAndDestroy()))
    expect(stopped).toContain('breaks the connection off')
  })

  test('one that ends in the middle of an answer', async () => {
    const cut = await serverThat((_req, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      res.write('{"half":', () => res.destroy())
    })
    const { stopped } = await stoppedBy(cut)
    expect(stopped).toMatch(/breaks the connection off.*broken off after 8 bytes/)
  })

  test('one that answers everything with a web page', async () => {
    const html = await serverThat((_req, res) => {
      res.setHeader('content-type', 'text/html; charset=utf-8').end('<!doctype html>')
    })
    const { stopped, outcomes } = await stoppedBy(html)
    expect(stopped).toContain('answers with web pages (text/html; charset=utf-8)')
    expect(outcomes.length).toBe(3)
  })

  test('one that sends everybody elsewhere', async () => {
    const elsewhere = await serverThat((_req, res) => {
      res.writeHead(302, { location: 'https://login.example/' }).end()
    })
    const { stopped, outcomes } = await stoppedBy(elsewhere)
    expect(stopped).toContain('the last one to https://login.example/')
    expect(outcomes[0]?.breaches[0]?.got).toBe('302 to https://login.example/')
  })

  test('one that speaks something else', async () => {
    const { stopped } = await stoppedBy(await strangerThat('SSH-2.0-Other\r\n'))
    expect(stopped).toContain('does not speak HTTP here')
  })

  test('one that does not take the token', async () => {
    const refusing = await serverThat((_req, res) => {
      const problem = {
        type: 'about:blank',
        title: 'No',
        status: 401,
        detail: 'No',
        code: 'session-expired',
        message: 'No',
      }
      const headers = { 'content-type': 'application/problem+json', 'www-authenticate': 'Bearer' }
      res.writeHead(401, headers).end(JSON.stringify(problem))
    })
    const { stopped } = await stoppedBy(refusing)
    expect(stopped).toContain('does not take the token: 401 for 3 requests in a row')
  })

  test('the line stands in the file for programs, too', async () => {
    const results = await stoppedBy(await serverThat((req) => req.socket.resetAndDestroy()))
    expect(junitOf(results)).toContain('<error message="The server at http://localhost:')
  })
})

describe('what is sent', () => {
  /** Answers everything with a little JSON, and keeps what it was asked. */
  async function recorder(): Promise<{ running: Running; asked: string[]; hosts: Set<string | undefined> }> {
    const asked: string[] = []
    const hosts = new Set<string | undefined>()
    server = await serverThat((req, res) => {
      asked.push(`${req.method} ${req.url?.split('?')[0]}`)
      hosts.add(req.headers.host)
      res.setHeader('content-type', 'application/json').end('{}')
    })
    return { running: server, asked, hosts }
  }

  const stateChanging = bundled.operations
    .filter(({ method, changes }) => method === 'GET' && changes)
    .map(({ path }) => new RegExp(`^GET ${path.replace(/[.]/g, '\\.').replace(/\{[^}]+\}/g, '[^/]+')}$`))

  test('is nothing that changes something, unless it was asked for', async () => {
    const { running, asked } = await recorder()
    const { skipped } = await check(running.url, { token: 'a' })
    expect(asked.length).toBeGreaterThan(60)
    expect(asked.filter((one) => !one.startsWith('GET '))).toEqual([])
    expect(stateChanging.length).toBeGreaterThan(2)
    expect(asked.filter((one) => stateChanging.some((path) => path.test(one)))).toEqual([])
    const left = skipped.filter(({ operation }) => operation.changes).map(({ operation }) => operation.id)
    expect(left.length).toBe(bundled.operations.filter(({ changes }) => changes).length)
  })

  test('ends with what takes most away when it was asked for', async () => {
    const { running, asked } = await recorder()
    await check(running.url, { token: 'a', write: true })
    const order = [...new Set(asked)]
    const firstWrite = order.findIndex((one) => !one.startsWith('GET '))
    const place = (one: string) => order.indexOf(one)
    expect(order.slice(0, firstWrite).length).toBeGreaterThan(25)
    expect(place('PATCH /api/accounts/me')).toBeLessThan(place('PATCH /api/accounts/me/subscription/cancel'))
    expect(place('PATCH /api/accounts/me/subscription/cancel')).toBeLessThan(place('PATCH /api/accounts/me/email'))
    expect(order.at(-1)).toBe('POST /api/accounts/me/delete')
  })

  test('goes to a name below localhost on this machine, and under another name where one is given', async () => {
    const { running, asked, hosts } = await recorder()
    await check(`http://fr.localhost:${running.port}`, { tags: ['Newsletter'] })
    await check(`${running.url}/behind`, { tags: ['Newsletter'], host: 'nl.localhost:4173' })
    expect([...hosts]).toEqual([`fr.localhost:${running.port}`, 'nl.localhost:4173'])
    expect(new Set(asked)).toEqual(new Set(['GET /api/newsletter', 'GET /behind/api/newsletter']))
  })

  test('is sent once more when the server asks to wait a little', async () => {
    let calls = 0
    server = await serverThat((_req, res) => {
      calls += 1
      if (calls % 2 === 1) res.writeHead(429, { 'retry-after': '0' }).end()
      else res.setHeader('content-type', 'application/json').end('{}')
    })
    const { outcomes } = await check(server.url, { tags: ['Newsletter'] })
    expect(calls).toBe(outcomes.length * 2)
    expect(outcomes.map(({ status }) => status)).not.toContain(429)
  })

  test('is not sent again to an operation that did not answer', async () => {
    const asked: string[] = []
    server = await serverThat((req, res) => {
      const path = req.url?.split('?')[0] ?? ''
      asked.push(path)
      if (path !== '/api/alerts') res.setHeader('content-type', 'application/json').end('[]')
    })
    const results = await check(server.url, { token: 'a', tags: ['Catalogue'], timeoutMs: 1000 })
    expect(asked.filter((path) => path === '/api/alerts').length).toBe(1)
    expect(results.stopped).toBeUndefined()
    expect(breachesIn(results)).toContainEqual({
      operation: 'listAlerts',
      sent: 'a token nobody issued',
      at: 'answer',
      expected: 'an answer',
      got: 'nothing within 1 s',
    })
  })
})
