import { afterEach, describe, expect, test, vi } from 'vitest'
import type { AnyHandler } from '#scripts/mock-api/call.ts'
import { handlers } from '#scripts/mock-api/handlers.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { contract, testPortal } from './support/portal.ts'
import { validatorOf } from './support/schema.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal

afterEach(async () => {
  vi.restoreAllMocks()
  await portal.close()
})

/** A portal in which one operation answers as it is told to. */
async function portalWith(overrides: Record<string, AnyHandler>): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  portal = await testPortal({ overrides })
}

/** The real answer of an operation, spoilt. */
function spoilt(operationId: string, spoil: (body: object) => void): Record<string, AnyHandler> {
  const real = handlers[operationId]
  return {
    async [operationId](call) {
      const reply = await real?.(call)
      const body = structuredClone(reply?.body)
      if (typeof body === 'object' && body !== null) spoil(body)
      return { status: reply?.status ?? 500, body }
    },
  }
}

function expectDrift(answer: Received, operationId: string, pointer: string): void {
  expect(answer.status, answer.text).toBe(500)
  const problem = answer.json()
  expect(problem).toMatchObject({ code: 'contract-broken', errors: [{ pointer }] })
  expect(member(problem, 'detail')).toContain(operationId)
  expect(member(problem, 'detail')).toContain(pointer)
  const operation = contract.byId.get(operationId)
  if (!operation) throw new Error(`${operationId} is gone`)
  expect(validatorOf(operation, 500)(problem)).toBe(true)
}

describe('an answer that is not as the contract has it', () => {
  test('is a 500 that names the operation and the field: a missing one', async () => {
    await portalWith(spoilt('getFooter', (body) => Reflect.deleteProperty(body, 'shows')))
    expectDrift(await send(portal, '/api/footer'), 'getFooter', '/shows')
    expect(console.error).toHaveBeenCalledWith(
      expect.stringMatching(/^getFooter answered outside the contract at \/shows: /),
    )
  })

  test('one of a wrong type, deep inside', async () => {
    await portalWith(spoilt('listCinemas', (body) => Reflect.set(Reflect.get(body, '2'), 'hallCount', 'many')))
    expectDrift(await send(portal, '/api/cinemas'), 'listCinemas', '/2/hallCount')
  })

  test('one in a wrong format', async () => {
    await portalWith(spoilt('getAccount', (body) => Reflect.set(body, 'dateOfBirth', '17/04/1991')))
    const { access } = await signIn(portal, 'pass-holder')
    expectDrift(await send(portal, '/api/accounts/me', { token: access }), 'getAccount', '/dateOfBirth')
  })

  test('a status that is not declared, whether it is a success or not', async () => {
    await portalWith({ getFooter: () => ({ status: 202, body: {} }), listInterests: () => ({ status: 418, body: {} }) })
    for (const path of ['/api/footer', '/api/interests']) {
      const answer = await send(portal, path)
      expect([answer.status, member(answer.json(), 'code')]).toEqual([500, 'contract-broken'])
    }
  })

  test('a body of another type, and no body where there should be one', async () => {
    const html = { status: 200, body: '<p>', headers: { 'content-type': 'text/html' } }
    await portalWith({ getFooter: () => html, listInterests: () => ({ status: 200, body: undefined }) })
    expect((await send(portal, '/api/footer')).status).toBe(500)
    expect((await send(portal, '/api/interests')).status).toBe(500)
  })

  test('changes nothing', async () => {
    const overrides: Record<string, AnyHandler> = {
      updateAccount(call) {
        call.change((draft) => {
          draft.account.firstname = 'Changed all the same'
        })
        return { status: 200, body: { id: 'nothing else' } }
      },
    }
    await portalWith(overrides)
    const { access } = await signIn(portal, 'pass-holder')
    const sent = { method: 'PATCH', token: access, body: { firstname: 'M' } }
    expect((await send(portal, '/api/accounts/me', sent)).status).toBe(500)
    expect(member((await send(portal, '/api/accounts/me', { token: access })).json(), 'firstname')).toBe('Margaux')
  })
})

test('a handler that falls over is a plain 500, and changes nothing', async () => {
  const overrides: Record<string, AnyHandler> = {
    updateAccount(call) {
      call.change((draft) => {
        draft.account.firstname = 'Half done'
      })
      throw new Error('with a secret in its message')
    },
  }
  await portalWith(overrides)
  const { access } = await signIn(portal, 'pass-holder')
  const answer = await send(portal, '/api/accounts/me', { method: 'PATCH', token: access, body: { firstname: 'M' } })
  expect(answer.status).toBe(500)
  expect(answer.text).not.toContain('secret')
  expect(member((await send(portal, '/api/accounts/me', { token: access })).json(), 'firstname')).toBe('Margaux')
})

test('a refusal changes nothing either', async () => {
  const overrides: Record<string, AnyHandler> = {
    updateAccount(call) {
      call.change((draft) => {
        draft.account.firstname = 'Half done'
      })
      const problem = {
        type: 'about:blank',
        title: 'No',
        status: 422,
        detail: 'No',
        code: 'validation-failed',
        message: 'No',
      }
      return { status: 422, body: problem }
    },
  }
  await portalWith(overrides)
  const { access } = await signIn(portal, 'pass-holder')
  await send(portal, '/api/accounts/me', { method: 'PATCH', token: access, body: { firstname: 'M' } })
  expect(member((await send(portal, '/api/accounts/me', { token: access })).json(), 'firstname')).toBe('Margaux')
})
