import { fileTypeFromBuffer } from 'file-type'

/** What a photo tells about itself beside the picture. */
type Facts = {
  /** In pixels, as they are stored: before the picture is turned upright. `null` when the bytes do not say. */
  width: number | null
  height: number | null
  /** How it is to be turned, as Exif counts: 1 is upright, 3 on its head, 6 and 8 lie on a side. */
  orientation: number
  /** What travels along: where and with what it was taken, among other things. */
  metadata: readonly ('exif' | 'xmp')[]
}

/** A photo as it was sent. Its type is told by its bytes, and undefined for what is no known type of file. */
export type PhotoFile = Facts & { bytes: Uint8Array; type: string | undefined }

type Chunk = { name: string; data: Buffer }

const nothing: Facts = { width: null, height: null, orientation: 1, metadata: [] }

/** Looks into a photo: its type, its size, how it is turned, and what else is in it. It is no decoder: broken pixels pass. */
export async function photoFile(bytes: Uint8Array): Promise<PhotoFile> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  const read = type === undefined ? undefined : readers[type]
  return { bytes, type, ...nothing, ...read?.(Buffer.from(bytes)) }
}

const readers: Record<string, (file: Buffer) => Partial<Facts>> = {
  'image/jpeg': readJpeg,
  'image/png': readPng,
  'image/webp': readWebp,
  'image/heic': readHeif,
  'image/heif': readHeif,
}

/** The parts of a JPEG up to the picture itself, by their marker. */
function segments(file: Buffer): Chunk[] {
  const found: Chunk[] = []
  let at = 2
  while (at + 4 <= file.length && file[at] === 0xff && file[at + 1] !== 0xda) {
    const length = file.readUInt16BE(at + 2)
    found.push({ name: (file[at + 1] ?? 0).toString(16), data: file.subarray(at + 4, at + 2 + length) })
    at += 2 + length
  }
  return found
}

function readJpeg(file: Buffer): Partial<Facts> {
  const all = segments(file)
  const frame = all.find(({ name, data }) => /^c[0-35-79-bd-f]$/.test(name) && data.length >= 5)?.data
  const told = all.filter(({ name }) => name === 'e1').map(({ data }) => data)
  const exif = told.find((data) => data.toString('latin1', 0, 6) === 'Exif\0\0')
  const hasXmp = told.some((data) => data.toString('latin1', 0, 28) === 'http://ns.adobe.com/xap/1.0/')
  return {
    ...(frame && { width: frame.readUInt16BE(3), height: frame.readUInt16BE(1) }),
    ...withMetadata(exif?.subarray(6), hasXmp),
  }
}

function readPng(file: Buffer): Partial<Facts> {
  const chunks: Chunk[] = []
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    chunks.push({
      name: file.toString('latin1', at + 4, at + 8),
      data: file.subarray(at + 8, at + 8 + file.readUInt32BE(at)),
    })
  }
  const head = chunks.find(({ name, data }) => name === 'IHDR' && data.length >= 8)?.data
  const hasXmp = chunks.some(
    ({ name, data }) => name === 'iTXt' && data.toString('latin1', 0, 17) === 'XML:com.adobe.xmp',
  )
  return {
    ...(head && { width: head.readUInt32BE(0), height: head.readUInt32BE(4) }),
    ...withMetadata(chunks.find(({ name }) => name === 'eXIf')?.data, hasXmp),
  }
}

function readWebp(file: Buffer): Partial<Facts> {
  const chunks: Chunk[] = []
  for (let at = 12; at + 8 <= file.length; ) {
    const length = file.readUInt32LE(at + 4)
    chunks.push({ name: file.toString('latin1', at, at + 4), data: file.subarray(at + 8, at + 8 + length) })
    at += 8 + length + (length % 2)
  }
  const named = (wanted: string) => chunks.find(({ name, data }) => name === wanted && data.length >= 5)?.data
  return { ...webpSize(named), ...withMetadata(named('EXIF'), named('XMP ') !== undefined) }
}

function webpSize(named: (name: string) => Buffer | undefined): Partial<Facts> {
  const canvas = named('VP8X')
  if (canvas && canvas.length >= 10) return { width: canvas.readUIntLE(4, 3) + 1, height: canvas.readUIntLE(7, 3) + 1 }
  const lossless = named('VP8L')
  if (lossless) {
    const bits = lossless.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 }
  }
  const lossy = named('VP8 ')
  if (!lossy || lossy.length < 10) return {}
  return { width: lossy.readUInt16LE(6) & 0x3fff, height: lossy.readUInt16LE(8) & 0x3fff }
}

/** The largest of the pictures in the file is the photo, the others are tiles and previews. */
function readHeif(file: Buffer): Partial<Facts> {
  const end = file.indexOf('mdat')
  const head = end < 0 ? file : file.subarray(0, end)
  let largest: Partial<Facts> = {}
  for (let at = head.indexOf('ispe'); at >= 0 && at + 16 <= head.length; at = head.indexOf('ispe', at + 4)) {
    const [width, height] = [head.readUInt32BE(at + 8), head.readUInt32BE(at + 12)]
    if (width * height > (largest.width ?? 0) * (largest.height ?? 0)) largest = { width, height }
  }
  return { ...largest, metadata: metadataOf(head.includes('Exif'), head.includes('application/rdf+xml')) }
}

function metadataOf(hasExif: boolean, hasXmp: boolean): Facts['metadata'] {
  return [...(hasExif ? ['exif' as const] : []), ...(hasXmp ? ['xmp' as const] : [])]
}

function withMetadata(exif: Buffer | undefined, hasXmp: boolean): Pick<Facts, 'orientation' | 'metadata'> {
  return { orientation: exif ? orientationIn(exif) : 1, metadata: metadataOf(exif !== undefined, hasXmp) }
}

const orientationTag = 0x0112

/** The orientation in a block of Exif, which is laid out as a TIFF: 1 when it does not say. */
function orientationIn(tiff: Buffer): number {
  if (tiff.length < 10) return 1
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  for (let entry = 0; entry < short(start); entry += 1) {
    const at = start + 2 + entry * 12
    if (short(at) === orientationTag) return short(at + 8) || 1
  }
  return 1
}
