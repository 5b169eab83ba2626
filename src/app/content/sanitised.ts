import { tokensOf } from './markup-tokens.ts'

/** Words of one look within a line. */
export type Words = { text: string; strong: boolean; emphasis: boolean; href: string | undefined }
export type Line = { kind: 'paragraph' | 'heading'; level: number; words: (Words | 'break')[] }
export type List = { kind: 'list'; ordered: boolean; items: Block[][] }
/** All that a text of editors can be made of. */
export type Block = Line | List

const strong = new Set(['b', 'strong'])
const emphasis = new Set(['i', 'em', 'cite', 'dfn'])
/** Elements that stand on lines of their own. All others stand within a line. */
const standing = new Set(
  (
    'p div section article aside header footer main nav figure figcaption blockquote pre address center details summary dialog form fieldset ' +
    'legend table caption thead tbody tfoot tr hr dl dt dd ul ol li h1 h2 h3 h4 h5 h6'
  ).split(' '),
)
/** Lists within lists go so deep; what is deeper stays on that level. */
const deepest = 4

/**
 * The one sanitiser of the portal: takes from what editors wrote elsewhere the paragraphs, headings, lists, emphasis, line breaks and links,
 * and drops everything else with all that it does. Text without any markup keeps its lines as paragraphs.
 *
 * It makes no markup that would have to be trusted. Its answer is data of a closed form, and `RichText` makes React elements of it, so
 * that a trick which this reads otherwise than a browser would is text at worst. A sanitiser that has the browser parse the markup, as
 * DOMPurify does, attempts against our content security policy what it then takes out: each style and handler of an article would be
 * reported as a breach, and a Trusted Types policy would have to let all markup pass.
 *
 * @param content untrusted.
 * @param follow the address that a link may lead to, or nothing where it may not be followed; its words then stay as words.
 */
export function sanitised(content: string, follow: (url: string) => string | undefined): Block[] {
  const tokens = tokensOf(content)
  const blocks: Block[] = []
  /** The lists that are open, the innermost last. */
  const lists: List[] = []
  /** The line that words are added to. */
  let line: Line | undefined
  let href: string | undefined
  const open = { strong: 0, emphasis: 0 }

  function place(): Block[] {
    const items = lists.at(-1)?.items
    if (!items) return blocks
    if (items.length === 0) items.push([])
    return items.at(-1) ?? blocks
  }

  function begin(kind: Line['kind'], level: number): Line {
    line = { kind, level, words: [] }
    place().push(line)
    return line
  }

  function say(text: string) {
    const known = text.replace(/[ \t\r\n\f]+/g, ' ')
    if (!line && known.trim() === '') return
    const { words } = line ?? begin('paragraph', 0)
    words.push({ text: known, strong: open.strong > 0, emphasis: open.emphasis > 0, href })
  }

  function breakLine() {
    // Two of them are how some editors part paragraphs.
    const last = line?.words.findLast((word) => word === 'break' || isSaid(word))
    if (last === 'break') line = undefined
    else line?.words.push('break')
  }

  function beginList(ordered: boolean): List {
    const outer = lists.at(-1)
    const list: List = outer && lists.length >= deepest ? outer : { kind: 'list', ordered, items: [] }
    if (list !== outer) place().push(list)
    lists.push(list)
    return list
  }

  function opens(name: string, url: string | undefined) {
    if (strong.has(name)) open.strong++
    else if (emphasis.has(name)) open.emphasis++
    else if (name === 'a') href = url === undefined ? undefined : follow(url)
    else if (name === 'br') breakLine()
    else if (name === 'td' || name === 'th') say(' ')
    else if (standing.has(name)) {
      line = undefined
      if (name === 'ul' || name === 'ol') beginList(name === 'ol')
      else if (name === 'li') (lists.at(-1) ?? beginList(false)).items.push([])
      else if (/^h[1-6]$/.test(name)) begin('heading', Number(name.charAt(1)))
    }
  }

  function closes(name: string) {
    if (strong.has(name)) open.strong = Math.max(0, open.strong - 1)
    else if (emphasis.has(name)) open.emphasis = Math.max(0, open.emphasis - 1)
    else if (name === 'a') href = undefined
    else if (standing.has(name)) {
      line = undefined
      if (name === 'ul' || name === 'ol') lists.pop()
    }
  }

  const isPlain = tokens.every(({ kind }) => kind === 'text')
  for (const token of tokens) {
    if (token.kind === 'opens') opens(token.name, token.href)
    else if (token.kind === 'closes') closes(token.name)
    else if (!isPlain) say(token.text)
    else {
      for (const [place, text] of token.text.split('\n').entries()) {
        if (place > 0) line = undefined
        say(text)
      }
    }
  }
  return withoutBlanks(blocks)
}

/** Leaves out lines without words, such as editors put between paragraphs, lists without items, and breaks at the end of a line. */
function withoutBlanks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind === 'list') {
      const items = block.items.map(withoutBlanks).filter(({ length }) => length > 0)
      return items.length > 0 ? [{ ...block, items }] : []
    }
    const words = block.words.slice(block.words.findIndex(isSaid), block.words.findLastIndex(isSaid) + 1)
    return words.length > 0 ? [{ ...block, words }] : []
  })
}

/** Whether there is something to read in it. */
export function isSaid(word: Words | 'break'): boolean {
  return word !== 'break' && word.text.trim() !== ''
}
