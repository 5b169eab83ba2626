import { describe, expect, test } from 'vitest'
import { plainText } from '#src/app/content/plain-text.ts'
import { topicsOf } from '#src/features/support/article-topics.ts'
import hostile from '../../openapi/examples/listFaqArticles/hostile.json' with { type: 'json' }
import several from '../../openapi/examples/listFaqArticles/several.json' with { type: 'json' }

describe('the words of an article', () => {
  test.each([
    ['<p>One</p><p>Two</p>', ['One', 'Two']],
    ['<ul><li>One</li><li>Two <b>and</b> a half</li></ul>', ['One', 'Two and a half']],
    ['One<br>Two<br/>Three', ['One', 'Two', 'Three']],
    ['Good once.\n\nNot to be exchanged.', ['Good once.', 'Not to be exchanged.']],
    ['<scr<script></script>ipt>alert(1)</script>Text', ['alert(1)Text']],
    ['Caf&eacute; &amp; th&#233; &#xe9; &lt;b&gt;', ['Caf&eacute; & thé é <b>']],
    ['&amp;lt;script&amp;gt;', ['&lt;script&gt;']],
    ['<script>alert(1)</script>Text', ['Text']],
    ['<SCRIPT\n>alert(1)</SCRIPT\t>Text', ['Text']],
    ['<script>alert(1)', []],
    ['<style>p{}</style><p>Text</p>', ['Text']],
    ['<p onclick="alert(1)">Text</p>', ['Text']],
    ['<img src=x onerror=alert(1)>Text', ['Text']],
    ['<!-- hidden <b>x</b> -->Text<!-- never closed', ['Text']],
    ['<p', []],
    ['1 < 2 and 3 > 2', ['1 < 2 and 3 > 2']],
    ['&#0;&#xd800;&#x110000;&#99999999;x', ['&#99999999;x']],
    ['  \n ', []],
    ['', []],
  ])('%j reads %j', (html, text) => {
    expect(plainText(html)).toEqual(text)
  })

  test('hold nothing of an element, whatever an editor’s account has put there', () => {
    for (const { content } of hostile.value) {
      expect(plainText(content).join('\n')).not.toMatch(/<\s*\/?\s*(?:script|img|svg|iframe|a|p|style|object|form)\b/i)
    }
  })
})

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
