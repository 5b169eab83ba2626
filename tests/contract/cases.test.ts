import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Market, PersonaId } from '#scripts/mock-api/personas.ts'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

const path = '/api/accounts/me/case'
const tokens = new Map<PersonaId, string>()
let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
})
beforeEach(() => portal.reset())
afterAll(() => portal.close())

/** A session is good for one site. */
function marketOf(id: PersonaId): Market {
  return id === 'family-nl' ? 'nl' : 'fr'
}

async function token(id: PersonaId): Promise<string> {
  const known = tokens.get(id) ?? (await signIn(portal, id, marketOf(id))).access
  tokens.set(id, known)
  return known
}

async function read(id: PersonaId = 'pass-holder', language = 'fr'): Promise<unknown> {
  const headers = { 'accept-language': language }
  return (await send(portal, path, { market: marketOf(id), token: await token(id), headers })).json()
}

const question = {
  type: 'booking',
  topic: 'booking-refund',
  reason: 'charged-twice',
  subject: 'Débit en double',
  description: '100 % sûre :\r\n\r\ndeux fois 24,80 €, voir « relevé ».',
}

/** Sends the form as a browser writes it. */
async function ask(fields: Record<string, string>, files: File[] = [], language = 'fr'): Promise<Received> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  for (const file of files) form.append('attachments[]', file)
  const written = new Response(form)
  const body = Buffer.from(await written.arrayBuffer())
  const headers = { 'content-type': written.headers.get('content-type') ?? '', 'accept-language': language }
  return send(portal, path, { method: 'POST', token: await token('pass-holder'), body, headers })
}

const heads: Record<string, Uint8Array<ArrayBuffer>> = {
  pdf: new TextEncoder().encode('%PDF-1.4\n'),
  jpg: Uint8Array.from([0xff, 0xd8, 0xff, 0xe0]),
  png: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52]),
  heic: Uint8Array.from([0, 0, 0, 0x18, ...new TextEncoder().encode('ftypheic')]),
  webp: new TextEncoder().encode('RIFF\x10\0\0\0WEBPVP8 '),
  txt: new TextEncoder().encode('plain words, whatever the name says'),
}

/** A file whose content is of a type, and that is as long as wanted. */
function file(name: string, kind: string, size = 400): File {
  const head = heads[kind] ?? new Uint8Array()
  return new File([head, new Uint8Array(Math.max(0, size - head.length))], name, { type: 'image/jpeg' })
}

async function close(id: string, body: object = { closed: true }, language = 'fr'): Promise<Received> {
  const headers = { 'accept-language': language }
  return send(portal, `${path}/${id}`, { method: 'PATCH', token: await token('pass-holder'), body, headers })
}

async function comment(id: string, body: string, language = 'fr'): Promise<Received> {
  const headers = { 'accept-language': language }
  const sent = { method: 'POST', token: await token('pass-holder'), body: { body }, headers }
  return send(portal, `${path}/${id}/comment`, sent)
}

describe('the list', () => {
  test('has every case, the latest first, with its thread', async () => {
    const cases = await read()
    expect(cases).toMatchObject([
      { id: 'case-5101', closed: false, status: 'waiting', subject: 'Mon remboursement n’est pas arrivé' },
      { id: 'case-4402', closed: false, status: 'waiting' },
      { id: 'case-3977', closed: true, status: 'closed' },
    ])
    expect(member(cases, '1', 'messages', 'length')).toBe(40)
    expect(member(cases, '0', 'messages', '0', 'received')).toBe(true)
  })

  test('heads a case in the language of the page, and leaves what people wrote as it is', async () => {
    const dutch = await read('family-nl', 'nl')
    const english = await read('family-nl', 'en')
    expect([member(dutch, '0', 'subject'), member(english, '0', 'subject')]).toEqual(['Code geweigerd', 'Code refused'])
    expect(member(english, '0', 'description')).toBe(member(dutch, '0', 'description'))
  })

  test('is empty for somebody who never asked', async () => {
    expect(await read('empty')).toEqual([])
  })

  test('is nobody else’s', async () => {
    expect((await send(portal, path)).status).toBe(401)
  })
})

