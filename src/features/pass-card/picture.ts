import { canvasFile } from '#src/app/canvas/canvas-file.ts'
import { within } from './photo-size.ts'
import { headLength, pictureType } from './photo-type.ts'

/** A picture to make a photo of: upright, of a size to work with, and as a file for showing it. It carries nothing but its pixels. */
export type Picture = { canvas: HTMLCanvasElement; file: Blob }

/** Why there is no photo. `limit` is in bytes, `types` are those that the card takes. */
export type PhotoProblem =
  | { kind: 'empty' | 'unreadable' | 'too-many-pixels' }
  | { kind: 'unknown-here'; type: string }
  | { kind: 'wrong-type'; types: readonly string[] }
  | { kind: 'too-large'; limit: number }

/** There is no photo, for a reason that the customer is told. */
export class PhotoError extends Error {
  override readonly name = 'PhotoError'
  readonly problem: PhotoProblem

  constructor(problem: PhotoProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

/** The longer side of what is worked on, in pixels. */
const longest = 2048
/** A picture with more pixels may be a trap, and would take all the memory of a phone in any case. */
const mostPixels = 150_000_000

/**
 * Opens a file that somebody chose.
 *
 * @param types the media types that the card takes.
 * @throws PhotoError when it is none of these, or cannot be opened.
 */
export async function openPicture(file: Blob, types: readonly string[]): Promise<Picture> {
  if (file.size === 0) throw new PhotoError({ kind: 'empty' })
  const type = pictureType(await headOf(file))
  if (type === undefined || !types.includes(type)) throw new PhotoError({ kind: 'wrong-type', types })
  const url = URL.createObjectURL(file)
  try {
    const image = await load(url, type)
    const { naturalWidth: width, naturalHeight: height } = image
    if (width * height > mostPixels) throw new PhotoError({ kind: 'too-many-pixels' })
    // An image element has its pixels upright, whichever way the camera was held.
    return await drawn(image, within(longest, { width, height }))
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Takes what a camera shows at the moment. */
export function pictureOf(video: HTMLVideoElement): Promise<Picture> {
  return drawn(video, within(longest, { width: video.videoWidth, height: video.videoHeight }))
}

/** Turns a picture by a quarter, clockwise. */
export async function turned({ canvas }: Picture): Promise<Picture> {
  const [copy, context] = blank({ width: canvas.height, height: canvas.width })
  context.translate(copy.width, 0)
  context.rotate(Math.PI / 2)
  context.drawImage(canvas, 0, 0)
  return { canvas: copy, file: await fileOf(copy, 'image/jpeg', 0.92) }
}

async function headOf(file: Blob): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.slice(0, headLength).arrayBuffer())
  } catch {
    // It was moved or taken away since it was chosen.
    throw new PhotoError({ kind: 'unreadable' })
  }
}

/** Loads an image far enough to know its size. Whatever the browser does not know to be a picture, or knows to be none, is refused. */
function load(url: string, type: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = () => {
      const isExotic = ['image/heic', 'image/heif', 'image/avif'].includes(type)
      reject(new PhotoError(isExotic ? { kind: 'unknown-here', type } : { kind: 'unreadable' }))
    }
    image.src = url
  })
}

type Extent = { width: number; height: number }

async function drawn(image: CanvasImageSource, extent: Extent): Promise<Picture> {
  const [canvas, context] = blank(extent)
  context.drawImage(image, 0, 0, extent.width, extent.height)
  return { canvas, file: await fileOf(canvas, 'image/jpeg', 0.92) }
}

/** An empty canvas. It is white, because what is not covered would be black in a JPEG. */
export function blank({ width, height }: Extent): [HTMLCanvasElement, CanvasRenderingContext2D] {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new PhotoError({ kind: 'unreadable' })
  context.imageSmoothingQuality = 'high'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return [canvas, context]
}

/** The pixels of a canvas as a file. A browser that cannot make the type makes a PNG. */
export async function fileOf(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> {
  const file = await canvasFile(canvas, type, quality)
  if (!file) throw new PhotoError({ kind: 'unreadable' })
  return file
}
