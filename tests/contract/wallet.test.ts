import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const noon = Date.parse('2026-11-21T12:00:00Z')
const tokens = new Map<string, string>()
let portal: Portal
let hoursLater = 0

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date(noon + hoursLater * 60 * 60_000) })
})
beforeEach(() => {
  hoursLater = 0
  portal.reset()
})
afterAll(() => portal.close())

async function token(id: PersonaId, market: Market): Promise<string> {
  const known = tokens.get(`${market} ${id}`) ?? (await signIn(portal, id, market)).access
  tokens.set(`${market} ${id}`, known)
  return known
}

type Asked = { as?: PersonaId; language?: string }

async function ask(
  method: string,
  path: string,
  body?: object,
  { as = 'pass-holder', language = 'en' }: Asked = {},
): Promise<Received> {
  const headers = { 'accept-language': language }
  const market = language === 'nl' ? 'nl' : 'fr'
  return send(portal, `/api/accounts/me/${path}`, { method, token: await token(as, market), body, headers, market })
}

const add = (num: string, asked?: Asked) => ask('PATCH', 'prepaids', { num }, asked)
const remove = (num: string, asked?: Asked) => ask('DELETE', 'prepaids', { num }, asked)
const offer = (id: string, email: string, asked?: Asked) => ask('POST', 'prepaids/donate', { id, email }, asked)
const cancel = (id: string, asked?: Asked) => ask('POST', 'prepaids/donate/cancel', { id }, asked)
const dissociate = (id: string, asked?: Asked) => ask('POST', 'prepaids/cancel', { id }, asked)
const addVoucher = (cardNumber: string, asked?: Asked) => ask('PATCH', 'voucher', { cardNumber }, asked)
const addGiftCard = (cardNumber: string, pinCode: string, asked?: Asked) =>
  ask('PATCH', 'giftcard', { cardNumber, pinCode }, asked)

function rows(answer: Received): unknown[] {
  const body = answer.json()
  expect(answer.status, answer.text).toBe(200)
  return Array.isArray(body) ? body : []
}

/** One thing in both lists, as `[in the list of prepaid cards, in the wallet]`. */
async function both(id: string, as?: PersonaId): Promise<[unknown, unknown]> {
  const find = (list: unknown[]) => list.find((row) => member(row, 'id') === id)
  const asked = as && { as }
  return [
    find(rows(await ask('GET', 'prepaids', undefined, asked))),
    find(rows(await ask('GET', 'goodies', undefined, asked))),
  ]
}

const ids = (answer: Received) => rows(answer).map((row) => member(row, 'id'))
const refusedOn = (pointer: string, code: string) => ({ status: 422, errors: [{ pointer, code }] })

describe('the two lists', () => {
  test('what can be spent comes first, then what expires first', async () => {
    expect(ids(await ask('GET', 'prepaids'))).toEqual(['p-1', 'p-3', 'p-5', 'p-6', 'p-4', 'p-2'])
    const goodies = rows(await ask('GET', 'goodies'))
    expect(goodies.slice(0, 4).map((row) => member(row, 'id'))).toEqual(['g-1', 'p-1', 'g-3', 'p-3'])
    expect(goodies).toHaveLength(10)
  })

  test('codes in the one are words in the other', async () => {
    for (const [id, code, word] of [
      ['p-6', '0', 'expired'],
      ['p-5', '1', 'used'],
      ['p-1', '2', 'available'],
    ] as const) {
      expect(await both(id)).toMatchObject([{ status: code }, { status: word, type: 'prepaid' }])
    }
    expect(await both('p-8', 'unpaid')).toMatchObject([
      { status: '7', expirationDate: '2026-11-21' },
      { status: 'available' },
    ])
  })

  test('a card that waits for an answer and one that was accepted are told apart, and show no code', async () => {
    expect(await both('p-2')).toMatchObject([
      { given: { acceptedDate: null }, code: null },
      { given: {}, code: null },
    ])
    expect(await both('p-4')).toMatchObject([{ given: { acceptedDate: '2026-11-02' } }, {}])
    expect(await both('p-7', 'unpaid')).toMatchObject([{ given: null, number: '8840 2276 0048' }, {}])
  })

  test('tell the same of a card in their examples too', async () => {
    const example = async (path: string) =>
      rows(await send(portal, `/api/accounts/me/${path}`, { headers: { prefer: 'example=several' } }))
    const goodies = await example('goodies')
    for (const card of await example('prepaids')) {
      const one = goodies.find((goodie) => member(goodie, 'id') === member(card, 'id'))
      for (const field of ['number', 'name', 'quantity', 'expirationDate', 'shareable'])
        expect(member(one, field), field).toEqual(member(card, field))
    }
  })

  test('an empty wallet is no failure', async () => {
    expect(rows(await ask('GET', 'prepaids', undefined, { as: 'empty' }))).toEqual([])
    expect(rows(await ask('GET', 'goodies', undefined, { as: 'empty' }))).toEqual([])
  })

  test('texts are in the language asked for', async () => {
    const name = async (language: string) =>
      member(rows(await ask('GET', 'prepaids', undefined, { as: 'family-nl', language }))[0], 'name')
    expect(await name('fr')).toBe('Carnet de cinq places')
    expect(await name('nl')).toBe('Vijfrittenkaart')
    expect(await name('en')).toBe('Book of five tickets')
  })
})

