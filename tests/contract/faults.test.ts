import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, type Sent, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { Visit } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

function footer(sent?: Sent) {
  return send(portal, '/api/footer', sent)
}

describe('a fault', () => {
  test('of a status comes as a problem, as often as it was asked for', async () => {
    portal.faults.set('getFooter', { status: 503, times: 2 })
    const first = await footer()
    expect(first.json()).toMatchObject({ status: 503, code: 'maintenance' })
    const statuses = [await footer(), await footer()].map(({ status }) => status)
    expect([first.status, ...statuses]).toEqual([503, 503, 200])
    expect(portal.calls.map(({ status }) => status)).toEqual([503, 503, 200])
  })

  test('stays until it is healed, and hits nobody else', async () => {
    portal.faults.set('getFooter', { status: 500 })
    expect([(await footer()).status, (await footer()).status]).toEqual([500, 500])
    expect((await send(portal, '/api/interests')).status).toBe(200)
    portal.faults.clear('getFooter')
    expect((await footer()).status).toBe(200)
  })

  test('can hit one call in three', async () => {
    portal.faults.set('getFooter', { status: 500, every: 3 })
    const statuses: number[] = []
    for (let call = 0; call < 6; call += 1) statuses.push((await footer()).status)
    expect(statuses).toEqual([500, 200, 200, 500, 200, 200])
  })

  test('of a delay holds the answer back', async () => {
    portal.faults.set('getFooter', { delayMs: 120 })
    const started = performance.now()
    expect((await footer()).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(110)
  })

  test('of a cut sends half of the body under the length of the whole', async () => {
    portal.faults.set('getFooter', { cut: true })
    await expect(footer()).rejects.toThrow('aborted')
  })

  test('of a reset breaks the connection', async () => {
    portal.faults.set('getFooter', { reset: true })
    await expect(footer()).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect(portal.calls.map(({ status }) => status)).toEqual([0])
  })

  test('of a reset breaks it too while the answer before on the same connection is not finished', async () => {
    portal.faults.set('listInterests', { hang: true })
    portal.faults.set('getFooter', { reset: true })
    const line = connect(portal.port, '127.0.0.1')
    for (const path of ['interests', 'footer']) line.write(`GET /api/${path} HTTP/1.1\r\nHost: fr.localhost\r\n\r\n`)
    const broken = await new Promise((resolve) => line.once('error', resolve))
    expect(broken).toMatchObject({ code: 'ECONNRESET' })
    expect(portal.calls.map(({ operationId }) => operationId)).toEqual(['listInterests', 'getFooter'])
  })

  test('of a web page or of nothing is a success that cannot be read', async () => {
    portal.faults.set('getFooter', { html: true })
    const page = await footer()
    expect([page.status, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(page.text).toContain('<h1>')
    portal.faults.set('getFooter', { empty: true })
    const nothing = await footer()
    expect([nothing.status, nothing.bytes.length]).toEqual([200, 0])
  })

  test('can be asked for by one request alone', async () => {
    expect((await footer({ headers: { 'x-mock-fault': 'status=429' } })).status).toBe(429)
    await expect(footer({ headers: { 'x-mock-fault': 'reset' } })).rejects.toMatchObject({ code: 'ECONNRESET' })
    expect((await footer()).status).toBe(200)
  })

  test('of a name that nobody has is a mistake of the test', () => {
    expect(() => portal.faults.set('getFoter', { status: 500 })).toThrow('The contract has no operation "getFoter".')
  })

  test('can hit the identity provider too', async () => {
    portal.faults.set('identity.token', { status: 503, times: 1 })
    const visit = new Visit(portal)
    const code = (await visit.code({ persona: 'empty' })).get('code') ?? ''
    expect((await visit.exchange(code)).status).toBe(503)
    expect(portal.tokenRequests).toEqual([])
    expect((await visit.exchange(code)).status).toBe(200)
  })
})

describe('the developer’s door', () => {
  test('shows what there is', async () => {
    const seen = (await send(portal, '/__mock')).json()
    expect(member(seen, 'operations')).toContainEqual(
      expect.objectContaining({ operationId: 'getFooter', examples: expect.arrayContaining(['200 empty']) }),
    )
  })

  test('makes an operation fail and heals it', async () => {
    await send(portal, '/__mock/faults/getFooter', { method: 'PUT', body: { status: 500, nonsense: 'ignored' } })
    expect(portal.faults.all()).toEqual({ getFooter: { status: 500 } })
    expect((await footer()).status).toBe(500)
    await send(portal, '/__mock/faults', { method: 'DELETE' })
    expect((await footer()).status).toBe(200)
  })

  test('asks for an example and stops asking', async () => {
    await send(portal, '/__mock/prefer/getFooter', { method: 'PUT', body: { example: 'empty' } })
    expect(member((await footer()).json(), 'shows')).toEqual([])
    await send(portal, '/__mock/prefer/getFooter', { method: 'DELETE' })
    expect(member((await footer()).json(), 'shows')).not.toEqual([])
  })

  test('puts everybody’s data back', async () => {
    const margaux = portal.world.customer('pass-holder')
    if (margaux) portal.world.commit({ ...margaux, bookings: [] })
    await send(portal, '/__mock/world', { method: 'DELETE' })
    expect(portal.world.customer('pass-holder')?.bookings.length).toBeGreaterThan(0)
  })

  test.each([
    ['POST', '/__mock/world', undefined],
    ['PUT', '/__mock/faults/getFoter', { status: 500 }],
    ['PUT', '/__mock/faults/getFooter', '{'],
    ['DELETE', '/__mock', undefined],
  ])('refuses %s %s in words', async (method, path, body) => {
    const answer = await send(portal, path, { method, body })
    expect(answer.status).toBe(400)
    expect(member(answer.json(), 'error')).toEqual(expect.any(String))
  })
})
