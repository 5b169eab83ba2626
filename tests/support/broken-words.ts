import type { Page } from '@playwright/test'

/**
 * Looks for words and numbers that go on in the next line without a hyphen, though they would have room on a line of their own: something
 * beside them leaves them too little. Looked at is the whole page, or the dialog over it.
 *
 * @returns each with the text it stands in
 */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(lookForThem)
}

/** In the browser. */
function lookForThem(): string[] {
  const { clientWidth } = document.documentElement
  const isBroken = (text: Text, word: string, start: number) => {
    const letters = document.createRange()
    letters.setStart(text, start)
    letters.setEnd(text, start + word.length)
    const parts = [...letters.getClientRects()].filter(({ width }) => width > 0)
    const lines = new Set(parts.map(({ top }) => Math.round(top)))
    return lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) < clientWidth * 0.8
  }
  const brokenIn = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node instanceof Text)
      .flatMap((text) =>
        [...text.data.matchAll(/(?<!\S)[\p{L}\p{N}’]+(?![^\s.,:;!?])/gu)]
          .filter(({ 0: word, index }) => isBroken(text, word, index))
          .map(([word]) => `broken: ${word} in ${element.tagName} ${element.textContent?.slice(0, 40)}`),
      )
  const place = document.querySelector('dialog:modal') ?? document.body
  return [...place.querySelectorAll('*')]
    .filter((element) => getComputedStyle(element).hyphens !== 'auto')
    .flatMap(brokenIn)
}
