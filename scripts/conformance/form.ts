import type { Content } from './contract.ts'
import { fileOf } from './files.ts'

const boundary = '----the-contract-is-checked-5f1c2a'

/** A multipart body out of the properties of an example. Files are made here: an example only has words for them. */
export function formOf({ parts }: Content, value: unknown): { type: string; body: Buffer } {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const written = entries.flatMap(([name, one]: [string, unknown]) => {
    const all: unknown[] = Array.isArray(one) ? one : [one]
    return all.map((single) => part(name, single, parts[name]))
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]),
  }
}

function part(
  name: string,
  value: unknown,
  { file, type }: Content['parts'][string] = { file: false, type: '' },
): Buffer {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const made = file ? fileOf(text, type) : undefined
  const head = [
    `--${boundary}`,
    `Content-Disposition: form-data; name="${name}"${made ? `; filename="${name.replace(/\W/g, '')}.${made.ending}"` : ''}`,
    ...(made ? [`Content-Type: ${made.type}`] : []),
    '',
    '',
  ]
  return Buffer.concat([Buffer.from(head.join('\r\n')), made?.bytes ?? Buffer.from(text), Buffer.from('\r\n')])
}
