import { describe, expect, test } from 'vitest'
import { returnTarget } from '#src/app/session/return-target.ts'

const origin = 'https://compte.kinora-fr.example'

describe('comes back to', () => {
  test.each([
    '/fr',
    '/fr/profile',
    '/nl/tickets?dialog=account',
    '/fr/profile?from=mail#address',
    '/fr/error?code=IDP-NR',
    '/fr?next=https://evil.example/',
    '/fr?next=%2F%2Fevil.example',
  ])('%s', (target) => expect(returnTarget(target, origin)).toBe(target))
})

describe('goes to the start instead of', () => {
  test.each([
    'https://evil.example/',
    'http://compte.kinora-fr.example/fr',
    'https://compte.kinora-fr.example/fr',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '/\\/evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\r\n//evil.example',
    '\t//evil.example',
    '/%2f%2fevil.example',
    '/%2Fevil.example',
    '/%5cevil.example',
    '/%5C%5Cevil.example',
    '%2f%2fevil.example',
    '/fr/%0d%0aLocation:%20https://evil.example',
    '/fr/%0ASet-Cookie:x',
    '/.//evil.example',
    '/..//evil.example',
    '/fr/..//evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    '/\u0000javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.example/1',
    'ftp://evil.example',
    'evil.example',
    '@evil.example',
    '.evil.example',
    '?next=/fr',
    '#fr',
    '',
    '/callback?code=1&state=2',
    null,
    undefined,
    42,
    ['/fr'],
    { toString: () => '/fr' },
  ])('%j', (target) => expect(returnTarget(target, origin)).toBe('/'))
})
