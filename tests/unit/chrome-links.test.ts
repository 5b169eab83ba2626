import { describe, expect, test } from 'vitest'
import { safeHref } from '#src/app/links/safe-href.ts'
import { catalogueLinks } from '#src/features/chrome/catalogue-links.ts'

const origin = 'http://fr.localhost:4173'

describe('a link from editors is followed to', () => {
  test.each([
    ['https://www.kinora.example/fr', 'https://www.kinora.example/fr'],
    ['HTTPS://WWW.KINORA.EXAMPLE/fr?a=1#b', 'https://www.kinora.example/fr?a=1#b'],
    ['  https://www.kinora.example/fr  ', 'https://www.kinora.example/fr'],
    ['/fr/profile?x=1#y', `${origin}/fr/profile?x=1#y`],
    ['/', `${origin}/`],
    [`${origin}/fr/tickets`, `${origin}/fr/tickets`],
    // A path stays one, however often it is read.
    ['/..//evil.example', `${origin}//evil.example`],
    ['/%2f%2fevil.example', `${origin}/%2f%2fevil.example`],
  ])('%j', (url, address) => expect(safeHref(url, origin)).toBe(address))
})

describe('a link from editors is plain text when it leads to', () => {
  test.each([
    null,
    undefined,
    '',
    ' ',
    '#',
    'fr/profile',
    'www.kinora.example',
    'javascript:alert(1)',
    ' jaVaScript\t:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://www.kinora.example/%0aalert(1)',
    'vbscript:msgbox(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:text/html;base64,PHNjcmlwdD4=',
    `blob:${origin}/1b9d6bcd`,
    `filesystem:${origin}/temporary/x`,
    'file:///etc/passwd',
    'ftp://www.kinora.example/',
    'mailto:someone@kinora.example',
    'tel:+33100000000',
    'intent://scan/#Intent;scheme=zxing;end',
    'http://www.kinora.example/fr',
    'http://fr.localhost:4174/',
    'http://fr.localhost.evil.example/',
    '//evil.example/fr',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/fr\\..\\x',
    'https:evil.example',
    'https:/evil.example',
    'https://',
    'https://[',
    'https://www.kinora.example@evil.example/',
    'https://user:secret@www.kinora.example/',
    'https://www.kinora.example\r\nSet-Cookie: a=b',
    'https://www.kinora.example\\@evil.example',
  ])('%j', (url) => expect(safeHref(url, origin)).toBeUndefined())
})

describe('the catalogue', () => {
  const links = catalogueLinks('https://www.kinora.example/nl', ({ message }) => `nl-${message}`)

  test('spells its pages as the language does', () => {
    expect(links.home).toBe('https://www.kinora.example/nl')
    expect(links.page('cinemas')).toBe('https://www.kinora.example/nl/nl-cinemas')
  })

  test('has a film among the films and an opera among the entertainment', () => {
    expect(links.show({ slug: 'neige', movie: true })).toBe('https://www.kinora.example/nl/nl-movies/neige')
    expect(links.show({ slug: 'tosca', movie: false })).toBe('https://www.kinora.example/nl/nl-entertainment/tosca')
  })

  test('takes a slug for a name, not for a piece of an address', () => {
    expect(links.city('a/../b?c#d')).toBe('https://www.kinora.example/nl/nl-cinemas/a%2F..%2Fb%3Fc%23d')
  })
})
