import { expect, test } from 'vitest'
import { topicsOf } from '#src/features/support/article-topics.ts'
import several from '../../openapi/examples/listFaqArticles/several.json' with { type: 'json' }

test('articles stand under their topics, in their own order, and those without one last', () => {
  const [first, second] = several.value
  if (!first || !second) throw new Error('The contract’s example has too few articles.')
  const topics = topicsOf([
    { ...first, id: 'c', order: 1, topic: null },
    { ...first, id: 'b', order: 3, topic: { id: 't', title: 'Tickets' } },
    { ...first, id: 'a', order: 2, topic: { id: 't', title: 'Tickets' } },
  ])
  expect(topics.map(({ title, articles }) => [title, articles.map(({ id }) => id)])).toEqual([
    ['Tickets', ['a', 'b']],
    [undefined, ['c']],
  ])
})
