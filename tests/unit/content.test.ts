import { describe, expect, test } from 'vitest'
import { decoded } from '#src/app/content/entities.ts'
import { plainText } from '#src/app/content/plain-text.ts'
import { type Block, type Line, sanitised } from '#src/app/content/sanitised.ts'
import { safeHref } from '#src/app/links/safe-href.ts'
import { hostileMarkup } from '#tests/support/hostile/markup.ts'
import hostile from '../../openapi/examples/listFaqArticles/hostile.json' with { type: 'json' }

const read = (content: string) => sanitised(content, (url) => safeHref(url, 'https://fr.kinora.test'))

/** What a text is made of, in short: `p(…)`, `h3(…)`, `ul(…; …)`, `*strong*`, `_emphasis_`, `[words](address)` and `/` for a break. */
function drawn(blocks: readonly Block[]): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'list') return `${block.ordered ? 'ol' : 'ul'}(${block.items.map(drawn).join('; ')})`
    return `${block.kind === 'heading' ? `h${block.level}` : 'p'}(${said(block)})`
  })
  return parts.join(' ')
}

function said({ words }: Line): string {
  const parts = words.map((word) => {
    if (word === 'break') return '/'
    const strong = word.strong ? `*${word.text}*` : word.text
    const look = word.emphasis ? `_${strong}_` : strong
    return word.href ? `[${look}](${word.href})` : look
  })
  return parts.join('')
}

describe('what editors may use', () => {
  test.each([
    ['<p>One</p>\n<p class="x">Two</p>', 'p(One) p(Two)'],
    ['One\nstill <b>one</b>', 'p(One still *one*)'],
    ['Good once.\n\nNot to be exchanged.', 'p(Good once.) p(Not to be exchanged.)'],
    ['<p>A <strong>b <em>c</em></strong> d</p>', 'p(A *b *_*c*_ d)'],
    ['<p>A<br>b<br /></p>', 'p(A/b)'],
    ['A<br><br>b', 'p(A) p(b)'],
    ['<h3>Head</h3>Text<h4>Lower</h4>', 'h3(Head) p(Text) h4(Lower)'],
    ['<ul><li>A</li><li>b<ol><li>c</li></ol></li></ul>d', 'ul(p(A); p(b) ol(p(c))) p(d)'],
    ['<ul> <li><p>A</p><p>b</p></li> </ul>', 'ul(p(A) p(b))'],
    ['<P>A<LI>b', 'p(A) ul(p(b))'],
    ['<p>A<ul><li>b<li>c', 'p(A) ul(p(b); p(c))'],
    ['<ul><ul><li>A</ul></ul>', 'ul(ul(p(A)))'],
    [
      '<p>See <a href="https://kinora.test/a?b=1&amp;c=2">this</a>.</p>',
      'p(See [this](https://kinora.test/a?b=1&c=2).)',
    ],
    ['<a href=/fr/tickets>A</a>', 'p([A](https://fr.kinora.test/fr/tickets))'],
    ['<p>&nbsp;</p><p></p><ul></ul><h2> </h2><p><br></p>A', 'p(A)'],
    ['<table><tr><td>A</td><td>b</td></tr><tr><td>c</td></tr></table>', 'p(A b) p(c)'],
    ['<p>A<o:p></o:p><span> b</span><sup>2</sup></p>', 'p(A b2)'],
    ['<div>A<blockquote>b</blockquote>c</div>', 'p(A) p(b) p(c)'],
    ['<p title="1 > 0">A</p>', 'p(A)'],
    ['<p>1 < 2 <> 3</p>', 'p(1 < 2 <> 3)'],
    ['<b>A</b><i>b</i><cite>c</cite><dfn>d</dfn>', 'p(*A*_b__c__d_)'],
    ['<b><b>A</b>b</b>c</b>d<b>e', 'p(*A**b*cd*e*)'],
    ['<em><i>A</i>b</em>c</i>d<em>e', 'p(_A__b_cd_e_)'],
    ['<h1>A</h1><h6>b</h6><h7>c</h7>', 'h1(A) h6(b) p(c)'],
    ['<p>A</p>b<br>c</p>d', 'p(A) p(b/c) p(d)'],
    ['A<br> <br>b<br>', 'p(A) p(b)'],
    ['<br>A<br><b> </b><br>b', 'p(A) p(b)'],
    ['<table><th>A</th><th>b</th></table>', 'p(A b)'],
    ['<a href="/x">A<a>b</a>', 'p([A](https://fr.kinora.test/x)b)'],
    ['<a href="/x">A<p>b</p></a>c', 'p([A](https://fr.kinora.test/x)) p([b](https://fr.kinora.test/x)) p(c)'],
    ['<a  href = "/x"  >A</a\t>b', 'p([A](https://fr.kinora.test/x)b)'],
    ["<a title='href=/y' href='/x'>A</a>", 'p([A](https://fr.kinora.test/x))'],
    ['<a HREF=/x/ >A</a>', 'p([A](https://fr.kinora.test/x/))'],
    ['<a/href="/x">A</a>', 'p([A](https://fr.kinora.test/x))'],
    ['<a hrefs="/y" data-href="/z">A</a>', 'p(A)'],
    ['A \t\r\n\f b', 'p(A ) p( b)'],
    ['<p>A \t\r\n\f b</p>', 'p(A b)'],
    ['<li>A<ol><li>b</ol>c</li>d', 'ul(p(A) ol(p(b)) p(c) p(d))'],
    ['<ol><li></li><li>A</li></ol></ol>b', 'ol(p(A)) p(b)'],
    ['<ul>A<li>b</ul>', 'ul(p(A); p(b))'],
    ['A<!-- b -- c > d -->e', 'p(Ae)'],
    ['A<!-->b-->c', 'p(Ab-->c)'],
    ['A<!DOCTYPE html>b<?php c ?>d</ e>f</>g', 'p(Abdfg)'],
    ['A<!DOCTYPE html', 'p(A)'],
    ['A<b', 'p(A)'],
    ['A<b>c<i href="', 'p(A*c*)'],
    ['A<script>b</SCRIPT/>c</script >d', 'p(Acd)'],
    ['A<embed>b</embed>c', 'p(Abc)'],
    [
      '&laquo;&nbsp;Caf&eacute; &OElig; l&#146;&#x153;uf &copy; &unknown;&#0;&#xd800;',
      'p(«\u00a0Café Œ l’œuf © &unknown;)',
    ],
  ])('%j is %s', (content, form) => {
    expect(drawn(read(content))).toBe(form)
  })

  test('lists within lists without end stay on a level', () => {
    const depth = (blocks: readonly Block[]): number =>
      Math.max(0, ...blocks.map((block) => (block.kind === 'list' ? 1 + depth(block.items.flat()) : 0)))
    const blocks = read('<ul><li>A'.repeat(2000))
    expect(depth(blocks)).toBe(4)
    expect(drawn(blocks).match(/A/g)).toHaveLength(2000)
  })
})

