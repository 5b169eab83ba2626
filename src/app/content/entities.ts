/** The names of U+00A0 to U+00FF, in their order: what editors of French and Dutch produce without being asked. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil ' +
  'sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute ' +
  'Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc ' +
  'atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide ' +
  'oslash ugrave uacute ucirc uuml yacute thorn yuml'

const named = new Map([
  ...latin.split(' ').map((name, place): [string, string] => [name, String.fromCharCode(0xa0 + place)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['lsaquo', '‹'],
  ['rsaquo', '›'],
  ['bull', '•'],
  ['euro', '€'],
  ['trade', '™'],
  ['oelig', 'œ'],
  ['OElig', 'Œ'],
  ['rarr', '→'],
  ['thinsp', '\u2009'],
])

/** What Windows has at 0x80 to 0x9F: old editors number their quotation marks so, and HTML has come to mean that. */
const windows = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ'

/** Reads the entities of HTML in a text. One that has no meaning here stays as it was written; what no text may hold goes. */
export function decoded(text: string): string {
  return text.replace(/&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,7}));/gi, (entity, hex, decimal, name) =>
    name ? (named.get(name) ?? entity) : character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

function character(code: number): string {
  if (code >= 0x80 && code < 0xa0) return windows.charAt(code - 0x80).trim()
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter || code === 0x9 || code === 0xa ? String.fromCodePoint(code) : ''
}
