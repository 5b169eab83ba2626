import type { Schema } from './answer-schema.ts'

/** Texts that have broken a page somewhere: none, a blank, markup, another direction, no place to break, many code points to a letter. */
const texts = [
  '',
  ' ',
  'A',
  'Sel de nuit',
  'Les Cerfs-volants de Malo et la Très Longue Route du Retour par les Alpes',
  '<img src=x onerror=alert(1)>',
  '{0} {count, plural, one {#}} %s &amp; $1',
  'يوسف العمري',
  '👩‍👩‍👧‍👦🎬',
  'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  'W'.repeat(20),
  'zéro\u0301\u0302\u0303 ﬁn',
  'null',
  '0',
  '__proto__',
  'toString',
]

/** What stands for a format or a pattern. A new one in the contract is to be added here. */
const samples: Readonly<Record<string, readonly string[]>> = {
  date: ['2026-11-22', '2024-02-29', '2026-12-31', '1970-01-01', '2099-12-31', '0001-01-01'],
  'date-time': [
    '2026-11-22T20:30:00+01:00',
    '2026-11-23T00:15:00+01:00',
    '2026-10-25T02:30:00+01:00',
    '1970-01-01T00:00:00Z',
    '2099-12-31T23:59:59+14:00',
  ],
  uri: [
    'https://www.kinora.example/',
    `https://www.kinora.example/${'a'.repeat(300)}`,
    'javascript:alert(1)',
    'mailto:a@b.example',
  ],
  // Of this origin: pictures from elsewhere are kept out by the content security policy, which is seen to elsewhere.
  'uri-reference': ['/media/posters/noord.svg', '', 'x', '/media/posters/not-there.svg', '?a=1#b'],
  email: ['a@b.example', `${'long'.repeat(12)}@kinora.example`],
  '^[a-z]{2}$': ['fr', 'nl', 'zz'],
  '^[A-Z]{3}$': ['EUR', 'JPY', 'XAG', 'ZZZ'],
  '^-?\\d{1,7}\\.\\d{2}$': ['0.00', '0.01', '12.90', '-5.00', '-0.00', '9999999.99'],
  '^\\d{4}$': ['0000', '4242'],
  '^\\d{4}-(0[1-9]|1[0-2])$': ['2026-11', '2024-02', '1999-12', '2099-12', '0000-01'],
  '\\S': ['x', 'Deux mots'],
  '^[!-~]+$': ['0', 'toString', '<key>;="', '~'.repeat(128)],
  '^/': ['/', '/fr/error', '//elsewhere.example'],
}

/**
 * Texts that a schema allows but for their length.
 *
 * @throws Error for a format or pattern that no sample is known of
 */
export function sampleTexts({ format, pattern }: Schema): readonly string[] {
  const kind = format ?? pattern
  const known = kind === undefined ? texts : samples[kind]
  if (!known) throw new Error(`No sample of a text is known for "${kind}": add some to ${import.meta.url}.`)
  return known
}