describe('asking', () => {
  test('makes a case that is in the list from then on', async () => {
    const answer = await ask(question)
    expect(answer.status, answer.text).toBe(201)
    expect(answer.json()).toMatchObject({
      subject: 'J’ai été débité deux fois',
      description: question.description,
      closed: false,
      status: 'new',
      attachments: [],
      messages: [],
    })
    expect(member(await read(), '0')).toEqual(answer.json())
    expect(member(await read(), 'length')).toBe(4)
  })

  test('twice makes two cases, with numbers of their own', async () => {
    const numbers = [await ask(question), await ask(question)].map((answer) => member(answer.json(), 'number'))
    expect(new Set(numbers).size).toBe(2)
  })

  test('about a theme or a sub-theme that has nothing below it needs no more', async () => {
    const { subject, description } = question
    expect(member((await ask({ type: 'other', subject, description })).json(), 'subject')).toBe('Autre sujet')
    const lost = await ask({ type: 'cinema', topic: 'cinema-lost', subject, description, cinema: 'fr-gerland' })
    expect(lost.status).toBe(201)
  })

  test.each([
    ['no description', { description: undefined }, [{ pointer: '/description', code: 'required' }]],
    ['blanks', { subject: '   ' }, [{ pointer: '/subject', code: 'format' }]],
    ['too much', { description: 'x'.repeat(4001) }, [{ pointer: '/description', code: 'too-long' }]],
    ['an unknown theme', { type: 'weather' }, [{ pointer: '/type', code: 'unknown-value' }]],
    [
      'a sub-theme of another',
      { topic: 'pass-card' },
      [{ pointer: '/topic', code: 'unknown-value' }, { pointer: '/reason' }],
    ],
    ['no sub-theme', { topic: undefined, reason: undefined }, [{ pointer: '/topic', code: 'required' }]],
    ['no motif', { reason: undefined }, [{ pointer: '/reason', code: 'required', message: 'Choisissez un motif.' }]],
    ['an unknown cinema', { cinema: 'fr-nowhere' }, [{ pointer: '/cinema', code: 'unknown-value' }]],
  ])('with %s is refused by its field', async (_, wrong, errors) => {
    const fields = Object.entries({ ...question, ...wrong }).flatMap(([name, value]) => (value ? [[name, value]] : []))
    const answer = await ask(Object.fromEntries(fields))
    expect(answer.status, answer.text).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'validation-failed', errors })
    expect(member(await read(), 'length')).toBe(3)
  })
})

