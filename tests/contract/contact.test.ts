import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Portal } from '#scripts/portal.ts'
import { member, type Received, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'
import { signIn } from './support/sign-in.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal({ now: () => new Date('2026-11-21T12:00:00Z') })
})
afterAll(() => portal.close())

const general = {
  type: 'general',
  description: 'Wanneer gaat de kassa open?',
  firstname: 'Sanne',
  email: 'sanne@velden.example',
}
const school = { ...general, type: 'school', studentsNumber: '52', schoolName: 'De Regenboog' }
const birthday = { ...general, type: 'birthday', childrenCount: '9' }

async function write(fields: object, language = 'en', token?: string): Promise<Received> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  const written = new Response(form)
  const body = Buffer.from(await written.arrayBuffer())
  const headers = { 'content-type': written.headers.get('content-type') ?? '', 'accept-language': language }
  return send(portal, '/api/contact', { method: 'POST', body, headers, ...(token && { token }) })
}

test('anybody may write, signed in or not, and gets a number to name the message by', async () => {
  const { access } = await signIn(portal, 'pass-holder')
  for (const token of [undefined, access]) {
    const answer = await write(general, 'en', token)
    expect(answer.status, answer.text).toBe(201)
    expect(member(answer.json(), 'number')).toMatch(/^M-20261121-\d{4}$/)
  }
  expect((await write(general, 'en', 'made-up')).status).toBe(401)
})

test.each(['general', 'group', 'private-screening', 'business', 'lost-property', 'accessibility', 'press'])(
  '%s needs no more than the words and who wrote them',
  async (type) => {
    expect((await write({ ...general, type })).status).toBe(201)
  },
)

test('a school and a birthday say how many would come', async () => {
  expect((await write(school)).status).toBe(201)
  expect((await write(birthday)).status).toBe(201)
  expect((await write({ ...general, type: 'school' }, 'fr')).json()).toMatchObject({
    status: 422,
    message: 'Certaines réponses sont à revoir.',
    errors: [
      { pointer: '/studentsNumber', code: 'required', message: 'Cette réponse est nécessaire.' },
      { pointer: '/schoolName', code: 'required' },
    ],
  })
  expect((await write({ ...general, type: 'birthday' })).json()).toMatchObject({
    errors: [{ pointer: '/childrenCount', code: 'required' }],
  })
})

test.each([
  ['an unknown type', { ...general, type: 'toString' }, '/type', 'unknown-value'],
  ['no type', { ...general, type: undefined }, '/type', 'required'],
  ['no address', { ...general, email: 'sanne' }, '/email', 'format'],
  ['a number in words', { ...school, studentsNumber: 'vijftig' }, '/studentsNumber', 'format'],
  ['half a child', { ...birthday, childrenCount: '2.5' }, '/childrenCount', 'format'],
  ['nobody', { ...birthday, childrenCount: '0' }, '/childrenCount', 'out-of-range'],
  ['a crowd', { ...school, studentsNumber: '2001' }, '/studentsNumber', 'out-of-range'],
  ['yesterday', { ...general, date: '2026-11-20' }, '/date', 'out-of-range'],
  ['no such day', { ...general, date: '2027-02-29' }, '/date', 'format'],
  ['no such time', { ...general, desiredTime: '24:00' }, '/desiredTime', 'format'],
  ['a phone in words', { ...general, phone: 'ask my mother' }, '/phone', 'format'],
  ['an empty cinema', { ...general, cinema: '' }, '/cinema', 'too-short'],
  ['an unknown cinema', { ...general, cinema: 'nl-nowhere' }, '/cinema', 'unknown-value'],
])('%s is refused by its field', async (_, fields, pointer, code) => {
  const answer = await write(fields)
  expect(answer.status, answer.text).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ pointer, code }] })
})

test('today, a time, a film and a cinema are welcome', async () => {
  const wish = {
    date: '2026-11-21',
    desiredTime: '09:30',
    movie: 'Noord',
    cinema: 'nl-ij',
    phone: '+31 (0)20 990 31 44',
  }
  expect((await write({ ...school, lastname: 'van der Velden', ...wish })).status).toBe(201)
})

test('JSON is no form', async () => {
  expect((await send(portal, '/api/contact', { method: 'POST', body: general })).status).toBe(415)
})
