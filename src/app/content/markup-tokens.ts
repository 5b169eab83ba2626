import { decoded } from './entities.ts'

/** A piece of HTML. Names are in lower case; of all attributes, only an address is read. */
export type Token =
  | { kind: 'text'; text: string }
  | { kind: 'opens'; name: string; href: string | undefined }
  | { kind: 'closes'; name: string }

/** Elements whose content is not meant to be read, or is no text. */
const unread = new Set(
  (
    'script style template noscript iframe object applet embed svg math head title textarea select datalist button audio video canvas map ' +
    'noembed noframes frameset xmp plaintext'
  ).split(' '),
)
const empty = new Set(['embed'])

const tagStart = /<(\/?)([a-z][^\s/>]*)/iy
const attribute = /[\s/]*([^\s/>][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*))?)?/y
const tagEnd = /[\s/]*>/y

/**
 * Takes HTML apart: texts with their entities read, and tags. Comments, declarations, and elements that hold no words are left out. It
 * gives up on nothing, whatever is there, and takes no longer for something hostile: every character is passed once.
 *
 * @param content untrusted.
 */
export function tokensOf(content: string): Token[] {
  const tokens: Token[] = []
  let place = 0

  function say(to: number) {
    if (to > place) tokens.push({ kind: 'text', text: decoded(content.slice(place, to)) })
    place = to
  }

  /** Goes behind what is looked for, or to the end where it is not. */
  function skipPast(what: string, from: number) {
    const found = content.indexOf(what, from)
    place = found === -1 ? content.length : found + what.length
  }

  while (place < content.length) {
    const next = content.indexOf('<', place)
    say(next === -1 ? content.length : next)
    if (next === -1) break
    const [start, slash, written = ''] = matchAt(tagStart, content, next) ?? []
    if (start) {
      const name = written.toLowerCase()
      const tag = restOfTag(content, next + start.length)
      place = tag.end
      // A tag that is still open at the end of the text is none.
      if (!tag.isClosed) break
      if (slash) tokens.push({ kind: 'closes', name })
      else if (!unread.has(name)) tokens.push({ kind: 'opens', name, href: tag.href })
      else if (!empty.has(name)) place = endOfUnread(content, name, place)
    } else if (content.startsWith('<!--', next)) skipPast('-->', next + 2)
    else if (/[!?/]/.test(content.charAt(next + 1))) skipPast('>', next + 1)
    else {
      tokens.push({ kind: 'text', text: '<' })
      place = next + 1
    }
  }
  return tokens
}

/** Reads a tag behind its name: the address in it, the first if there are several, and where it ends. */
function restOfTag(content: string, from: number): { href: string | undefined; end: number; isClosed: boolean } {
  let href: string | undefined
  let place = from
  for (;;) {
    const end = matchAt(tagEnd, content, place)
    if (end) return { href, end: place + end[0].length, isClosed: true }
    const found = matchAt(attribute, content, place)
    if (!found) return { href, end: content.length, isClosed: false }
    const [all, name = '', double, single, bare] = found
    if (name.toLowerCase() === 'href') href ??= decoded(double ?? single ?? bare ?? '')
    place += all.length
  }
}

/** Where the end of an element that is not read begins; the end of the text where there is none. */
function endOfUnread(content: string, name: string, from: number): number {
  const end = new RegExp(`</${name}(?=[\\s/>])`, 'gi')
  end.lastIndex = from
  return end.exec(content)?.index ?? content.length
}

function matchAt(pattern: RegExp, text: string, place: number): RegExpExecArray | null {
  pattern.lastIndex = place
  return pattern.exec(text)
}
