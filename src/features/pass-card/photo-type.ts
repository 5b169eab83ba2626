/** The kinds of HEIF file whose pictures are coded as HEIC. */
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx']

/** How much of a file its type is told by, in bytes. */
export const headLength = 12

/**
 * The media type of a picture, by its first bytes: its name may say anything. Types that no card has ever taken are not told apart.
 *
 * @param head the first `headLength` bytes; fewer, of a file that has no more.
 */
export function pictureType(head: Uint8Array): string | undefined {
  const text = String.fromCharCode(...head)
  if (text.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'image/webp'
  if (!text.startsWith('ftyp', 4)) return undefined
  const brand = text.slice(8, 12)
  if (heicBrands.includes(brand)) return 'image/heic'
  if (brand === 'mif1' || brand === 'msf1') return 'image/heif'
  return brand === 'avif' ? 'image/avif' : undefined
}

/** The types of a card as a customer knows them: "JPEG, PNG, HEIC". @param types media types. */
export function typeWords(types: readonly string[]): string {
  return types.map((type) => type.replace(/^image\//, '').toUpperCase()).join(', ')
}
