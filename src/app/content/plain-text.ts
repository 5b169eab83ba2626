import { type Block, sanitised } from './sanitised.ts'

/**
 * The words of what editors wrote outside the portal, as plain text or as HTML, line by line. Nothing of the markup is left; what looks
 * like some after that is text, and is only ever shown as text.
 *
 * @param content untrusted.
 */
export function plainText(content: string): string[] {
  return linesOf(sanitised(content, () => undefined))
}

function linesOf(blocks: readonly Block[]): string[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'list') return block.items.flatMap(linesOf)
    const text = block.words.map((word) => (word === 'break' ? '\n' : word.text)).join('')
    return text
      .split('\n')
      .map((line) => line.replace(/ {2,}/g, ' ').trim())
      .filter((line) => line !== '')
  })
}
