import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CheckOptions } from '#scripts/conformance/check-server.ts'
import { breachesOf, isKept, refusedOf, summaryOf, tableOf } from '#scripts/conformance/report.ts'
import { emailOf, personas } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, send } from './support/client.ts'
import { breachesIn, bundled, check, json, spoiling, tokenFrom } from './support/conformance.ts'
import { type PlainMock, startPlainMock } from './support/plain-mock.ts'
import { testPortal } from './support/portal.ts'

let portal: Portal
let token: string

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(async () => {
  portal.reset()
  token = await tokenFrom(portal)
})
afterAll(() => portal.close())

/** Checks the portal, or what stands in front of it, with the token of the French site. */
function checkPortal(options: Partial<CheckOptions> = {}, { port }: { port: number } = portal) {
  return check(`http://localhost:${port}`, { token, host: `fr.localhost:${portal.port}`, ...options })
}

const reading = bundled.operations.filter(({ changes }) => !changes)
const everything = bundled.operations.map(({ id }) => id).sort()

describe('the stateful mock keeps the contract', () => {
  test('in everything that only reads', async () => {
    const results = await checkPortal()
    expect(breachesOf(results)).toBe('')
    expect(isKept(results)).toBe(true)
    const asked = new Set(results.outcomes.map(({ exchange }) => exchange.operation.id))
    expect([...asked].sort()).toEqual(reading.map(({ id }) => id).sort())
  })

  test('in everything else, every operation of it', async () => {
    const results = await checkPortal({ write: true })
    expect(breachesOf(results)).toBe('')
    const asked = new Set(results.outcomes.map(({ exchange }) => exchange.operation.id))
    expect([...asked].sort()).toEqual(everything)
    expect(results.skipped).toEqual([])
    expect(refusedOf(results)).toContain('requestAccountDeletion (plain) 409')
    expect(results.outcomes.at(-1)?.exchange.operation.id).toBe('requestAccountDeletion')
  })

  test('without a token it is asked to refuse where one is needed, and nothing more', async () => {
    const { outcomes } = await checkPortal({ token: undefined })
    const closed = outcomes.filter(({ exchange }) => exchange.operation.bearer === 'required')
    expect(closed.length).toBe(reading.filter(({ bearer }) => bearer === 'required').length * 2)
    expect(new Set(closed.map(({ status }) => status))).toEqual(new Set([401]))
    expect(outcomes.filter(({ verdict }) => verdict === 'breach')).toEqual([])
  })

  test('tags choose what is asked', async () => {
    const { outcomes } = await checkPortal({ tags: ['Newsletter', 'Tickets'] })
    expect(new Set(outcomes.map(({ exchange }) => exchange.operation.tag))).toEqual(new Set(['Newsletter', 'Tickets']))
  })
})

describe('plain Prism on the examples keeps the contract', () => {
  let plain: PlainMock
  beforeAll(async () => {
    plain = await startPlainMock()
  })
  afterAll(() => plain.close())

  test.each([false, true])('with writes: %s', async (write) => {
    const results = await check(plain.url.href, { token: 'any', write })
    expect(breachesOf(results)).toBe('')
    expect(results.notes).toEqual([expect.stringMatching(/^This is Prism on the contract’s examples/)])
    const asked = new Set(results.outcomes.map(({ exchange }) => exchange.operation.id))
    expect(asked.size).toBe(write ? bundled.operations.length : reading.length)
  })
})

