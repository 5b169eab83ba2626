/** How many files a question takes, of how many bytes each and together. All from the contract. */
export const mostFiles = 5
export const mostOfOne = 5 * 1024 * 1024
export const mostTogether = 15 * 1024 * 1024

/** What the browser's file chooser shows first. What a file really is, its content says. */
export const offeredTypes = ['application/pdf', 'image/jpeg', 'image/png', 'image/heic', 'image/heif', 'image/webp']

/** Why a file is not taken. `unreadable` is one that has gone or changed since it was chosen. */
export type Refusal = 'too-many' | 'empty' | 'too-big' | 'too-big-together' | 'wrong-type' | 'unreadable'

/** A file as far as the rules go. @see headLength for how much of its content is wanted; `undefined` when it cannot be read. */
export type Chosen = { size: number; head: Uint8Array | undefined }

/**
 * Why a file cannot be added to others, or `undefined` when it can.
 *
 * @param sizes of those that are there, in bytes.
 */
export function refusalOf({ size, head }: Chosen, sizes: readonly number[]): Refusal | undefined {
  if (sizes.length >= mostFiles) return 'too-many'
  if (size === 0) return 'empty'
  if (size > mostOfOne) return 'too-big'
  if (!head) return 'unreadable'
  if (!isTaken(head)) return 'wrong-type'
  return sizes.reduce((sum, one) => sum + one, size) > mostTogether ? 'too-big-together' : undefined
}

/** How much of a file its type is told by, in bytes. */
export const headLength = 12

/** Brands of HEIF files whose single pictures customer service can open. */
const brands = ['heic', 'heix', 'mif1']

/** Whether a file is a PDF, JPEG, PNG, HEIC, HEIF or WebP, by its first bytes: its name may say anything. */
export function isTaken(head: Uint8Array): boolean {
  const text = String.fromCharCode(...head.subarray(0, headLength))
  if (['%PDF', '\xff\xd8\xff', '\x89PNG\r\n\x1a\n'].some((beginning) => text.startsWith(beginning))) return true
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return true
  return text.startsWith('ftyp', 4) && brands.includes(text.slice(8, 12))
}

/** A size as it is told: thousands of bytes, at least one of them, or millions with a decimal, both as the limits are counted. */
export function sizeWords(bytes: number): { unit: 'kB' | 'MB'; amount: number } {
  const thousands = Math.max(1, Math.round(bytes / 1024))
  return thousands < 1024
    ? { unit: 'kB', amount: thousands }
    : { unit: 'MB', amount: Math.round((bytes / 1024 / 1024) * 10) / 10 }
}
