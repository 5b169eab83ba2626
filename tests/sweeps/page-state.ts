import type { Page } from '@playwright/test'

/** What somebody finds on a page, as far as it is the page's own: the frame around it is on every page. */
export type PageState = {
  /** What the part in the middle begins with. */
  heading: string
  /** All lines of text of the page, its dialogs and its messages. */
  lines: string[]
  /** What messages say: alerts, and what is announced. */
  alerts: string[]
  statuses: string[]
  /** The links and buttons that can be pressed, by their names. */
  ways: string[]
  /** Something is still being read or sent. */
  isBusy: boolean
  /** What is typed, chosen and ticked, field by field. */
  typed: string[]
  /** The focus is on something, and not at the beginning of the document. */
  hasFocus: boolean
  /** Another one for each document. */
  document: number
}

/** Looks at a page once. */
export function stateOf(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown)
    const textOf = (element: HTMLElement) => element.innerText.replaceAll('\u00a0', ' ').trim()
    const texts = (selector: string) => all(selector).map(textOf).filter(Boolean)
    const isModal = document.querySelector('dialog:modal') !== null
    const ways = all(
      'main a[href], main button, dialog a[href], dialog button, [role=alert] a[href], [role=alert] button',
    )
    const isEnabled = (way: HTMLElement) =>
      !way.matches(':disabled, [aria-disabled=true], [inert] *') && (!isModal || way.closest('dialog') !== null)
    const fields = document.querySelectorAll<HTMLElement>(
      ':is(main, dialog) :is(input, select, textarea, [role=switch])',
    )
    return {
      heading: texts('main h1, main h2')[0] ?? '',
      lines: texts('main, dialog, [role=alert], [role=status]').flatMap((text) => text.split(/\n+/)),
      alerts: texts('[role=alert]'),
      statuses: texts('[role=status]'),
      ways: ways.filter(isEnabled).map((way) => way.getAttribute('aria-label') ?? textOf(way)),
      isBusy: document.querySelector(':is(main, dialog) [aria-busy=true], main[aria-busy=true]') !== null,
      hasFocus: document.activeElement !== null && document.activeElement !== document.body,
      document: performance.timeOrigin,
      typed: [...fields].flatMap((field) => {
        const name = field.getAttribute('name') ?? field.id
        if (!(field instanceof HTMLInputElement)) {
          return [`${name}: ${Reflect.get(field, 'value') ?? field.getAttribute('aria-checked')}`]
        }
        if (['file', 'hidden'].includes(field.type)) return []
        return [`${name}: ${field.value} ${['checkbox', 'radio'].includes(field.type) ? field.checked : ''}`]
      }),
    }
  })
}