describe('an entity', () => {
  test('of those that editors use has its character', () => {
    const names = 'amp lt gt quot apos hellip ndash mdash lsquo rsquo ldquo rdquo bdquo lsaquo rsaquo bull euro trade'
    const more = 'oelig OElig rarr thinsp nbsp iexcl eacute Eacute yuml'
    const text = `${names} ${more}`.split(' ').map((name) => `&${name};`)
    expect(decoded(text.join(''))).toBe('&<>"\'…–—‘’“”„‹›•€™œŒ→\u2009\u00a0¡éÉÿ')
  })

  test.each([
    ['&#9;|&#10;', '\t|\n'],
    ['&#8;|&#11;|&#13;|&#31;', '|||'],
    ['&#32;|&#127;|&#x7F;', ' |\u007f|\u007f'],
    ['&#128;|&#129;|&#159;|&#160;', '€||Ÿ|\u00a0'],
    ['&#xd7ff;|&#xd800;|&#xdfff;|&#xe000;', '\ud7ff|||\ue000'],
    ['&#x10ffff;|&#x110000;|&#9999999;', '\u{10ffff}||'],
    ['&#X41;&#x4a;&#65;', 'AJA'],
    ['&;&#;&#x;&#xg;&amp&a;&1;', '&;&#;&#x;&#xg;&amp&a;&1;'],
    ['&#x1234567;&#12345678;', '&#x1234567;&#12345678;'],
    ['&frac12; &frac1234567; &sup2;', '½ &frac1234567; ²'],
  ])('%j is %j', (text, read) => {
    expect(decoded(text)).toBe(read)
  })
})

describe('whatever an editor’s account has put there', () => {
  test.each(hostileMarkup)('%j leaves %j', (content, form) => {
    expect(drawn(read(content))).toBe(form)
  })

  test('the contract’s hostile articles are words, and the one link that may be followed', () => {
    expect(hostile.value.map(({ content }) => drawn(read(content)))).toEqual([
      'p(Vos billets sont dans *Mes billets*.) p(Ouvrir Ouvrir [Aide](https://www.kinora.example/fr/help))',
      'p(Paragraphe non fermé) ul(p(un); p(deux))',
      '',
    ])
  })

  test.each([
    '<',
    '<a ',
    '<a href="',
    "<a b='",
    '<!--',
    '</',
    '<p>',
    '<a href=x',
    '&#',
    '<svg>',
    '= = "',
    '<b>',
    '<script></scripty>',
  ])('%j a hundred thousand times takes no long time', (piece) => {
    const began = performance.now()
    read(piece.repeat(100_000))
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test('the words alone come line by line, with nothing of the markup', () => {
  expect(plainText('<p>One <b>and</b> a&nbsp;half</p><ul><li>Two<li>Three<br>Four</ul><h3>Five</h3>')).toEqual([
    'One and a\u00a0half',
    'Two',
    'Three',
    'Four',
    'Five',
  ])
  expect(plainText('  \n ')).toEqual([])
  expect(plainText('Good once.\nAny  day.')).toEqual(['Good once.', 'Any day.'])
})
