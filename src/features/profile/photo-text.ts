import { ApiError } from '#src/api/api-error.ts'

/** The beginning of every JPEG. */
const jpeg = [0xff, 0xd8, 0xff]

/**
 * A photo as a `data:` address, so that a file of text can hold it.
 *
 * @throws ApiError of status 0 when it is something else, such as the page of a proxy.
 */
export async function photoText(photo: unknown): Promise<string> {
  if (!(photo instanceof Blob)) throw new ApiError(0)
  const bytes = new Uint8Array(await photo.arrayBuffer())
  if (!jpeg.every((byte, place) => bytes[place] === byte)) throw new ApiError(0)
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `data:image/jpeg;base64,${btoa(letters)}`
}
