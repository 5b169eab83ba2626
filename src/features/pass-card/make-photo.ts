import { photoHeight, photoWidth, smallEnough } from './photo-size.ts'
import { blank, fileOf, PhotoError, type Picture } from './picture.ts'

/** A part of a picture, in its pixels. */
export type Area = { x: number; y: number; width: number; height: number }

/** What browsers can make, the best first. */
const makeable = ['image/jpeg', 'image/webp', 'image/png']

/**
 * Makes the photo that is sent: a part of a picture, as a new file with nothing in it but its pixels, within what the card allows.
 *
 * @param limits `maxFileSize` in bytes, and the media types that the card takes.
 * @throws PhotoError when the card takes nothing that can be made here, or it does not get small enough.
 */
export async function makePhoto(
  { canvas }: Picture,
  area: Area,
  limits: { maxFileSize: number; allowedMimeTypes: readonly string[] },
): Promise<Blob> {
  const { maxFileSize, allowedMimeTypes } = limits
  const type = makeable.find((one) => allowedMimeTypes.includes(one))
  if (type === undefined) throw new PhotoError({ kind: 'wrong-type', types: allowedMimeTypes })
  const most = Math.min(1, photoWidth / area.width, photoHeight / area.height)
  const photo = await smallEnough(maxFileSize, (scale, quality) => {
    const width = Math.max(1, Math.round(area.width * most * scale))
    const height = Math.max(1, Math.round(area.height * most * scale))
    const [copy, context] = blank({ width, height })
    context.drawImage(canvas, area.x, area.y, area.width, area.height, 0, 0, width, height)
    return fileOf(copy, type, quality)
  })
  if (!photo) throw new PhotoError({ kind: 'too-large', limit: maxFileSize })
  // A browser that cannot make a WebP makes a PNG of it.
  if (!allowedMimeTypes.includes(photo.type)) throw new PhotoError({ kind: 'wrong-type', types: allowedMimeTypes })
  return photo
}
