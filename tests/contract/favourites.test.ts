import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const tokens = new Map<PersonaId, string>()
let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

async function ask(id: PersonaId, method: string, cinemas?: readonly string[], language = 'en'): Promise<Received> {
  const token = tokens.get(id) ?? (await signIn(portal, id)).access
  tokens.set(id, token)
  const headers = { 'accept-language': language }
  return send(portal, '/api/accounts/me/cinemas', { method, token, headers, ...(cinemas && { body: { cinemas } }) })
}

function ids(answer: Received): unknown[] {
  const list = answer.json()
  return Array.isArray(list) ? list.map((cinema) => member(cinema, 'id')) : []
}

describe('adding', () => {
  test('puts new ones at the end, keeps the others, and is kept', async () => {
    const answer = await ask('family-nl', 'PATCH', ['nl-dom', 'nl-ij', 'nl-spui', 'nl-dom'])
    expect([answer.status, ids(answer)]).toEqual([200, ['nl-ij', 'nl-westergas', 'nl-dom', 'nl-spui']])
    expect((await ask('family-nl', 'GET')).json()).toEqual(answer.json())
    expect((await ask('family-nl', 'PATCH', ['nl-dom'])).json()).toEqual(answer.json())
  })

  test('a sixth is refused and nothing is changed, a fifth is not', async () => {
    const five = await ask('pass-holder', 'GET')
    expect((await ask('pass-holder', 'PATCH', ['fr-gerland'])).json()).toEqual(five.json())
    const sixth = await ask('pass-holder', 'PATCH', ['fr-promenade'], 'fr')
    expect([sixth.status, sixth.json()]).toMatchObject([
      409,
      {
        code: 'favourites-full',
        message: 'Vous pouvez suivre cinq cinémas au plus. Retirez-en un pour faire de la place.',
      },
    ])
    expect((await ask('pass-holder', 'GET')).json()).toEqual(five.json())
    await ask('pass-holder', 'DELETE', ['fr-canal'])
    expect(ids(await ask('pass-holder', 'PATCH', ['fr-promenade']))).toHaveLength(5)
  })

  test('each cinema that is refused is named, and none is added', async () => {
    const answer = await ask('empty', 'PATCH', ['fr-canal', 'nowhere', 'fr-etoile'])
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'validation-failed',
      message: 'We do not know this cinema.',
      errors: [
        { pointer: '/cinemas/1', code: 'unknown-value' },
        { pointer: '/cinemas/2', code: 'cinema-closed' },
      ],
    })
    expect(ids(await ask('empty', 'GET'))).toEqual([])
  })
})

describe('removing', () => {
  test('keeps the order of the others, and does not mind what is no favourite', async () => {
    const answer = await ask('pass-holder', 'DELETE', ['fr-belleville', 'nowhere', 'fr-canal'])
    expect([answer.status, ids(answer)]).toEqual([200, ['fr-gerland', 'fr-petit-palais', 'fr-joliette']])
    expect((await ask('pass-holder', 'DELETE', ['fr-canal'])).json()).toEqual(answer.json())
    expect((await ask('pass-holder', 'GET')).json()).toEqual(answer.json())
  })

  test('one that has closed for good stays until it is removed, and cannot be added again', async () => {
    expect(ids(await ask('leaving', 'GET'))).toEqual(['fr-canal', 'fr-promenade', 'fr-etoile', 'fr-gerland'])
    expect(ids(await ask('leaving', 'DELETE', ['fr-etoile']))).toEqual(['fr-canal', 'fr-promenade', 'fr-gerland'])
    const again = await ask('leaving', 'PATCH', ['fr-etoile'])
    expect(again.json()).toMatchObject({ status: 422, errors: [{ pointer: '/cinemas/0', code: 'cinema-closed' }] })
  })

  test('nothing is removed without a body, or with an empty list', async () => {
    expect((await ask('pass-holder', 'DELETE')).status).toBe(422)
    const answer = await ask('pass-holder', 'DELETE', [])
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '/cinemas', code: 'out-of-range' }] })
    expect(ids(await ask('pass-holder', 'GET'))).toHaveLength(5)
  })
})