describe('adding a prepaid card', () => {
  test.each(['8840 5512 0031', '884055120031', '8840-5512-0031'])('%s is then in both lists', async (num) => {
    const answer = await add(num)
    expect(answer.json()).toMatchObject({ id: 'p-21', quantity: { initial: 5, remaining: 5 }, given: null })
    expect((await both('p-21'))[0]).toEqual(answer.json())
    expect((await both('p-21'))[1]).toMatchObject({ status: 'available' })
  })

  test('is possible once, and again in a world that begins anew', async () => {
    expect((await add('8840 5512 0031')).status).toBe(200)
    expect((await add('8840 5512 0031')).json()).toMatchObject(refusedOn('/num', 'already-added'))
    expect((await add('8840 5512 0031', { as: 'empty' })).json()).toMatchObject(refusedOn('/num', 'belongs-to-other'))
    portal.world.reset()
    expect((await add('8840 5512 0031', { as: 'empty' })).status).toBe(200)
  })

  test.each([
    ['0000 0000 0000', 'number-unknown'],
    ['8840 2276 0013', 'already-added'],
    ['8840 6120 4417', 'belongs-to-other'],
    ['8840 2276 0048', 'belongs-to-other'],
    ['8840 5512 0064', 'already-used'],
    ['8840 5512 0072', 'expired'],
    ['####', 'format'],
  ])('%s is refused: %s', async (num, code) => {
    expect((await add(num)).json()).toMatchObject(refusedOn('/num', code))
  })

  test('is refused in the customer’s language', async () => {
    const said = async (language: string) =>
      member((await add('0000', { as: 'family-nl', language })).json(), 'errors', '0', 'message')
    expect(await said('fr')).toBe('Nous ne connaissons pas ce numéro. Vérifiez chaque caractère.')
    expect(await said('nl')).toBe('Dit nummer kennen we niet. Kijk elk teken nog eens na.')
  })
})

describe('offering a prepaid card', () => {
  const friend = 'camille@mail.example'

  test('keeps it from being spent until the offer is taken back', async () => {
    const offered = await offer('p-1', friend)
    const given = { date: '2026-11-21', mail: friend, acceptedDate: null }
    expect(offered.json()).toMatchObject({ id: 'p-1', given, code: null })
    expect(await both('p-1')).toMatchObject([offered.json(), { given: { date: given.date, mail: friend } }])
    const again = await cancel('p-1')
    expect(again.json()).toMatchObject({ id: 'p-1', given: null, quantity: { remaining: 2 } })
    expect(await both('p-1')).toMatchObject([again.json(), { given: null }])
  })

  test.each([
    ['p-99', 404, 'prepaid-unknown'],
    ['p-2', 409, 'prepaid-offered'],
    ['p-3', 409, 'prepaid-not-shareable'],
    ['p-4', 409, 'prepaid-given'],
    ['p-5', 409, 'prepaid-used'],
    ['p-6', 409, 'prepaid-expired'],
    ['p-9', 404, 'prepaid-unknown'],
  ])('%s is refused: %i %s', async (id, status, code) => {
    expect((await offer(id, friend)).json()).toMatchObject({ status, code })
  })

  test('goes to somebody else’s address', async () => {
    const own = await offer('p-1', 'Pass-Holder@kinora.example')
    expect(own.json()).toMatchObject(refusedOn('/email', 'own-address'))
    expect((await offer('p-1', 'camille')).json()).toMatchObject(refusedOn('/email', 'format'))
    expect((await both('p-1'))[0]).toMatchObject({ given: null })
  })

  test('twice is refused, and so is taking back what is not on offer', async () => {
    await offer('p-1', friend)
    expect((await offer('p-1', friend)).json()).toMatchObject({ status: 409, code: 'prepaid-offered' })
    await cancel('p-1')
    expect((await cancel('p-1')).json()).toMatchObject({ status: 409, code: 'prepaid-not-offered' })
    expect((await cancel('p-4')).json()).toMatchObject({ status: 409, code: 'prepaid-given' })
    expect((await cancel('p-99')).json()).toMatchObject({ status: 404, code: 'prepaid-unknown' })
  })
})

