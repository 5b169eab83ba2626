import { useEffect } from 'react'
import type { HeadTag } from './head-tags.ts'
import { trustedData } from './trusted-data.ts'

/** Of what the elements speak. The build marks its own by the same names, in place of which the app puts its own. */
export type HeadPart = 'page' | 'trail'

/** Keeps elements in the document's head while the one who calls this is on the page. */
export function useHeadTags(part: HeadPart, tags: readonly HeadTag[]): void {
  const written = JSON.stringify(tags)
  useEffect(() => {
    const wanted: HeadTag[] = JSON.parse(written)
    removeTags(part)
    document.head.append(...wanted.map((tag) => elementOf(part, tag)))
    return () => removeTags(part)
  }, [part, written])
}

function removeTags(part: HeadPart): void {
  for (const element of document.head.querySelectorAll(`[data-head="${part}"]`)) element.remove()
}

function elementOf(part: HeadPart, { name, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value)
  element.dataset.head = part
  if (text) element.textContent = trustedData(text)
  return element
}