describe('a server that breaks the contract', () => {
  test('in five answers is named for these five, with the place, what was expected and what came', async () => {
    const server = await spoiling(portal, {
      'GET /api/cinemas': (answer) => json(answer, (body) => Reflect.set(Reflect.get(body, '2'), 'hallCount', 'many')),
      'GET /api/footer': (answer) => json(answer, (body) => Reflect.deleteProperty(body, 'shows')),
      'GET /api/interests': (answer) => {
        answer.status = 202
      },
      'GET /api/ec/ebillet': (answer) => {
        if (answer.status === 200) answer.headers['content-type'] = 'text/plain'
      },
      'GET /api/accounts/me': (answer) =>
        json(answer, (body) => 'card' in body && Reflect.set(Object(body.card), 'expirationDate', '12/2026')),
    })
    const results = await checkPortal({}, server)
    const found = breachesIn(results).map(({ operation, at, expected, got }) => [operation, at, expected, got])
    expect(found.sort()).toEqual([
      ['getAccount', '/card/expirationDate', expect.stringContaining('must match pattern'), '"12/2026"'],
      ['getFooter', '/shows', 'a value', 'nothing'],
      ['listCinemas', '/2/hallCount', 'must be integer', '"many"'],
      ['listInterests', 'status', '200, 429', '202'],
      ['listTickets', 'content-type', 'application/json', 'text/plain'],
    ])
    expect(isKept(results)).toBe(false)
    expect(breachesOf(results)).toContain(
      'BREACH getFooter (plain): GET /api/footer → 200\n  /shows: expected a value, got',
    )
    expect(tableOf(results)).toMatch(/^listInterests +· +· +1 /m)
    expect(summaryOf(results)).toContain('5 against the contract (in 5 operations)')
    await server.close()
  })

  test('in what it takes: a request that the contract refuses', async () => {
    const server = await spoiling(portal, {
      'PATCH /api/accounts/me': (answer, req) => {
        if (answer.status === 422 && req.headers['content-length'] !== '0') answer.status = 200
      },
    })
    const results = await checkPortal({ write: true, tags: ['Account'] }, server)
    const found = breachesIn(results)
    expect(new Set(found.map(({ operation }) => operation))).toEqual(new Set(['updateAccount']))
    const sent = found.map((breach) => breach.sent)
    for (const name of [
      '/unheardOf unknown',
      '/firstname longer than 60',
      '/firstname null',
      '/zipCode against its pattern',
      '/email no email',
      '/interest/genres left out',
      'a body that is no JSON',
    ]) {
      expect(sent).toContain(name)
    }
    expect(found[0]).toMatchObject({
      at: 'status',
      expected: 'a refusal (403, 422, 429)',
      got: expect.stringMatching(/^200/),
    })
    await server.close()
  })

  test('in its refusals: who is asking, which status, which words', async () => {
    const server = await spoiling(portal, {
      'GET /api/accounts/me': ({ headers }) => Reflect.deleteProperty(headers, 'www-authenticate'),
      'GET /api/accounts/me/invoices': (answer) => {
        if (answer.status === 401) answer.status = 403
      },
      'GET /api/alerts': (answer) => {
        if (answer.status === 422) json(answer, (body) => Reflect.set(body, 'status', 400))
      },
      'GET /api/accounts/me/cinemas': (answer) => {
        if (answer.status === 401) json(answer, (body) => Reflect.deleteProperty(body, 'code'))
      },
      'GET /api/footer': (answer) => {
        answer.status = 429
        answer.headers['retry-after'] = '7200'
      },
    })
    const found = breachesIn(await checkPortal({}, server))
    const named = found.map(({ operation, at, got }) => `${operation} ${at} ${got.split(' ')[0]}`)
    expect([...new Set(named)].sort()).toEqual([
      'getAccount header www-authenticate nothing',
      'getFooter content-type application/json',
      'getFooter header retry-after 7200',
      'listAccountInvoices status 403',
      'listAlerts /status 400',
      'listFavouriteCinemas /code nothing',
    ])
    await server.close()
  })

  test('in its files: a web page under the type of a PDF', async () => {
    const page = (answer: { status: number; body: Buffer }) => {
      if (answer.status === 200) answer.body = Buffer.from('<!doctype html>')
    }
    const server = await spoiling(portal, { 'GET /api/accounts/me/subscription/contract': page })
    const found = breachesIn(await checkPortal({ tags: ['Subscription'] }, server))
    expect(found).toEqual([
      {
        operation: 'downloadContract',
        sent: 'plain',
        at: 'body',
        expected: 'bytes of application/pdf',
        got: '"<!doctype html>"',
      },
    ])
    await server.close()
  })
})

describe('the door for tokens', () => {
  test.each(personas.map(({ id }) => id))('gives one of %s, without a sign-in', async (id) => {
    const answer = await send(portal, '/api/accounts/me', { token: await tokenFrom(portal, id) })
    expect(answer.status).toBe(200)
    expect(member(answer.json(), 'email')).toBe(emailOf(id))
    expect(portal.world.customer(id)?.signIns).toBe(0)
  })

  test('is for the host that was asked, for those who exist, and says so in the overview', async () => {
    expect((await send(portal, '/api/accounts/me', { token, market: 'nl' })).status).toBe(401)
    const nobody = await send(portal, '/__mock/tokens/nobody', { method: 'POST' })
    expect([nobody.status, nobody.text]).toEqual([400, expect.stringContaining('There is no persona \\"nobody\\"')])
    expect((await send(portal, '/__mock/tokens/staff')).status).toBe(400)
    expect(member((await send(portal, '/__mock')).json(), 'tokens')).toContain('POST /__mock/tokens/pass-holder')
  })
})