describe('taking a prepaid card off the account', () => {
  test('leaves it to whoever adds it next, with its places', async () => {
    expect(ids(await dissociate('p-1'))).not.toContain('p-1')
    expect(await both('p-1')).toEqual([undefined, undefined])
    expect((await dissociate('p-1')).json()).toMatchObject({ status: 404, code: 'prepaid-unknown' })
    const number = '8840 2276 0013'
    expect((await add(number, { as: 'empty' })).json()).toMatchObject({ quantity: { initial: 5, remaining: 2 } })
    expect((await add(number)).json()).toMatchObject(refusedOn('/num', 'belongs-to-other'))
    await dissociate('p-1', { as: 'empty' })
    expect((await add(number)).json()).toMatchObject({ id: 'p-1', quantity: { remaining: 2 } })
    expect(ids(await ask('GET', 'prepaids')).filter((id) => id === 'p-1')).toHaveLength(1)
  })

  test.each([
    ['p-2', 'prepaid-offered'],
    ['p-4', 'prepaid-given'],
    ['p-5', 'prepaid-used'],
    ['p-6', 'prepaid-expired'],
    ['p-23', 'prepaid-single'],
  ])('%s is refused: %s', async (id, code) => {
    await add('8840 5512 0056')
    expect((await dissociate(id)).json()).toMatchObject({ status: 409, code })
    expect((await both(id))[0]).toBeDefined()
  })
})

test('a card that was given away comes back once its receiver took it off, and never once they deleted it', async () => {
  const number = '8840 2276 0048'
  await dissociate('p-7', { as: 'unpaid' })
  expect((await add(number)).json()).toMatchObject({ id: 'p-7', given: null })
  await remove(number)
  portal.world.reset()
  await remove(number, { as: 'unpaid' })
  expect((await add(number)).json()).toMatchObject(refusedOn('/num', 'number-unknown'))
})

describe('deleting a prepaid card', () => {
  test.each([
    ['p-1', '8840 2276 0013'],
    ['p-4', '8840 2276 0048'],
    ['p-5', '8840 1170 9920'],
    ['p-6', '884011709938'],
  ])('%s is gone for good', async (id, num) => {
    expect(ids(await remove(num))).not.toContain(id)
    expect(await both(id)).toEqual([undefined, undefined])
    expect((await remove(num)).json()).toMatchObject({ status: 404, code: 'prepaid-unknown' })
    const code = id === 'p-4' ? 'belongs-to-other' : 'number-unknown'
    expect((await add(num)).json()).toMatchObject(refusedOn('/num', code))
  })

  test('leaves the receiver what was given to them', async () => {
    await remove('8840 2276 0048')
    expect((await both('p-7', 'unpaid'))[0]).toMatchObject({ number: '8840 2276 0048' })
  })

  test('is refused while it is on offer, and while it has places that may not be shared', async () => {
    expect((await remove('8840 2276 0021')).json()).toMatchObject({ status: 409, code: 'prepaid-offered' })
    expect((await remove('8840 2276 0039')).json()).toMatchObject({ status: 409, code: 'prepaid-not-deletable' })
    expect((await remove('8840 6120 4417')).json()).toMatchObject({ status: 404, code: 'prepaid-unknown' })
  })

  test('nothing is deleted when the body is lost on the way', async () => {
    const answer = await ask('DELETE', 'prepaids')
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ pointer: '', code: 'required' }] })
    expect(ids(await ask('GET', 'prepaids'))).toHaveLength(6)
  })
})

describe('adding a voucher', () => {
  test('puts it in the wallet, once', async () => {
    const answer = await addVoucher('kino2471mais')
    expect(answer.json()).toMatchObject({ id: 'g-21', type: 'voucher', status: 'available' })
    expect((await both('g-21'))[1]).toEqual(answer.json())
    expect((await addVoucher('KINO-2471-MAIS')).json()).toMatchObject(refusedOn('/cardNumber', 'already-added'))
    const other = await addVoucher('KINO-2471-MAIS', { as: 'empty' })
    expect(other.json()).toMatchObject(refusedOn('/cardNumber', 'belongs-to-other'))
  })

  test.each([
    ['KINO-0000-RIEN', 'number-unknown'],
    ['6012 7745 3390', 'number-unknown'],
    ['9700000001', 'already-added'],
    ['9700000007', 'belongs-to-other'],
    ['KINO-0715-ABCD', 'already-used'],
    ['KINO-0362-EFGH', 'expired'],
    ['<b>', 'format'],
  ])('%s is refused: %s', async (number, code) => {
    expect((await addVoucher(number)).json()).toMatchObject({ status: 422, errors: [{ pointer: '/cardNumber' }] })
    if (code !== 'format') {
      expect((await addVoucher(number)).json()).toMatchObject(refusedOn('/cardNumber', code))
    }
  })
})

