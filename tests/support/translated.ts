import type { BrowserContext, Page } from '@playwright/test'

/** What a text becomes: capitals or small letters stand for two languages. Every page has its texts put into elements of their own. */
const languages = { capitals: 'toUpperCase', small: 'toLowerCase', unchanged: 'toString' } as const
export type Language = keyof typeof languages

/** Has the browser translate all that is shown, and what comes later too, as one does that offers it for a foreign page. */
export async function translated(context: BrowserContext, language: Language): Promise<void> {
  await context.addInitScript(translate, languages[language])
}

/** Has it translate the page into another language, or show the original again, in texts of its own. */
export async function translateAnew(page: Page, language: Language | 'original'): Promise<void> {
  const detail = language === 'original' ? undefined : languages[language]
  await page.evaluate((change) => dispatchEvent(new CustomEvent('translate', { detail: change })), detail)
}

/** In the browser. The texts that it takes out of the page do not come back. */
function translate(first: (typeof languages)[Language]): void {
  let change: typeof first | undefined = first
  const originals = new WeakMap<Node, string>()

  function put(node: Text | HTMLElement): void {
    const words = originals.get(node) ?? node.textContent ?? ''
    if (!words.trim() || node.parentElement?.closest('script, style, textarea, option, [translate=no]')) return
    const outer = document.createElement('font')
    const inner = document.createElement('font')
    inner.textContent = change ? words[change]() : words
    outer.append(inner)
    const standIn = change ? outer : new Text(words)
    originals.set(standIn, words)
    node.replaceWith(standIn)
  }

  function putAll(root: Node): void {
    const texts = document.createNodeIterator(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node instanceof Text) found.push(node)
    for (const text of found) if (!text.parentElement?.closest('font')) put(text)
  }

  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) if (change) for (const node of addedNodes) putAll(node)
  })
  observer.observe(document, { childList: true, subtree: true })

  addEventListener('translate', (event) => {
    change = event instanceof CustomEvent ? event.detail : undefined
    for (const font of document.querySelectorAll<HTMLElement>('body font:not(font font)')) put(font)
    if (change) putAll(document.body)
  })
}
