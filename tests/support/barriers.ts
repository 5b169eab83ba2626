import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The level that the law asks for, and good practice. */
const all: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
/** All that another theme, or the reader's own colours, can change. */
export const colours: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] }

/** Both themes on both widths; what does not depend on the theme is asked once a width. */
const looks = [
  { width: 320, theme: 'light', runOnly: all },
  { width: 320, theme: 'dark', runOnly: colours },
  { width: 1280, theme: 'dark', runOnly: all },
  { width: 1280, theme: 'light', runOnly: colours },
] as const

/** What shuts somebody out of the page as it stands: broken rules, each with where, and sideways scroll. */
export async function barriers(page: Page, runOnly: axe.RunOnly = all): Promise<string[]> {
  // Sent once to a document: it is large, and asked again and again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({ runOnly: rules, resultTypes: ['violations'], iframes: false })
    const { scrollWidth, clientWidth } = document.documentElement
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
      ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth - clientWidth} px`] : []),
    ]
  }, runOnly)
}

/** Fails, at the end of the test, with whatever shuts somebody out, in both themes and on both widths. @param what is on the screen. */
export async function expectNoBarrier(page: Page, what: string): Promise<void> {
  for (const { width, theme, runOnly } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    expect.soft(await barriers(page, runOnly), `${what}, ${width} px, ${theme}`).toEqual([])
  }
}
