import type { Operation } from './contract.ts'

/** A part of a multipart body: a field, or a file with its name and type. */
export type Part = { name: string; filename?: string; type?: string; bytes: Buffer }

const lineEnd = Buffer.from('\r\n')
const headEnd = Buffer.from('\r\n\r\n')

function quoted(head: string, name: string): string | undefined {
  return new RegExp(`[;\\s]${name}="([^"]*)"`, 'i').exec(head)?.[1]
}

function part(bytes: Buffer): Part | undefined {
  const end = bytes.indexOf(headEnd)
  if (end < 0) return undefined
  const head = bytes.subarray(0, end).toString('utf8')
  const name = quoted(head, 'name')
  if (name === undefined) return undefined
  const filename = quoted(head, 'filename')
  const type = /^content-type:\s*(\S+)/im.exec(head)?.[1]
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(type && { type }),
    bytes: bytes.subarray(end + headEnd.length),
  }
}

/** Whether a part comes of a file input in which nothing was chosen: browsers send it without a name and without bytes. */
function isNothing({ filename, type, bytes }: Part): boolean {
  return bytes.length === 0 && !filename && (filename ?? type) !== undefined
}

/** Whether a body of this content type has parts. */
export function isMultipart(contentType: string): boolean {
  return /^multipart\//i.test(contentType)
}

function boundaryOf(contentType: string): string | undefined {
  return /boundary="?([^";,]+)"?/i.exec(contentType)?.[1]
}

/**
 * The parts of a multipart body, byte-exact, or undefined when it is none, or not what its content type says.
 * Prism cannot read these itself: its parser works on text, and blocks the process for seconds on a large file.
 * File inputs in which nothing was chosen are left out.
 */
export function parseMultipart(body: Buffer, contentType: string): Part[] | undefined {
  const boundary = boundaryOf(contentType)
  if (!isMultipart(contentType) || !boundary) return undefined
  const delimiter = Buffer.from(`--${boundary}`)
  const parts: Part[] = []
  let start = body.indexOf(delimiter)
  while (start >= 0) {
    const from = start + delimiter.length
    if (body.subarray(from, from + 2).toString() === '--') return parts
    const next = body.indexOf(delimiter, from)
    if (next < 0) return undefined
    const read = part(body.subarray(from + lineEnd.length, next - lineEnd.length))
    if (!read) return undefined
    if (!isNothing(read)) parts.push(read)
    start = next
  }
  return undefined
}

/** The fields of a form, as text. Of a field that is sent twice, the last counts, as Prism has it. */
export function fieldsOf(parts: readonly Part[]): Map<string, string> {
  const fields = parts.filter(({ filename }) => filename === undefined)
  return new Map(fields.map(({ name, bytes }) => [name, bytes.toString('utf8')]))
}

/** The names of the fields that an operation takes several of. */
function listFields(content: { schema?: object } | undefined): string[] {
  const properties: unknown = content?.schema && 'properties' in content.schema ? content.schema.properties : undefined
  return Object.entries(properties ?? {}).flatMap(([name, schema]) => (schema?.type === 'array' ? [name] : []))
}

/**
 * Has Prism read fields with several values as lists, which it does only where the contract declares how they are
 * written: it is told to expect commas, and {@link slimMultipart} writes them.
 */
export function expectLists(operation: Operation): void {
  for (const content of operation.request?.body?.contents ?? []) {
    if (content.mediaType !== 'multipart/form-data') continue
    const encodings = listFields(content).map((property) => ({
      property,
      style: 'form',
      explode: false,
      allowReserved: true,
    }))
    Object.assign(content, { encodings })
  }
}

/**
 * The same form with a word in place of every file: what Prism checks. Its parser falls over a file without a type, and
 * knows only the last of several fields of the same name: lists are written as one field, with commas.
 */
export function slimMultipart(parts: readonly Part[], contentType: string, operation: Operation): string {
  const boundary = boundaryOf(contentType)
  const lists = new Set((operation.request?.body?.contents ?? []).flatMap(listFields))
  const fields: [name: string, value: string][] = []
  for (const { name, filename, bytes } of parts) {
    const value = filename === undefined ? bytes.toString('utf8') : 'file'
    const earlier = lists.has(name) && fields.find(([known]) => known === name)
    if (earlier) earlier[1] += `,${value.replaceAll(',', ' ')}`
    else fields.push([name, lists.has(name) ? value.replaceAll(',', ' ') : value])
  }
  const written = fields.map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  return `${written.join('')}--${boundary}--\r\n`
}
