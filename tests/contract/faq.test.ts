import { afterAll, beforeAll, expect, test } from 'vitest'
import { themes } from '#scripts/mock-api/seed/themes.ts'
import type { Portal } from '#scripts/portal.ts'
import type { FaqArticle, FaqData } from '#src/api/generated/schema.ts'
import { member, send } from './support/client.ts'
import { testPortal } from './support/portal.ts'

let portal: Portal

beforeAll(async () => {
  portal = await testPortal()
})
afterAll(() => portal.close())

async function read(path: string, language = 'fr'): Promise<unknown> {
  const answer = await send(portal, path, {
    market: language === 'nl' ? 'nl' : 'fr',
    headers: { 'accept-language': language },
  })
  expect(answer.status, answer.text).toBe(200)
  return answer.json()
}

function isData(value: unknown): value is FaqData {
  return Array.isArray(member(value, 'subjects'))
}

function isList(value: unknown): value is FaqArticle[] {
  return Array.isArray(value)
}

test('the tree hangs together, and its topics are there', async () => {
  const data = await read('/api/faq/data')
  if (!isData(data)) throw new Error('no tree')
  expect(data.types.map(({ id }) => id)).toEqual(themes.map(({ id }) => id))
  for (const { type } of data.subTypes) expect(data.types.map(({ id }) => id)).toContain(type)
  for (const { subType } of data.subjects) expect(data.subTypes.map(({ id }) => id)).toContain(subType)
  for (const { topicId } of data.subTypes) if (topicId) await read(`/api/faq/topic/${topicId}`)
  const ids = [data.types, data.subTypes, data.subjects].flatMap((list) => list.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a topic has a title in each language, and one that is gone says so', async () => {
  const titles = await Promise.all(['fr', 'nl', 'en'].map((language) => read('/api/faq/topic/refunds', language)))
  expect(titles.map((one) => member(one, 'title'))).toEqual([
    'Annulation et remboursement',
    'Annuleren en geld terug',
    'Cancelling and refunds',
  ])
  for (const id of ['gone', 'toString']) {
    const answer = await send(portal, `/api/faq/topic/${id}`)
    expect([answer.status, member(answer.json(), 'code')]).toEqual([404, 'faq-topic-unknown'])
  }
})

test('the articles are the same in every language, in their order', async () => {
  const [fr, nl, en] = await Promise.all(
    ['fr', 'nl', 'en'].map((language) => read('/api/cms/1.7.0/help-center/faq?category=ec', language)),
  )
  if (!isList(fr) || !isList(nl) || !isList(en)) throw new Error('no articles')
  expect(fr.length).toBeGreaterThanOrEqual(18)
  expect(fr.map(({ order }) => order)).toEqual(fr.map(({ order }) => order).sort((one, other) => one - other))
  for (const [index, { id, title }] of fr.entries()) {
    expect([nl[index]?.id, en[index]?.id]).toEqual([id, id])
    expect(new Set([title, nl[index]?.title, en[index]?.title]).size).toBe(3)
  }
})

test('an answer is made of nothing but what is shown, with every element closed', async () => {
  for (const language of ['fr', 'nl', 'en']) {
    const articles = await read('/api/cms/1.7.0/help-center/faq?category=ec', language)
    if (!isList(articles)) throw new Error('no articles')
    for (const { id, content } of articles) {
      const open: string[] = []
      for (const [, slash, name = ''] of content.matchAll(/<(\/?)(\w+)[^>]*>/g)) {
        expect(['p', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'], id).toContain(name)
        if (slash) expect(open.pop(), id).toBe(name)
        else open.push(name)
      }
      expect(open, id).toEqual([])
    }
  }
})

test.each(['', '?category=shop'])('the category has to be the one that there is: %s', async (query) => {
  const answer = await send(portal, `/api/cms/1.7.0/help-center/faq${query}`)
  expect(answer.status).toBe(422)
  expect(answer.json()).toMatchObject({ errors: [{ pointer: '/query/category' }] })
})