describe('adding a gift card', () => {
  const number = '6012 7745 3390'

  test('puts it in the wallet, once', async () => {
    const answer = await addGiftCard(number, '4711')
    expect(answer.json()).toMatchObject({ id: 'g-31', type: 'giftcard', name: '€25 gift card' })
    expect((await both('g-31'))[1]).toEqual(answer.json())
    expect((await addGiftCard(number, '4711')).json()).toMatchObject(refusedOn('/cardNumber', 'already-added'))
    const other = await addGiftCard(number, '4711', { as: 'empty' })
    expect(other.json()).toMatchObject(refusedOn('/cardNumber', 'belongs-to-other'))
  })

  test('the right code ends the count of wrong ones', async () => {
    const said = async () => member((await addGiftCard(number, '0000')).json(), 'errors', '0', 'message')
    expect(await said()).toBe('This is not the right code. 2 tries left.')
    expect(await said()).toBe('This is not the right code. 1 try left.')
    expect(ids(await ask('GET', 'goodies'))).not.toContain('g-31')
    expect((await addGiftCard(number, '4711')).status).toBe(200)
  })

  test('the third wrong code keeps the card away for a day, from this customer alone', async () => {
    for (let tries = 0; tries < 2; tries += 1) {
      expect((await addGiftCard(number, '0000')).json()).toMatchObject(refusedOn('/pinCode', 'pin-wrong'))
    }
    for (const pin of ['0000', '4711']) {
      expect((await addGiftCard(number, pin)).json()).toMatchObject(refusedOn('/pinCode', 'pin-blocked'))
    }
    expect((await addGiftCard(number, '9999', { as: 'empty' })).json()).toMatchObject(
      refusedOn('/pinCode', 'pin-wrong'),
    )
    hoursLater = 24
    tokens.clear()
    expect((await addGiftCard(number, '0000')).json()).toMatchObject(refusedOn('/pinCode', 'pin-wrong'))
    expect((await addGiftCard(number, '4711')).status).toBe(200)
    tokens.clear()
  })

  test.each([
    ['6012 0000 0000', '4711', '/cardNumber', 'number-unknown'],
    ['6012 7745 3301', '0000', '/cardNumber', 'already-added'],
    ['6012 7745 3319', '0000', '/pinCode', 'pin-wrong'],
    ['6012 7745 3319', '3319', '/cardNumber', 'belongs-to-other'],
    ['6012 7745 3416', '1357', '/cardNumber', 'empty'],
    ['6012 7745 3424', '2468', '/cardNumber', 'expired'],
    ['6012 7745 3390', '47a1', '/pinCode', 'format'],
  ])('%s with %s is refused on %s: %s', async (card, pin, pointer, code) => {
    expect((await addGiftCard(card, pin)).json()).toMatchObject(refusedOn(pointer, code))
  })
})

test.each([
  ['addPrepaid', 'five-places', 'PATCH', 'prepaids'],
  ['addPrepaid', 'typed-otherwise', 'PATCH', 'prepaids'],
  ['deletePrepaid', 'used-up', 'DELETE', 'prepaids'],
  ['deletePrepaid', 'with-places-left', 'DELETE', 'prepaids'],
  ['offerPrepaid', 'to-a-friend', 'POST', 'prepaids/donate'],
  ['cancelPrepaidOffer', 'pending-offer', 'POST', 'prepaids/donate/cancel'],
  ['dissociatePrepaid', 'several-places', 'POST', 'prepaids/cancel'],
  ['addVoucher', 'popcorn', 'PATCH', 'voucher'],
  ['addVoucher', 'typed-otherwise', 'PATCH', 'voucher'],
  ['addGiftCard', 'with-code', 'PATCH', 'giftcard'],
])('the contract’s request %s %s is one that works', async (operationId, name, method, path) => {
  const file = new URL(`../../openapi/examples/${operationId}/request-${name}.json`, import.meta.url)
  const { value } = JSON.parse(await readFile(file, 'utf8'))
  expect((await ask(method, path, value)).status).toBe(200)
})
