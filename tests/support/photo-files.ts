import { crc32, deflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** A file as a browser's file chooser takes it. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Files that somebody might choose, under a name that says no more than names do. */
export function named(name: string, buffer: Buffer): ChosenFile {
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A text that is called something else. */
export function text(): Buffer {
  return Buffer.from('Dear cinema, here is my photo.\n')
}

/** The beginning of a HEIC file, and nothing behind it. */
export function heic(): Buffer {
  return Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4), Buffer.from('mif1heic')])
}

/** A PNG in one grey, of any size at little cost. */
export function png({ width, height }: { width: number; height: number }): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = 8 // bits for each pixel, grey alone
  // Each row begins with a byte for its filter, which is none.
  const pixels = Buffer.alloc((width + 1) * height, 0x80)
  for (let row = 0; row < height; row += 1) pixels[row * (width + 1)] = 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const whole = Buffer.alloc(body.length + 8)
  whole.writeUInt32BE(data.length, 0)
  body.copy(whole, 4)
  whole.writeUInt32BE(crc32(body), body.length + 4)
  return whole
}

/** What is on a picture made for a test. */
export type Drawing = {
  width: number
  height: number
  /** Colours of its upper and its lower half. Left out, every pixel has one of its own, which is what weighs most. */
  halves?: [upper: string, lower: string]
}

/** A JPEG as a browser makes it. */
export async function jpeg(page: Page, drawing: Drawing): Promise<Buffer> {
  const address = await page.evaluate(({ width, height, halves }) => {
    const canvas = document.createElement('canvas')
    canvas.width = width
    canvas.height = height
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    if (halves) {
      for (const [half, colour] of halves.entries()) {
        context.fillStyle = colour
        context.fillRect(0, (half * height) / 2, width, height / 2)
      }
    } else {
      const noise = context.createImageData(width, height)
      for (let start = 0; start < noise.data.length; start += 65_536) {
        crypto.getRandomValues(noise.data.subarray(start, start + 65_536))
      }
      for (let alpha = 3; alpha < noise.data.length; alpha += 4) noise.data[alpha] = 255
      context.putImageData(noise, 0, 0)
    }
    return canvas.toDataURL('image/jpeg', 1)
  }, drawing)
  return Buffer.from(address.slice(address.indexOf(',')), 'base64')
}

/**
 * The same JPEG with what cameras write into it: that it was held aside, and where it was.
 *
 * @param orientation 3 for one that stands on its head, 6 for one that has to be turned clockwise by a quarter to be upright.
 */
export function withExif(picture: Buffer, orientation: number): Buffer {
  const tiff = Buffer.from(
    'MM\x00\x2a\x00\x00\x00\x08\x00\x01\x01\x12\x00\x03\x00\x00\x00\x01\x00\x00\x00\x00\x00\x00\x00\x00',
    'latin1',
  )
  tiff.writeUInt16BE(orientation, 18)
  const body = Buffer.concat([Buffer.from('Exif\x00\x00', 'latin1'), tiff, Buffer.from('GPS 48.8698 2.3421')])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([picture.subarray(0, 2), head, body, picture.subarray(2)])
}

/** The same file with so many bytes: what comes after a picture does not count. */
export function sized(picture: Buffer, bytes: number): Buffer {
  return Buffer.concat([picture, Buffer.alloc(bytes - picture.length)])
}

/** What is in a picture: its size, and the colours of its four halves, as "r g b" rounded to full tones. */
export function read(page: Page, picture: Uint8Array) {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes]))
    const { width, height } = bitmap
    const context = new OffscreenCanvas(width, height).getContext('2d')
    context?.drawImage(bitmap, 0, 0)
    const colour = (x: number, y: number) =>
      Array.from(context?.getImageData(width * x, height * y, 1, 1).data.subarray(0, 3) ?? [])
        .map((tone) => (tone > 128 ? 1 : 0))
        .join(' ')
    return {
      width,
      height,
      upper: colour(0.5, 0.25),
      lower: colour(0.5, 0.75),
      left: colour(0.25, 0.5),
      right: colour(0.75, 0.5),
    }
  }, Buffer.from(picture).toString('base64'))
}
