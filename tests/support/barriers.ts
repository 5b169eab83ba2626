import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { brokenWords } from './broken-words.ts'
import { isLong, seed } from './form.ts'
import { quiet } from './quiet.ts'
import { resize } from './resize.ts'
import { seedOf } from './seeded-numbers.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The level that the law asks for, and good practice. */
const all: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
}
/** The two rules that read colours. All others read the document, and where and whether things are shown. */
export const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** How a page is looked at: by day or at night, in a window of a width. */
export type Theme = { width: number; theme: 'light' | 'dark' }

/** Both themes on both widths. */
const looks: readonly Theme[] = [
  { width: 320, theme: 'light' },
  { width: 320, theme: 'dark' },
  { width: 1280, theme: 'dark' },
  { width: 1280, theme: 'light' },
]

/** What shuts somebody out of the page as it stands: broken rules, each with where, sideways scroll, and words in two halves. */
export async function barriers(page: Page, runOnly: axe.RunOnly = all): Promise<string[]> {
  // Sent once to a document: it is large, and asked again and again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'], iframes: false })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth - clientWidth} px`] : []),
    ]
  }, runOnly)
  return runOnly === all ? [...found, ...(await brokenWords(page))] : found
}

/**
 * Looks at the page one way after the other, and says of each what shuts somebody out. Where the page is the same as at the look before in
 * all but its colours, the rules that read them are asked alone: all others would say again what they have said.
 */
export async function barriersAt<Look extends Theme>(
  page: Page,
  ways: readonly Look[],
): Promise<{ look: Look; found: string[] }[]> {
  const seen: { look: Look; found: string[] }[] = []
  let before = ''
  for (const look of ways) {
    await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' })
    if (look.width !== seen.at(-1)?.look.width) {
      await resize(page, { width: look.width, height: 900 })
      await quiet(page, 1000)
    }
    const shape = ways.length > 1 ? await page.evaluate(shapeOfPage) : ''
    seen.push({ look, found: await barriers(page, shape !== '' && shape === before ? colours : all) })
    before = shape
  }
  return seen
}

/**
 * Fails, at the end of the test, with whatever shuts somebody out: by one of the looks, which differs from state to state, and in the long
 * form by each. The page is as wide afterwards as it was before.
 *
 * @param what is on the screen
 */
export async function expectNoBarrier(page: Page, what: string): Promise<void> {
  const window = page.viewportSize()
  const ways = isLong ? looks : looks.filter((_, index) => index === seedOf(what, seed) % looks.length)
  for (const { look, found } of await barriersAt(page, ways)) {
    expect.soft(found, `${what}, ${look.width} px, ${look.theme}`).toEqual([])
  }
  if (window) await resize(page, window)
}

/** In the browser: the document, and of each element all that a rule may read but for its colours. */
function shapeOfPage(): string {
  const read = [
    ...['display', 'visibility', 'opacity', 'position', 'float', 'overflow', 'clip', 'clip-path', 'z-index'],
    ...['font-size', 'font-weight', 'direction', 'pointer-events', 'transform', 'content-visibility', 'mix-blend-mode'],
  ]
  const elements = [...document.querySelectorAll('*')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const style = getComputedStyle(element)
    // A filter makes a layer of its own, whatever the colour of its shadow.
    const isLayer = style.filter !== 'none'
    return [x, y, width, height, isLayer, ...read.map((property) => style.getPropertyValue(property))].join(' ')
  })
  return [document.documentElement.outerHTML, innerWidth, ...elements].join('\n')
}
