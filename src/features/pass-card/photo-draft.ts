import type { Area } from './make-photo.ts'
import type { Picture } from './picture.ts'

/** Which part of a picture is to be the photo: how it is moved (in pixels of the screen) and enlarged, and what that comes to in its own pixels. */
export type Framing = { crop: { x: number; y: number }; zoom: number; area: Area | undefined }

/** A photo in the making: the picture, its framing, and the photo itself once that is settled. */
export type PhotoDraft = { picture: Picture; framing: Framing; photo?: Blob }

/** A picture as it is first laid out: whole, as far as the photo's shape goes. */
export function newDraft(picture: Picture): PhotoDraft {
  return { picture, framing: { crop: { x: 0, y: 0 }, zoom: 1, area: undefined } }
}