describe('files', () => {
  test('of every type that is taken are kept by what they are, and not by what they are called', async () => {
    const kinds = ['pdf', 'jpg', 'png', 'heic', 'webp']
    const answer = await ask(
      question,
      kinds.map((kind) => file(`${kind}-in-disguise.txt`, kind)),
    )
    expect(answer.status, answer.text).toBe(201)
    expect(member(member(await read(), '0'), 'attachments')).toMatchObject([
      { name: 'pdf-in-disguise.txt', type: 'application/pdf', size: 400 },
      { type: 'image/jpeg' },
      { type: 'image/png' },
      { type: 'image/heic' },
      { type: 'image/webp' },
    ])
  })

  test('one alone is a list, too, and an input without a choice is no file', async () => {
    const one = await ask(question, [file('a,b;"c".pdf', 'pdf')])
    expect(member(one.json(), 'attachments', 'length'), one.text).toBe(1)
    const none = await ask(question, [new File([], '')])
    expect(member(none.json(), 'attachments', 'length'), none.text).toBe(0)
  })

  test('of an input without a choice are none when a browser gives them an empty name', async () => {
    const fields = Object.entries(question).map(([name, value]) => [`name="${name}"`, value])
    const empty = ['name="attachments[]"; filename=""\r\nContent-Type: application/octet-stream', '']
    const written = [...fields, empty].map(
      (part) => `--b\r\nContent-Disposition: form-data; ${part.join('\r\n\r\n')}\r\n`,
    )
    const headers = { 'content-type': 'multipart/form-data; boundary=b' }
    const sent = { method: 'POST', token: await token('pass-holder'), body: `${written.join('')}--b--\r\n`, headers }
    expect(member((await send(portal, path, sent)).json(), 'attachments')).toEqual([])
  })

  test('six are too many', async () => {
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.pdf`, 'pdf'))
    const answer = await ask(question, six)
    expect(answer.status).toBe(422)
    expect(answer.json()).toMatchObject({ errors: [{ pointer: '/attachments[]', code: 'out-of-range' }] })
  })

  test.each([
    ['words', 'txt', 'Nous prenons'],
    ['a type that is not taken', 'gif', ''],
  ])('a picture in name only that holds %s is refused, and nothing is made', async (_, kind) => {
    const answer = await ask(question, [file('billet.jpg', kind)], 'en')
    expect(answer.status).toBe(415)
    expect(answer.json()).toMatchObject({ code: 'attachment-type', message: expect.stringContaining('“billet.jpg”') })
    expect(member(await read(), 'length')).toBe(3)
  })

  test('without a byte are refused by their place', async () => {
    const answer = await ask(question, [file('a.pdf', 'pdf'), new File([], 'vide.jpg')])
    expect(answer.status).toBe(422)
    const errors = [
      {
        pointer: '/attachments[]/1',
        code: 'attachment-empty',
        message: '« vide.jpg » est vide. Choisissez un autre fichier.',
      },
    ]
    expect(answer.json()).toMatchObject({ errors })
  })

  test.each([
    [[5 * 1024 * 1024], 201],
    [[5 * 1024 * 1024 + 1], 413],
    [[5, 5, 5].map((size) => size * 1024 * 1024), 201],
    [[...[5, 5, 5].map((size) => size * 1024 * 1024), 10], 413],
  ])('of %o bytes: %i', async (sizes, status) => {
    const answer = await ask(
      question,
      sizes.map((size, index) => file(`${index}.pdf`, 'pdf', size)),
    )
    expect(answer.status).toBe(status)
    if (status === 413) expect(answer.json()).toMatchObject({ code: 'attachment-too-big' })
  })
})

describe('a case', () => {
  test('is closed once and for all', async () => {
    const answer = await close('case-5101')
    expect(answer.json()).toMatchObject({ id: 'case-5101', closed: true, status: 'closed' })
    expect(member(await read(), '0')).toEqual(answer.json())
    const again = await close('case-5101', { closed: true }, 'en')
    expect([again.status, member(again.json(), 'code')]).toEqual([409, 'case-already-closed'])
    expect(member(again.json(), 'message')).toBe('This case is closed already.')
    expect((await close('case-5101', { closed: false })).status).toBe(422)
  })

  test('takes a message at the end, and waits for customer service then', async () => {
    const answer = await comment('case-5101', 'Merci !\n<b>À bientôt</b>')
    expect(answer.status, answer.text).toBe(201)
    expect(answer.json()).toMatchObject({ status: 'in-progress' })
    expect(member(answer.json(), 'messages', '3')).toMatchObject({ body: 'Merci !\n<b>À bientôt</b>', received: false })
    expect(member(await read(), '0')).toEqual(answer.json())
  })

  test('that is closed takes none', async () => {
    const answer = await comment('case-3977', 'Encore une chose')
    expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'case-closed'])
  })

  test('takes two hundred messages and no more', async () => {
    for (let count = 40; count < 200; count += 1) await comment('case-4402', 'Encore')
    const answer = await comment('case-4402', 'Encore')
    expect([answer.status, member(answer.json(), 'code')]).toEqual([409, 'case-full'])
    expect(member(await read(), '1', 'messages', 'length')).toBe(200)
  })

  test.each(['case-9999', 'case-6203'])('%s, which the customer has not, is unknown', async (id) => {
    for (const answer of [await close(id), await comment(id, 'Bonjour')]) {
      expect([answer.status, member(answer.json(), 'code')]).toEqual([404, 'case-unknown'])
    }
  })

  test('takes no message without words', async () => {
    expect((await comment('case-5101', '  \n ')).status).toBe(422)
    expect((await comment('case-5101', '')).json()).toMatchObject({ errors: [{ pointer: '/body' }] })
  })
})
