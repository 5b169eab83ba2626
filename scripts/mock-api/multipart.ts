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

/**
 * The parts of a multipart body, byte-exact, or undefined when the body is not what its content type says.
 * Prism cannot read these itself: its parser works on text, and blocks the process for seconds on a large file.
 */
export function parseMultipart(body: Buffer, contentType: string): Part[] | undefined {
  const boundary = /boundary="?([^";,]+)"?/i.exec(contentType)?.[1]
  if (!boundary) return undefined
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
    parts.push(read)
    start = next
  }
  return undefined
}

/** The same form with a word in place of every file: what Prism checks. Its parser falls over a file without a type. */
export function slimMultipart(parts: readonly Part[], boundary: string): string {
  const written = parts.map(({ name, filename, bytes }) => {
    const value = filename === undefined ? bytes.toString('utf8') : 'file'
    return `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  })
  return `${written.join('')}--${boundary}--\r\n`
}
