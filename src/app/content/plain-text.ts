/** Elements whose content is not meant to be read. */
const silent =
  /<(script|style|template|noscript|iframe|object|svg|math|title|textarea)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi
/** Elements that stand on lines of their own. */
const block = /<\/?(?:p|div|h[1-6]|ul|ol|li|br|hr|table|tr|section|article|blockquote)\b[^>]*>/gi
const tagOrComment = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z!?][^>]*(?:>|$)/gi

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['rsquo', '’'],
  ['lsquo', '‘'],
  ['laquo', '«'],
  ['raquo', '»'],
  ['euro', '€'],
])

/**
 * The words of what editors wrote outside the portal, as plain text or as HTML, paragraph by paragraph. Nothing of the markup is left;
 * what looks like some after that is text, and is only ever shown as text.
 *
 * @param content untrusted.
 */
export function plainText(content: string): string[] {
  return content
    .replace(silent, ' ')
    .replace(block, '\n')
    .replace(tagOrComment, '')
    .split('\n')
    .map((line) => line.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/gi, decoded).trim())
    .filter((line) => line !== '')
}

function decoded(entity: string, name: string): string {
  if (!name.startsWith('#')) return entities.get(name.toLowerCase()) ?? entity
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
  const isCharacter = code >= 0x20 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
  return isCharacter ? String.fromCodePoint(code) : ''
}
