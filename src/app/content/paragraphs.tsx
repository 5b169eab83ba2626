import { plainText } from './plain-text.ts'

/** What editors wrote outside the portal, as paragraphs of plain words: whatever markup is in it is left out. */
export function Paragraphs({ content }: { content: string }) {
  return plainText(content).map((paragraph, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text keep their places
    <p key={place}>{paragraph}</p>
  ))
}
