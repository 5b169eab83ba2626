/** Letters that are written with one more than their accent. */
const spelled: Record<string, string> = { œ: 'oe', æ: 'ae', ø: 'o', ß: 'ss', ł: 'l' }

/** A text as it is compared in a search: words and spaces, without capitals, accents, apostrophes or hyphens. */
export function plainWords(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[œæøßł]/g, (letter) => spelled[letter] ?? letter)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
